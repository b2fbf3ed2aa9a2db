export default {
  title: 'Page not found',
  explanation: 'There is no page at this address. The link may be incomplete, or the page no longer exists.',
  toDashboard: 'Go to your dashboard',
  toHomePage: 'Go to home page',
} as const;
