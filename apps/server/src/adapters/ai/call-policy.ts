import { setTimeout as wait } from 'node:timers/promises';
import type { Ticket } from '../../fair-line.ts';
import { type SharedCalls, type SharedLimits, sharedCalls } from './shared-calls.ts';

export interface CallLimits {
  /** Milliseconds per request. */
  timeout: number;
  /** Requests of one run, including repeats. */
  calls: number;
  /** How often a request is repeated after 429, 5xx or a broken connection. */
  retries: number;
  /** Milliseconds before the first repetition; doubled each time. A server's `Retry-After` counts instead. */
  pause: number;
}

/** The user's place among all users of the endpoint in this process, and their budget. */
export interface CallsOf {
  shared: SharedCalls;
  ticket: Ticket;
  /** Counts a request before it is made. Rejects if the budget is used up. */
  pay: () => Promise<void>;
}

const USUAL: CallLimits = {
  timeout: 20_000,
  calls: 1_000,
  retries: 2,
  pause: 500,
};

/** Thrown for a call that is not made because the endpoint failed lately. */
class EndpointDead extends Error {
  override name = 'EndpointDead';
}

/** A server with a longer pause cannot help this run. */
const LONGEST_PAUSE = 15_000;

const ALONE: Ticket = { network: '', pair: '', first: true };

/** Waits for a place, gives each call a time limit, repeats those that may succeed, and stops while the server seems dead. */
export function callPolicy(limits: Partial<CallLimits & SharedLimits>, callsOf: Partial<CallsOf> = {}) {
  const { timeout, calls, retries, pause } = { ...USUAL, ...limits };
  const { shared = sharedCalls(limits), ticket = ALONE, pay } = callsOf;
  let [made, answers] = [0, 0];
  const failed: Record<string, number> = {};

  async function attempt<T>(request: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
    for (let repeated = 0; ; repeated += 1) {
      signal.throwIfAborted();
      if (shared.isDead()) throw new EndpointDead('the AI endpoint failed too often');
      if (made >= calls) throw new Error('the calls of this run are used up');
      made += 1;
      try {
        await pay?.();
      } catch (error) {
        made -= 1;
        throw error;
      }
      const began = performance.now();
      try {
        const answer = await withinTime(request, AbortSignal.any([signal, AbortSignal.timeout(timeout)]));
        answers += 1;
        shared.answered((performance.now() - began) / timeout);
        return answer;
      } catch (error) {
        // The time of the part or run is over, which is no failure of the server.
        if (signal.aborted) throw error;
        const kind = kindOf(error);
        shared.failed(kind === 'TimeoutError');
        failed[kind] = (failed[kind] ?? 0) + 1;
        const delay = repeated < retries ? delayAfter(error, pause * 2 ** repeated) : undefined;
        if (delay === undefined) throw error;
        await wait(delay, undefined, { signal });
      }
    }
  }

  async function call<T>(request: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
    if (shared.isDead()) throw new EndpointDead('the AI endpoint failed too often');
    const leave = await shared.place(ticket, signal);
    try {
      return await attempt(request, signal);
    } finally {
      leave();
    }
  }

  return {
    /** Rejects with the signal's reason as soon as it aborts. */
    call,
    calls: () => made,
    answers: () => answers,
    failed: () => failed,
  };
}

/** Ends with the signal even if a request ignores it. */
function withinTime<T>(request: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    signal.addEventListener('abort', end, { once: true });
    request(signal)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', end));
  });
}

/** The client library's errors contain the request, so only this part can be logged. */
const kindOf = (error: unknown): string => {
  const { statusCode, name } = error as { statusCode?: number; name?: string };
  return statusCode === undefined ? String(name) : `HTTP ${statusCode}`;
};

/** Milliseconds before a failed request is repeated; undefined if that would not help. */
function delayAfter(error: unknown, usual: number): number | undefined {
  const { isRetryable, statusCode, responseHeaders } = error as {
    isRetryable?: boolean;
    statusCode?: number;
    responseHeaders?: Record<string, string>;
  };
  if (statusCode === undefined ? !isRetryable : statusCode !== 429 && statusCode < 500) return undefined;
  const asked = responseHeaders?.['retry-after'];
  if (asked === undefined) return usual;
  const delay = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  if (Number.isNaN(delay)) return usual;
  return delay > LONGEST_PAUSE ? undefined : Math.max(0, delay);
}
