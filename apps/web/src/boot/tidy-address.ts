const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const eventWithTail = new RegExp(`^(/events/${uuid})[^\\w/-]`, 'i');

/** Chat apps make what follows an event's address part of the link: a full stop, a bracket, a blank. It is dropped. */
export function tidyAddress(): void {
  const { pathname, search, hash } = location;
  const event = eventWithTail.exec(pathname)?.[1];
  if (event) history.replaceState(history.state, '', `${event}${search}${hash}`);
}
