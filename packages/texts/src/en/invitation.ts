export default {
  page: 'Event',
  failed: 'Failed to load event',
  checkConnection: 'Check your connection and try again.',
  logIn: 'Log in',
} as const;
