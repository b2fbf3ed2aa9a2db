/** Where the code's QR leads: whoever opens it is here. */
export const codeAddress = (eventId: string, code: string): string =>
  `${window.location.origin}/events/${eventId}?here=${code}`;
