export default {
  title: 'How well Serendip knows your guests',
  // How many guests Serendip knows so well: ‘3 clear’. `count` may be a dash.
  clarity: {
    clear: '{count} clear',
    partly: '{count} partly',
    hardly: '{count} hardly',
  },
  nobodyAsked: 'No guest has an open question from Serendip',
  asked:
    '{count, plural, one {# guest was asked for more and has not answered yet} other {# guests were asked for more and have not answered yet}}',
  failed: 'Could not be counted. Serendip tries again every minute.',
} as const;
