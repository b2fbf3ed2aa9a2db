export default {
  over: 'This event is over.',
  joiningClosed: 'Joining has closed.',
  byInvitation: 'This event is by invitation.',
  askToJoin: 'Ask to join',
  joinWaitingList: 'Join the waiting list',
  join: 'Join',
  // Where the event's link is pasted, after day and place.
  inLinks: 'Join, and see who to meet.',
  placesLeft: '{count, plural, =0 {Full} one {1 place left} other {{shown} places left}}',
} as const;
