export default {
  backToDashboard: 'Back to Dashboard',
  // On phones, in place of backToDashboard.
  dashboard: 'Dashboard',
  // A badge: nobody can join the event any more.
  closed: 'Closed',
  showMore: 'Show more',
  showLess: 'Show less',
  date: 'Date',
  // Where the event is.
  place: 'Place',
  // The address of an online event.
  link: 'Link',
  host: 'Host',
  participants: 'Participants',
  noDate: 'Date not specified by host',
  // In place of the host’s name.
  unknown: 'Unknown',
  // A mark beside an e-mail address.
  notConfirmed: 'not confirmed',
  // How many people take part.
  joined: '{count, number} joined',
  joinedAndWaiting: '{count, number} joined, {waiting, number} waiting',
  joinedAndFull: '{count, number} joined, full',
  // `left`: free places.
  joinedAndLeft: '{count, number} joined, {left, plural, one {# place} other {# places}} left',
  // Of an event: all places are taken.
  full: 'Full',
  left: '{left, plural, one {# place} other {# places}} left',
  // Wed, Dec 5, 2026, 19:00 to 22:00 (Berlin time)
  from: '{day}, {start}',
  fromInZone: '{day}, {start} ({zone})',
  fromTo: '{day}, {start} to {end}',
  fromToInZone: '{day}, {start} to {end} ({zone})',
  room: 'Room {number}',
  namedRoom: 'Room {number}, {name}',
} as const;
