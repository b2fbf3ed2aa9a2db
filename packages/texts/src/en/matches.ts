export default {
  title: 'Your Matches',
  loading: 'Loading your matches',
  failed: 'Failed to load matches',
  // `room` is a room’s label, such as ‘Room 7’.
  inRoom: "You're in <name>{room}</name>",
  // Read out by screen readers when matches arrive.
  toMeet: '{count, number} to meet',
  waiting: 'Waiting for the host',
  waitingHint: 'Your matches appear here once the host matches you.',
  waitingAsked: 'Your matches appear here once the host matches you. Answer the questions to get better ones.',
  tellMe: 'Tell me when my matches are ready',
  others: 'Others worth a hello',
  // A button that opens the messages with a person.
  message: 'Message',
  sharedContact: 'They shared their contact.',
  whyMatched: 'Why matched',
  rooms: 'Your rooms',
  round: 'Round {round}',
  nobodyElse: 'Nobody else is in this room any more.',
  followUp: {
    title: 'It is over. Stay in touch',
    lead: 'Only you see whom you met. A contact is seen once both of you share one.',
    sharedRoom: 'You shared a room with',
    notMet: 'Matches you have not met',
  },
} as const;
