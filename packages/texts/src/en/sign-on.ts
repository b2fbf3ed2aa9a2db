export default {
  // 'The other site' is the provider with which people sign in, such as their company's.
  unreachable: 'The other site does not answer. Please try again in a moment, or sign in another way.',
  refused: 'The other site did not sign you in. Please try again, or sign in another way.',
  unverified: 'The other site has not verified your e-mail address. Verify it there, or sign in another way.',
  taken: 'This account belongs to somebody else at the other site. Sign in another way.',
  ended: 'This sign-in took too long or began in another browser. Please try again.',
  busy: 'Too many requests. Please wait a moment and try again.',
} as const;
