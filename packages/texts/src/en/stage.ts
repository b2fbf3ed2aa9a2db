// The big screen in the room. Read from the back of the hall: as few words as possible.
export default {
  welcome: 'Welcome',
  doorsOpenSoon: 'The doors open soon.',
  scan: 'Scan to check in',
  qrCode: 'QR code to check in',
  // Below 'Scan to check in', above the code.
  orOpen: 'or open <place>{address}</place> and type',
  // For screen readers, before the code itself.
  codeIs: '<unseen>The code is </unseen>{code}',
  // How many people have checked in.
  here: '<people>{count, number}</people> here',
  justArrived: 'Just arrived? Scan this, or open <place>{address}</place> and type <mono>{code}</mono>',
  thanks: 'Thank you for coming',
  writeToThem: 'Write to the people you met. They are in your matches.',
  findRoom: 'Find your room on your phone',
  findNextRoom: 'Find your room for round {round} on your phone',
  timeIsUp: 'Time is up',
  round: 'Round {round} of {rounds}',
  break: 'Break',
  paused: 'Paused',
  goesOn: 'It goes on when the clock is at 0:00.',
  // For screen readers: the clock in words.
  timeLeft:
    '{minutes, plural, =0 {{seconds, plural, one {# second} other {# seconds}} left} one {# minute{seconds, plural, =0 {} one { and # second} other { and # seconds}} left} other {# minutes{seconds, plural, =0 {} one { and # second} other { and # seconds}} left}}',
  roomsByName: 'Rooms by name',
  page: 'Page {page} of {pages}',
  // A room of the venue, with its number.
  room: 'Room {number}',
  namedRoom: 'Room {number}, {name}',
  // While the server does not answer. 0: less than a minute ago.
  lastHeard:
    '{minutes, plural, =0 {Last heard less than a minute ago} one {Last heard # min ago} other {Last heard # min ago}}',
  soundOff: 'Sound is off',
  // The host's buttons.
  bar: {
    pause: 'Pause',
    // After a pause.
    goOn: 'Go on',
    // The key on the keyboard.
    space: 'space',
    mute: 'Mute',
    soundOn: 'Sound on',
    fullScreen: 'Full screen',
    endEvening: 'End the evening',
    endRound: 'End round {round}',
    startRound: 'Start round {round} of {rounds}',
  },
  // Answers to the host's keys.
  movedOn: 'The evening has moved on',
  failed: 'That did not work',
  pressAgain: 'Press → again to end the evening',
  roundRuns:
    'Round {round} of {rounds}: {people, plural, one {# person} other {# people}}, {minutes, plural, one {# minute} other {# minutes}}. Ends about {time}.',
  roundRunsInRooms:
    'Round {round} of {rounds}: {people, plural, one {# person} other {# people}} in {rooms, plural, one {# room} other {# rooms}}, {minutes, plural, one {# minute} other {# minutes}}. Ends about {time}.',
} as const;
