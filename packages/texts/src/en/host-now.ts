// For hosts, first on the event's page: how it stands, and the next step.
export default {
  title: 'Now',
  loading: 'Loading the next step',
  share: 'Share the link',
  match: 'Match now',
  publish: 'Look and publish',
  openDoors: 'Open the doors',
  run: 'Run the evening',
  results: 'See what came of it',
  failed: 'That did not work. Please try again.',
  qrCode: "QR code of the event's link",
  // How the event stands, in one line.
  line: {
    nobody: 'Nobody has joined yet. Send the link to your guests.',
    joined: '{joined, number} joined',
    answered: '{joined, number} joined, {answered, number} answered',
    doors: 'Doors are open, {count, number} here',
    round: 'Round {round} of {rounds}',
    // {time}: a clock, such as 7:31.
    roundLeft: 'Round {round} of {rounds}, {time} left',
    roundPaused: 'Round {round} of {rounds}, paused',
    roundPausedLeft: 'Round {round} of {rounds}, paused, {time} left',
    break: 'Break after round {round}',
    breakLeft: 'Break after round {round}, {time} left',
    breakPaused: 'Break after round {round}, paused',
    breakPausedLeft: 'Break after round {round}, paused, {time} left',
    over: 'The evening is over',
    came: '{came, number} came',
    // Pairs of guests who say that they met, in fives.
    cameAndMet: '{came, number} came, about {pairs, number} pairs met',
  },
} as const;
