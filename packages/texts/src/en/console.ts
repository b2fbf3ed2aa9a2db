// The host's console on the phone, during the evening.
export default {
  // The page's title in the browser.
  documentTitle: '{event}, the evening',
  title: 'Run the evening',
  theEvening: 'The evening',
  loading: 'Loading the evening',
  loadFailed: 'Failed to load the evening',
  backToEvent: 'Back to the event',
  toEvent: 'To the event',
  onlyHosts: 'Only hosts can run the evening',
  onlyHostsText: "You find your room and your people on the event's page.",
  seeResults: 'See the results',
  failed: 'That did not work. Please try again.',
  failedShort: 'That did not work.',
  tryAgain: 'Try again',
  // For screen readers: the clock in words.
  timeLeft:
    '{minutes, plural, =0 {{seconds, plural, one {# second} other {# seconds}} left} one {# minute{seconds, plural, =0 {} one { and # second} other { and # seconds}} left} other {# minutes{seconds, plural, =0 {} one { and # second} other { and # seconds}} left}}',
  // While the server does not answer. 0: less than a minute ago.
  lastHeard:
    '{minutes, plural, =0 {Last heard less than a minute ago} one {Last heard # min ago} other {Last heard # min ago}}. Phones follow their own plan.',
  // The state of the evening.
  now: {
    closed: 'The doors are closed',
    doors: 'The doors are open',
    round: 'Round {round} of {rounds}',
    roundPaused: 'Round {round} of {rounds}, paused',
    break: 'Break after round {round}',
    breakPaused: 'Break after round {round}, paused',
    ended: 'The evening is over',
  },
  // What comes next. {automatic}: rounds and breaks follow by themselves.
  next: {
    openDoors: 'Next: open the doors when the first guests arrive.',
    everybodyKeeps: 'Everybody keeps their matches and messages.',
    lastRoundIsOver: 'The time is up. This was the last round.',
    timeIsUp: 'The time is up. Go on when you are ready.',
    round: '{automatic, select, yes {Next: round {round}, by itself.} other {Next: round {round}, when you say so.}}',
    end: 'Next: the end of the evening, when you say so.',
    endByItself: 'Next: the end of the evening, by itself.',
    break:
      '{automatic, select, yes {Next: a break of {minutes} min, then round {round}, by itself.} other {Next: a break of {minutes} min, then round {round}, when you say so.}}',
    match: 'Next: match the people who are here, then round 1.',
    // {step}: a button's label, such as 'Start round 1 of 3'.
    step: 'Next: {step}.',
    // {facts}: '11 people in 5 rooms, 12 minutes. Ends about 21:05.'
    stepWith: '{step}: {facts}',
  },
  tooFew: '{count, plural, one {# person is} other {# people are}} needed to match',
  // The state in one line for screen readers.
  nowAndNext: '{now}. {next}',
  // Beside counts.
  hereLabel: 'here',
  expectedLabel: 'expected',
  joinedLately: 'joined in the last minute',
  pause: 'Pause',
  minuteMore: 'A minute more',
  addRound: 'Add a round',
  endsAbout: 'Ends about {time}',
  starts:
    '{people, plural, one {# person} other {# people}}, {minutes, plural, one {# minute} other {# minutes}}. Ends about {time}.',
  startsInRooms:
    '{people, plural, one {# person} other {# people}} in {rooms, plural, one {# room} other {# rooms}}, {minutes, plural, one {# minute} other {# minutes}}. Ends about {time}.',
  // The large button, and the question before it.
  step: {
    openDoors: 'Open the doors',
    openAgain: 'Open the doors again?',
    openAgainText: 'A new evening begins, and everybody checks in again.',
    start: 'Start round 1 of {rounds}',
    startAsked: 'Start round 1 of {rounds}?',
    missing: '{count, plural, one {# person is not here yet.} other {# people are not here yet.}}',
    nobodyHere: 'Nobody has checked in, so everyone in the run gets a room.',
    // After a pause.
    goOn: 'Go on',
    nextRound: 'Next round',
    endRound: 'End round {round} now',
    endRoundAsked: 'End round {round} now?',
    startRound: 'Start round {round} now',
    startRoundAsked: 'Start round {round} now?',
    breakBegins:
      'The break begins now, {minutes, plural, one {# minute} other {# minutes}} long. Then comes round {round}.',
    toRooms: 'Everybody is told to go to their room.',
    toRoomsWith: 'Everybody is told to go to their room. Round {round} of {rounds}: {facts}',
    end: 'End the evening',
    endNow: 'End the evening now?',
    endAsked: 'End the evening?',
    endLastAsked: 'End the last round and the evening?',
    endText: 'The code stops working, and phones show no rooms any more. Everybody keeps their matches and messages.',
    movedOn: 'The evening has moved on. You see how it stands now. Nothing was done twice.',
  },
  matchPeople: 'Match {count, plural, one {# person} other {# people}}',
  showCode: 'Show the code',
  matchAgain: 'Match again',
  sheet: {
    startLater: 'Match, start later',
    start: 'Match and start',
    perRoom: 'People per room',
    rounds: 'Rounds',
    onlyHere: 'Only people who are here',
    progress: 'Matching progress',
    thenStarts: 'Matching. Then round 1 starts by itself.',
    thenReady: 'Matching. You start round 1 when you are ready.',
    slow: 'This is taking longer than usual.',
    checkAgain: 'Check again',
    // Closes the sheet; round 1 then waits for a tap.
    later: 'Start later',
    close: 'Close',
    ready: 'Matches are ready',
    wentWrong: 'Something went wrong during the matching',
    startFailed: 'Failed to start the matching',
  },
  // The folded part before round 1.
  settings: 'Stage, poster, settings',
  automatic: 'Rounds and breaks follow by themselves',
  minutesPerRound: 'Minutes per round',
  minutesPerBreak: 'Minutes per break',
  fromTo: 'From {from} to {to}',
  draftRun: 'This run is a draft. Starting round 1 publishes it.',
  runDiffers:
    'This run has {people, plural, one {# person} other {# people}}, and {here, plural, one {# is} other {# are}} here. Match again, or start now: Serendip fills empty chairs and gives late arrivals a room, too.',
  code: {
    title: 'The code',
    // For screen readers, before the code itself.
    is: 'The code is ',
    orOpen: 'or open <place>{address}</place> and type {code}',
    typedAt: 'Typed at {address}, or scanned from the stage.',
    qrCode: 'QR code to check in',
    andStage: 'Code and stage',
    renew: 'Renew the code',
    renewAsked: 'Renew the code?',
    renewText: 'The old one stops working at once, on posters too. People who are here stay checked in.',
  },
  stage: {
    open: 'Open the stage',
    printPoster: 'Print the poster',
    elsewhere: 'Stage on another screen',
    openThere: 'On that screen open <place>{address}</place> and type',
    once: 'It works once, until {time}.',
    codeFailed: 'The code could not be made. Please try again.',
    link: 'Stage link',
    linkHint: 'Anyone with the link sees the stage and nothing else.',
    copied: 'Stage link copied',
    copyByHand: 'Copy the link by hand',
    copy: 'Copy',
    newLink: 'New stage link',
    linkForLaptop: 'Stage link for another laptop',
    linkFailed: 'The link could not be made. Please try again.',
    makeAsked: 'Make a stage link?',
    makeText: 'Earlier links stop working at once.',
    make: 'Make the link',
  },
  roomNames: {
    title: 'Names of the rooms',
    label: 'One name per line',
    // {room}: these six characters, as the host types them.
    hint: "The first line is room 1. A single line with {room} names every room, such as 'Table {room}'. A web address becomes a link.",
    save: 'Save the names',
    saved: 'Room names saved',
    saveFailed: 'The names could not be saved. Please try again.',
    // A room without a name of its own.
    unnamed: 'Room {number}',
  },
  door: {
    title: 'At the door',
    oneByOne: 'Let people in one by one',
    hint: 'New people then ask you, even with the code. The code checks in everyone who has joined before, as always.',
    asking: '{count, plural, one {# person asks} other {# people ask}}',
    declineAll: 'Decline all',
    declineAllAsked: 'Decline {count, plural, one {# person} other {# people}}?',
    declineAllText:
      'Everyone who asks now. They cannot ask again until you let them in, in the list of removed people.',
    decline: 'Decline',
    letIn: 'Let in',
    answered: 'Another host has answered, or they have gone.',
    // For door helpers.
    counts: '{here, number} here, {expected, number} expected',
    closed: 'The doors are not open',
    closedText: 'Once a host opens them, you see the code here and check people in.',
  },
  // In place of a name.
  noAlias: 'No alias',
  // In place of an e-mail address: somebody without an account.
  guest: 'Guest',
  // At the end of a button's name: 'Let in someone'.
  toSomeone: 'someone',
  someone: 'Someone',
  people: {
    title: 'People',
    find: 'Find by name, alias or e-mail',
    findWithoutEmail: 'Find by name or alias',
    // The choice between lists.
    show: 'People to show',
    expected: 'Not here {count, number}',
    here: 'Here {count, number}',
    waiting: 'Waiting {count, number}',
    notFound: 'Nobody found with that name.',
    none: {
      expected: 'Everybody is here.',
      here: 'Nobody is here yet.',
      waiting: 'Nobody waits for a place.',
      asking: 'Nobody asks to be let in.',
    },
    loadFailed: 'Failed to load the people',
    loading: 'Loading the people',
    // Marks beside a person.
    isWaiting: 'Waits for a place',
    isAsking: 'Asks to join',
    isHere: 'Here',
    checkIn: 'Check in',
    checkOut: 'Check out',
    saidHere: '<bdi>{name}</bdi> is here',
    saidNotHere: '<bdi>{name}</bdi> is not here',
    undo: 'Undo',
  },
  rooms: {
    title: 'Rooms',
    round: 'Round',
    // In the choice of rounds.
    roundOf: 'Round {round}',
    roundNow: 'Round {round}, now',
    withoutRoom: 'Here, without a room',
    loadFailed: 'Failed to load the rooms',
    nobody: 'Nobody',
    // Marks beside a person: moved by a host; in another room than they were told.
    byHand: 'By hand',
    changed: 'Changed',
    // For screen readers, before a person's name on a button.
    move: 'Move ',
    movedTo: '{name}: {room}',
    moveTitle: 'Move <bdi>{name}</bdi>',
    somebody: 'somebody',
    moveText: 'In round {round}. It stays that way.',
    cancel: 'Cancel',
    moveButton: 'Move',
    to: 'To',
    choice: '{room} ({count, plural, one {# person} other {# people}})',
    newChoice: '{room} (new)',
  },
  whatToDo: {
    title: 'What to do when…',
    line: '<strong>{when}.</strong> <soft>{advice}</soft>',
    leaves: {
      when: 'Somebody leaves',
      advice: "They tap 'I have to go', or you tap 'Check out'. Anyone left alone gets another room.",
    },
    late: {
      when: 'Somebody is late',
      advice:
        'They scan the code on the stage, or you check them in. They get a free place in a room, or a room in the next round.',
    },
    network: {
      when: 'The network fails',
      advice:
        'Phones keep a copy of the plan, and the clock keeps running. Read the rooms aloud to guests whose phone has no power.',
    },
  },
} as const;
