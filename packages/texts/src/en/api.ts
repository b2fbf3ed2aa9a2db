export default {
  unreachable: 'Could not reach the server. Check your connection and try again.',
} as const;
