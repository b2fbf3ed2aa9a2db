export default {
  title: 'Stop these mails?',
  lead: 'You get no more mails of the kind that this link came with.',
} as const;
