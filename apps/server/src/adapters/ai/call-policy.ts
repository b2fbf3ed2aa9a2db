import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';

export interface CallLimits {
  /** Concurrent calls at the start, and at most: more while answers come quickly. */
  concurrency: number;
  mostAtOnce: number;
  /** Milliseconds per request. */
  timeout: number;
  /** Requests of one run, including repeats. */
  calls: number;
  /** How often a request is repeated after 429, 5xx or a broken connection. */
  retries: number;
  /** Milliseconds before the first repetition; doubled each time. A server's `Retry-After` counts instead. */
  pause: number;
  /** Failures in a row after which no further call is made. */
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

/** Shares of a call's time limit: faster answers allow more concurrent calls, slower ones fewer. */
const QUICK = 1 / 5;
const SLOW = 1 / 2;

/** A server with a longer pause cannot help this run. */
const LONGEST_PAUSE = 15_000;

/**
 * Limits concurrent calls, gives each a time limit, repeats those that may succeed, and stops when the server seems
 * gone.
 */
export function callPolicy(limits: Partial<CallLimits>) {
  const { concurrency, mostAtOnce, timeout, calls, retries, pause, failures } = { ...USUAL, ...limits };
  const limit = pLimit(concurrency);
  // One more for as many quick answers as concurrent calls, half after a failure (Chiu & Jain 1989).
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
      // One bad moment counts once, however many calls were in progress.
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
        // The time of the part or run is over, which is no failure of the server.
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
