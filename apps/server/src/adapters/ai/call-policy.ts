import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';

export interface CallLimits {
  /** Calls under way at a time to begin with, and at most: more as long as answers come quickly. */
  concurrency: number;
  mostAtOnce: number;
  /** Milliseconds one request may take. */
  timeout: number;
  /** Requests of one run, repeated ones included. */
  calls: number;
  /** How often a request is repeated after 429, 5xx or a broken connection. */
  retries: number;
  /** Milliseconds before the first repetition; doubled each time. A server's `Retry-After` counts instead. */
  pause: number;
  /** After so many failures in a row no further call is made. */
  failures: number;
}

const USUAL: CallLimits = {
  concurrency: 4,
  mostAtOnce: 12,
  timeout: 20_000,
  calls: 1_000,
  retries: 2,
  pause: 500,
  failures: 6,
};

/** Shares of a call's time: an answer this quick lets more calls go at once, one this slow fewer. */
const QUICK = 1 / 5;
const SLOW = 1 / 2;

/** A server that wants to be left alone for longer is of no use to this run. */
const LONGEST_PAUSE = 15_000;

/** Few calls at a time, each with an end, repeated where that may help, and none at all once the server seems gone. */
export function callPolicy(limits: Partial<CallLimits>) {
  const { concurrency, mostAtOnce, timeout, calls, retries, pause, failures } = { ...USUAL, ...limits };
  const limit = pLimit(concurrency);
  // Up by one for as many quick answers as there are calls at once, down to the half by a failure (Chiu & Jain 1989).
  let atOnce = concurrency;
  let busiest = concurrency;
  const allow = (next: number): void => {
    atOnce = Math.min(Math.max(concurrency, mostAtOnce), Math.max(concurrency, next));
    limit.concurrency = Math.floor(atOnce);
    busiest = Math.max(busiest, limit.concurrency);
  };
  let [made, failedInARow] = [0, 0];
  const failed: Record<string, number> = {};

  async function attempt<T>(request: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
    for (let repeated = 0; ; repeated += 1) {
      signal.throwIfAborted();
      // However many calls were under way, one bad moment is not the end.
      if (failedInARow >= failures + (busiest - concurrency)) throw new Error('the AI endpoint failed too often');
      if (made >= calls) throw new Error('the calls of this run are used up');
      made += 1;
      const began = performance.now();
      try {
        const answer = await withinTime(request, AbortSignal.any([signal, AbortSignal.timeout(timeout)]));
        failedInARow = 0;
        const took = (performance.now() - began) / timeout;
        if (took < QUICK) allow(atOnce + 1 / atOnce);
        else if (took > SLOW) allow(atOnce - 1);
        return answer;
      } catch (error) {
        // The part's time is over, or the run's: that is no failure of the server.
        if (signal.aborted) throw error;
        failedInARow += 1;
        allow(atOnce / 2);
        const kind = kindOf(error);
        failed[kind] = (failed[kind] ?? 0) + 1;
        const delay = repeated < retries ? delayAfter(error, pause * 2 ** repeated) : undefined;
        if (delay === undefined) throw error;
        await wait(delay, undefined, { signal });
      }
    }
  }

  return {
    /** Rejects with the signal's reason as soon as it aborts. */
    call: <T>(request: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> =>
      limit(() => attempt(request, signal)),
    calls: () => made,
    failed: () => failed,
  };
}

/** Ends with the signal even where a request does not heed it. */
function withinTime<T>(request: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    signal.addEventListener('abort', end, { once: true });
    request(signal)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', end));
  });
}

/** Errors of the client library hold the request: only this much of them may reach a log. */
const kindOf = (error: unknown): string => {
  const { statusCode, name } = error as { statusCode?: number; name?: string };
  return statusCode === undefined ? String(name) : `HTTP ${statusCode}`;
};

/** Milliseconds after which to repeat a failed request; undefined where that would not help. */
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
