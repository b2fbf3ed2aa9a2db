export default {
  cancel: 'Cancel',
  copy: 'Copy',
  done: 'Done',
  tryAgain: 'Try again',
  loading: 'Loading...',
  dismiss: 'Dismiss',
  // The name of the region where short messages appear.
  notifications: 'Notifications',
  showCharacters: 'Show characters',
  // In place of the name of a person who has no alias.
  noAlias: 'No alias',
  // Of a slider that nobody has moved.
  notAnswered: 'Not answered',
  suggestions: 'Suggestions: {label}',
  // Of a block in a long list: rows 11 to 20 of 134.
  rows: '{from} to {to} of {total}',
  charactersLeft: '{count, plural, one {# character remaining} other {# characters remaining}}',
  charactersOf: '{count}/{max} characters',
  // The end of a button's name for screen readers, after its label: 'Message' + ' Sami'.
  whom: ' {name}',
  // Phones show it without the part in <more>.
  offline:
    'You are offline. What you type is kept<more>. Answers and messages that you sent go out when you are back online</more>.',
} as const;
