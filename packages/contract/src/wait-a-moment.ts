/** The message for rate limits without a more specific one. */
export const waitAMoment = 'Too many requests. Please wait a moment and try again.';
