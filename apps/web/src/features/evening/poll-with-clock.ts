import type { DataOf, Endpoint, RequestOf } from '@serendip/contract/endpoint';
import { call } from '../../api/call.ts';
import type { KeptAnswer } from '../../api/send.ts';
import { readUser } from '../../api/stored-session.ts';

/** An answer, and how many milliseconds the server's clock is ahead of the device's. */
export interface Polled<T> {
  answer: T;
  ahead: number;
}

const kept = new Map<string, KeptAnswer>();
const clocks = new WeakMap<object, number>();
let reader: string | null = null;
let clockStood = 0;

/** The offset changes when the device's clock is set, and on some devices during sleep. */
const clockStands = () => Date.now() - performance.now();

/**
 * A 304 has no server time, so the kept answers are dropped when the device's clock changes or another user signs in.
 */
function forgetWhatIsOld(): void {
  const user = readUser()?.id ?? null;
  if (user === reader && Math.abs(clockStands() - clockStood) < 1000) return;
  kept.clear();
  reader = user;
  clockStood = clockStands();
}

/** The server's clock minus the device's, measured at the middle of the round trip. */
export const clockAhead = (serverNow: string, asked: number, answered: number): number =>
  Date.parse(serverNow) - (asked + answered) / 2;

/** Polls with an ETag, so that the server can answer 304, and keeps the difference of the clocks. */
export async function pollWithClock<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  serverNow: (data: DataOf<E>) => string | undefined,
  signal: AbortSignal,
): Promise<Polled<DataOf<E>>> {
  forgetWhatIsOld();
  const asked = Date.now();
  const answer = await call(endpoint, request, signal, kept);
  const now = serverNow(answer);
  const known = clocks.get(answer);
  const ahead = known ?? (now === undefined ? 0 : clockAhead(now, asked, Date.now()));
  clocks.set(answer, ahead);
  return { answer, ahead };
}
