/** The address in the QR code. Opening it checks the guest in. */
export const codeAddress = (base: string, eventId: string, code: string): string =>
  `${base}/events/${eventId}?here=${code}`;

/** Where people type the code, as they type that address: 'events.example.org/go'. */
export const goAddress = (base: string): string => `${new URL(base).host}/go`;

/** An address of this installation with the origin that guests use. */
export function withBase(base: string, address: string): string {
  const { pathname, search } = new URL(address);
  return `${base}${pathname}${search}`;
}
