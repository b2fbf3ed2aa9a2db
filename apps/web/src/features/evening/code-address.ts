/** The address in the QR code. Opening it checks the guest in. */
export const codeAddress = (eventId: string, code: string): string =>
  `${window.location.origin}/events/${eventId}?here=${code}`;
