/** What whoever asks for too much too fast reads, wherever there is nothing better to say. */
export const waitAMoment = 'Too many requests. Please wait a moment and try again.';
