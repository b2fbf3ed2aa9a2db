export default {
  doorHelp: { title: 'You help at the door', text: 'Show the code, and check people in.', toDoor: 'To the door' },
  removed: { title: 'You cannot join this event', text: 'Only a host can let you in.' },
  joiningClosed: { title: 'Joining has closed', text: 'Nobody can join any more.' },
  byInvitation: { title: 'This event is by invitation', text: 'Only people whom the hosts invite can join.' },
  closed: {
    title: 'This event is closed',
    toOwner:
      'It was made before you proved that your e-mail address is yours. Nobody can join or answer until you open it.',
    hostGone: 'Its host deleted their account, and with it the description. Nobody can join any more.',
    notOpened: 'Its host has not opened it. Nobody can join at the moment.',
  },
  over: {
    title: 'This event is over.',
    toHost: 'Nobody can join. With a later date it is open again.',
    toGuest: 'Nobody can join any more.',
    changeDate: 'Change the date',
  },
  join: {
    title: 'Ready to Join <event>{name}</event>?',
    answer: 'Answer Questions',
    answerText: 'Tell us what you offer and what you are looking for.',
    wait: 'Wait for Matching',
    waitText: 'The host starts it when everyone has joined.',
    matches: 'Get Your Matches',
    matchesText: 'See who to meet, and why.',
    asks: 'The hosts let people in. You are told when they have answered.',
    full: 'This event is full. On the waiting list you are in as soon as it is your turn.',
    button: 'Join This Event',
    ask: 'Ask to join',
    waitingList: 'Join the waiting list',
    privacy: 'Your information is private and only used for matching within this event.',
    joining: 'Joining...',
    failed: 'Failed to join event',
  },
  leave: {
    button: 'Leave Event',
    stay: 'Stay',
    leaving: 'Leaving...',
    failed: 'Failed to leave event',
    question: 'Leave {name}?',
    // After the question: each of these that applies, one after another.
    losesPlace: 'Your place goes to the next person waiting.',
    losesSeat: 'You have no seat in the rounds to come.',
    losesMatches: 'You see your matches again only if you join again.',
  },
  in: {
    title: "You're In!",
    hostGone:
      'This event is closed because its host deleted their account. You keep your matches, messages and answers. If you leave, you cannot join again.',
    notOpened:
      'This event is closed until its host opens it. You keep your matches, messages and answers. If you leave, you cannot join again.',
    asks: 'The more questions you answer, the better your matches. They show on this page when the host runs matching.',
    waits: 'Your matches show on this page when the host runs matching.',
    matched: 'Your matches are on this page.',
    rooms: 'Your rooms and the people you meet there are on this page.',
    answer: '{count, plural, one {Answer # question} other {Answer # questions}}',
    time: 'About two minutes',
  },
  asking: {
    byLink: 'You asked to join',
    byLinkText: 'The hosts let people in. You are told as soon as they have answered. You need to do nothing more.',
    atDoor: 'A host lets you in',
    atDoorText:
      'At this event hosts let people in one by one. Tell a host at the door who you are. This page goes on by itself.',
    atDoorAs:
      'At this event hosts let people in one by one. Tell a host at the door who you are: on their list you are <alias>{name}</alias>. This page goes on by itself.',
    stop: 'Do not ask any more',
  },
  waiting: {
    title: "You're on the waiting list",
    text: 'All places are taken. You are in as soon as it is your turn. You need to do nothing more.',
    leave: 'Leave the waiting list',
  },
} as const;
