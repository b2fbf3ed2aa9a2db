import { type FairLine, fairLine, type Ticket } from '../../fair-line.ts';

export interface SharedLimits {
  /** Concurrent calls at the start, and at most: more while answers come quickly. */
  concurrency: number;
  mostAtOnce: number;
  /** Failures in a row after which the endpoint counts as dead. A timeout counts twice. */
  failures: number;
  /** Milliseconds until a dead endpoint is called again; doubled each time up to the second number. */
  rest: { first: number; most: number };
}

const USUAL: SharedLimits = {
  concurrency: 4,
  mostAtOnce: 12,
  failures: 6,
  rest: { first: 2 * 60_000, most: 10 * 60_000 },
};

/** Shares of a call's time limit: faster answers allow more concurrent calls, slower ones fewer. */
const QUICK = 1 / 5;
const SLOW = 1 / 2;

interface Waiting {
  /** False if the caller has given up. */
  start(): boolean;
}

/** Shared by all users of an endpoint in a process: places for calls, handed out in turns, and whether it is dead. */
export interface SharedCalls {
  /** Waits for a place, and returns the function that gives it back. Rejects when the signal aborts. */
  place(ticket: Ticket, signal: AbortSignal): Promise<() => void>;
  isDead(): boolean;
  /** `share`: the time that an answer took, as a share of the time it was given. */
  answered(share: number): void;
  failed(isTimeout: boolean): void;
}

export function sharedCalls(limits: Partial<SharedLimits> = {}, now = () => performance.now()): SharedCalls {
  const { concurrency, mostAtOnce, failures, rest } = { ...USUAL, ...limits };
  const line: FairLine<Waiting> = fairLine();
  let [underWay, inARow, deadUntil, nextRest] = [0, 0, 0, rest.first];
  // One more for as many quick answers as concurrent calls, half after a failure (Chiu & Jain 1989).
  let atOnce = concurrency;
  let busiest = concurrency;

  function startNext(): void {
    while (underWay < Math.floor(atOnce)) {
      const next = line.take();
      if (!next) return;
      if (next.start()) underWay += 1;
    }
  }
  const allow = (next: number): void => {
    atOnce = Math.min(Math.max(concurrency, mostAtOnce), Math.max(concurrency, next));
    busiest = Math.max(busiest, Math.floor(atOnce));
  };
  const leave = (): void => {
    underWay -= 1;
    startNext();
  };

  return {
    place(ticket, signal) {
      signal.throwIfAborted();
      return new Promise((resolve, reject) => {
        const giveUp = () => reject(signal.reason);
        signal.addEventListener('abort', giveUp, { once: true });
        line.add(ticket, {
          start() {
            signal.removeEventListener('abort', giveUp);
            if (!signal.aborted) resolve(leave);
            return !signal.aborted;
          },
        });
        startNext();
      });
    },
    isDead: () => now() < deadUntil,
    answered(share) {
      inARow = 0;
      nextRest = rest.first;
      if (share < QUICK) allow(atOnce + 1 / atOnce);
      else if (share > SLOW) allow(atOnce - 1);
    },
    failed(isTimeout) {
      // The calls that were under way when it died change nothing more.
      if (now() < deadUntil) return;
      inARow += isTimeout ? 2 : 1;
      allow(atOnce / 2);
      // One bad moment counts once, however many calls were in progress.
      const most = failures + (busiest - concurrency);
      if (inARow < most) return;
      deadUntil = now() + nextRest;
      nextRest = Math.min(rest.most, 2 * nextRest);
      busiest = concurrency;
      // The first call afterwards decides.
      inARow = failures - 1;
    },
  };
}
