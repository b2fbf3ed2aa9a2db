export default {
  titles: { privacy: 'Privacy', terms: 'Terms', imprint: 'Imprint' },
  loading: 'Loading the text',
  failed: 'The text could not be loaded.',
  contact: 'Contact',
  write: 'Write to <link>{email}</link>.',
  askHost: "Ask the host of your event, who knows who runs this site. Their e-mail address is on the event's page.",
} as const;
