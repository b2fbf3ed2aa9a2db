import type { DataOf, Endpoint, RequestOf } from '@serendip/contract/endpoint';
import { call } from '../../api/call.ts';
import type { KeptAnswer } from '../../api/send.ts';
import { readUser } from '../../api/stored-session.ts';

/** What the server said, and how many milliseconds its clock is ahead of this device's. */
export interface Heard<T> {
  said: T;
  ahead: number;
}

const kept = new Map<string, KeptAnswer>();
const clocks = new WeakMap<object, number>();
let reader: string | null = null;
let clockStood = 0;

/** It changes when the device's clock is set, and on some devices while they sleep. */
const clockStands = () => Date.now() - performance.now();

/** An unchanged answer tells no time: it will not do once the clock was set, nor for another reader. */
function forgetWhatIsOld(): void {
  const user = readUser()?.id ?? null;
  if (user === reader && Math.abs(clockStands() - clockStood) < 1000) return;
  kept.clear();
  reader = user;
  clockStood = clockStands();
}

/** The server's clock against this device's, taken in the middle of the round trip. */
export const clockAhead = (serverNow: string, asked: number, answered: number): number =>
  Date.parse(serverNow) - (asked + answered) / 2;

/** Reads what changes seldom and is asked for every few seconds. The server need only say that nothing has changed. */
export async function hear<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  serverNow: (data: DataOf<E>) => string | undefined,
  signal: AbortSignal,
): Promise<Heard<DataOf<E>>> {
  forgetWhatIsOld();
  const asked = Date.now();
  const said = await call(endpoint, request, signal, kept);
  const now = serverNow(said);
  const known = clocks.get(said);
  const ahead = known ?? (now === undefined ? 0 : clockAhead(now, asked, Date.now()));
  clocks.set(said, ahead);
  return { said, ahead };
}
