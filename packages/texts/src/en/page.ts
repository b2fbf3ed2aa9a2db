export default {
  description: 'Meaningful Connections. Right Time. Right Place. Meet the right people at every event you attend.',
  // What the app does, where a phone offers to install it.
  install: 'Meet the right people at every event you attend.',
  ogTitle: 'Serendip: Meaningful Connections. Right Time. Right Place.',
  ogDescription: 'Find your next business partner, customer, friend, or hiring manager at every event you attend.',
  ogImageAlt: 'Serendip. Meaningful Connections. Right Time. Right Place.',
  // A push notification without words of its own.
  news: 'Something is new',
  noScript: 'Serendip needs JavaScript to run.',
} as const;
