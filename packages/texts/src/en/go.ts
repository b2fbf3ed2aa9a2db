export default {
  title: 'Go to your event',
  lead: 'The code is on the screen or the poster in the room.',
  dashboard: 'Dashboard',
  typeCode: 'Type the code from the screen',
  // Opens the page that the code is for.
  goIn: 'Go in',
  failed: 'That did not work. Please try again.',
} as const;
