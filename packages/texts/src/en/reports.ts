export default {
  title: 'Reports',
  // Read out after the number of reports.
  open: 'open',
  lead: 'Only the hosts see this. The people reported are not told. Reports are deleted after {days, plural, one {# day} other {# days}}.',
  none: 'No reports',
  noneHint: 'Reports about people at this event appear here.',
  failed: 'Failed to load reports',
  loading: 'Loading reports',
  gone: 'Someone who deleted their account',
  // A badge: a host has dealt with the report.
  done: 'Done',
  // `<person>` is the name of a person.
  by: 'Reported by <person></person>, {time}',
  byGone: 'Reported by someone who deleted their account, {time}',
  // Above a message: its writer and when it was sent.
  said: '<person>{name}</person>, {time}',
  openAgain: 'Open again',
  markDone: 'Mark as done',
  failedToSave: 'Failed to save',
  messages: 'Their messages ({count, number})',
} as const;
