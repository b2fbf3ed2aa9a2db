export default {
  // The name of the row of languages, each named in itself.
  label: 'Language',
  hint: 'Of the pages, mails and reasons that you read.',
  asBrowser: 'As my browser',
  failed: 'Failed to change the language',
} as const;
