// A guest's phone during the evening.
export default {
  // The page that shows in place of the stage.
  stage: {
    title: 'Stage',
    loading: 'Loading...',
    gone: 'This stage link does not work any more. Ask the host for a new one.',
    unreachable: 'The stage cannot be reached. It tries again by itself.',
  },
  // For screen readers: the clock in words.
  timeLeft:
    '{minutes, plural, =0 {{seconds, plural, one {# second} other {# seconds}} left} one {# minute{seconds, plural, =0 {} one { and # second} other { and # seconds}} left} other {# minutes{seconds, plural, =0 {} one { and # second} other { and # seconds}} left}}',
  // While the server does not answer. 0: less than a minute ago.
  lastHeard:
    '{minutes, plural, =0 {Last heard less than a minute ago} one {Last heard # min ago} other {Last heard # min ago}}. This page follows the plan on your device.',
  failed: 'That did not work. Please try again.',
  tryAgain: 'Try again',
  fromHost: 'From your host',
  // Closes the host's message.
  gotIt: 'Got it',
  // In place of a person's name.
  someone: 'Someone',
  // The same at the end of a button's name: 'Message someone'.
  toSomeone: 'someone',
  // The same in a list after 'with'.
  withSomeone: 'someone',
  notInIt: 'You are not in this event any more.',
  checkedIn: 'You are here.',
  // Headings of the card.
  over: 'The evening is over',
  break: 'Break',
  // The guest has checked in.
  here: 'You are here',
  areYouHere: 'Are you here?',
  round: 'Round {round} of {rounds}',
  roundPaused: 'Round {round} of {rounds}, paused',
  // In one line at the top of the page: 'Round 2 · 1:34 · Room 4'.
  strip: { round: 'Round {round}', paused: 'paused', next: 'Next: {room}' },
  // Somebody who came during the round gets a room.
  inRoomFromNow: 'You are in room {number} from now',
  // {place}: the host's own name for a room, such as 'Table 7'.
  inPlaceFromNow: 'You are in {place} from now',
  inFromRound: "You're in from round {round}: {room}.",
  // {time}: a clock, such as 0:51.
  inFromRoundIn: "You're in from round {round}, in {time}: {room}.",
  answerMeanwhile: 'Answer the questions meanwhile.',
  // Said by screen readers when the guest's place changes.
  said: {
    over: 'The evening is over.',
    next: 'Next: {room}.',
    break: 'Break.',
    breakNext: 'Break. Next: {room}.',
    breakChanged: 'Break. Your room has changed. Next: {room}.',
    fromNow: '{sentence}.',
    round: 'Round {round}. {room}.',
    roundWith: 'Round {round}. {room}, with {names}.',
    changed: 'Your room has changed. {room}.',
    changedWith: 'Your room has changed. {room}, with {names}.',
  },
  // Where to go.
  nextRoom: 'Next: <room>{label}</room>',
  // A link to an online room.
  openRoom: 'Open {room}',
  // A mark beside a room.
  changed: 'Changed',
  writeToThem: 'You can write to everybody you met. You find them in your matches below.',
  timeIsUp: 'Time is up. The host will go on in a moment.',
  lastSeconds: 'The last seconds of the last round',
  scanAtDoors: 'Scan the code on the screen at the venue, or type its six characters.',
  scanToJoin:
    'The evening is on. Scan the code on the screen at the venue, or type its six characters, and you get a room.',
  waitForRound: 'When round 1 starts, this page tells you where to go. Keep it open.',
  hereCount: '{count, plural, =1 {You are the first.} one {# person is here.} other {# people are here.}}',
  unheard: 'Your phone does not know your room yet. Find your name on the stage, or ask the host.',
  noRoom: 'You have no room in this round. You get one as soon as there is a place for you.',
  beginsAtZero: 'Round {round} begins when the clock is at 0:00.',
  hostStarts: 'The host starts round {round}.',
  nextSoon: 'Your next room shows here in a moment.',
  nobodyElse: 'Nobody else is in your room right now.',
  // A button: writes to this person.
  message: 'Message',
  calledOnStage: 'On the stage and on paper you are <bdi>{name}</bdi>.',
  keepScreenOn: 'Keep my screen on',
  // The six characters of the evening's code.
  codeLabel: 'The six characters',
  // Checks in.
  iAmHere: 'I am here',
  oneMoment: 'One moment...',
  leave: {
    button: 'I have to go',
    title: 'Do you have to go?',
    description: 'Your place is free from now on. If you come back, type the code again.',
    yes: 'Yes, I am leaving',
    no: 'No, I stay',
  },
} as const;
