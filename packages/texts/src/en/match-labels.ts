export default {
  category: {
    mutual_connections: 'Mutual Connections',
    // Of a pair or a room: somebody can help somebody.
    can_help: 'Can Help Others',
    // The other direction: somebody gets help.
    can_receive_help: 'Can Receive Help',
  },
  // How well two people go together.
  fit: {
    strong: 'Strong fit',
    good: 'Good fit',
    hello: 'Worth a hello',
  },
  // `percent` is written with its sign: 87%
  score: '{percent} match',
} as const;
