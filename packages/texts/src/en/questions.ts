export default {
  // A button that empties an answer.
  clear: 'Clear',
  yourAnswer: 'Your answer... (optional)',
  tooLong: 'Answer must be {most} characters or less',
  options: {
    yes: 'Yes',
    no: 'No',
    maybe: 'Maybe',
  },
} as const;
