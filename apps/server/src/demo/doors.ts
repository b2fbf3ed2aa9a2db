import type { Guest } from './front-door.ts';

interface Live {
  version: number;
  state: string;
  round: number;
  code: string;
}

/** The evening as the host sees it. */
export const liveOf = async (host: Guest, eventId: string): Promise<Live> =>
  (await host.send('GET', `/events/${eventId}/live`)).live as Live;

/** A host's tap on the evening's current version. */
export async function act(host: Guest, eventId: string, action: string, options: object = {}): Promise<Live> {
  const { live } = await host.send('GET', `/events/${eventId}/live`);
  const version = (live as Live | null)?.version ?? 0;
  return (await host.send('POST', `/events/${eventId}/live`, { live: { action, version, ...options } })).live as Live;
}

/** A guest scans the code. */
export const checkIn = (guest: Guest, eventId: string, code: string) =>
  guest.send('POST', `/events/${eventId}/check_in`, { check_in: { code } });
