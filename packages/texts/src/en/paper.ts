// What hosts print: the poster for the door, cards for the tables, a list for the door.
export default {
  scan: 'Scan the code to join and check in.',
  qrCode: 'QR code to check in',
  // The code follows on a line of its own.
  orOpen: 'Or open <place>{address}</place> and type',
  name: 'Name',
  // A column's heading: the number of a person's room.
  roomColumn: 'Room',
  round: 'Round {round}',
  room: 'Room {number}',
  namedRoom: 'Room {number}, {name}',
  // In place of names, in a room where nobody sits.
  nobody: 'Nobody',
} as const;
