import type { Bounds } from '../../bounds.ts';

/** The address of the caller; addresses take turns. */
export interface Asker {
  from: string;
  bounds: Bounds;
}
export type Lane = 'signUp' | 'other';

interface Waiting {
  from: string;
  start(): void;
  giveWay(): void;
}

// The work runs on the thread pool; two at a time leave threads for everything else when a crowd signs up.
const threads = 2;
/** The fewest that can always wait, even on a slow machine: a sudden crowd is no attack. */
const leastWaiting = 60;
/** Waiting callers of a lane by address; the map's order is the order of turns. */
const lanes: Record<Lane, Map<string, Waiting[]>> = { signUp: new Map(), other: new Map() };
const waitingIn = { signUp: 0, other: 0 };
let running = 0;
let next: Lane = 'other';
/** Seconds for one hash, by recent measurements. */
let secondsEach = 0.04;

/** The next caller of the address whose turn it is. The address then moves behind all others. */
function take(lane: Lane): Waiting | undefined {
  const [[from, queue] = ['', []]] = lanes[lane];
  const first = queue.shift();
  lanes[lane].delete(from);
  if (queue.length > 0) lanes[lane].set(from, queue);
  if (first) waitingIn[lane] -= 1;
  return first;
}

/** Lanes take turns, so that mass sign-ups do not delay sign-ins. */
function startNext(): void {
  while (running < threads) {
    const other: Lane = next === 'other' ? 'signUp' : 'other';
    const first = take(next) ?? take(other);
    if (!first) return;
    next = other;
    running += 1;
    first.start();
  }
}

function isFull(lane: Lane, most: number): boolean {
  const own = waitingIn[lane];
  const before = own + Math.min(own, waitingIn[lane === 'other' ? 'signUp' : 'other']);
  return own >= leastWaiting && (before * secondsEach) / threads >= most;
}

/** The queue of the address with most waiting callers, if it is longer than the queue of `from` would be. */
function longestBeside(lane: Lane, from: string): Waiting[] | undefined {
  let longest: Waiting[] = [];
  for (const queue of lanes[lane].values()) if (queue.length > longest.length) longest = queue;
  return longest.length > (lanes[lane].get(from)?.length ?? 0) + 1 ? longest : undefined;
}

const refusalOf = (bounds: Bounds) => bounds.refusal('hashing_seconds', bounds.most('hashing_seconds') * 1_000);

/** Refuses early, before other work is done for a caller who would be refused anyway. */
export function requireRoom({ from, bounds }: Asker, lane: Lane = 'other'): void {
  if (isFull(lane, bounds.most('hashing_seconds')) && !longestBeside(lane, from)) throw refusalOf(bounds);
}

/**
 * Hashes in turn by address. If a lane holds five seconds of work, the newest caller of the address with most waiting
 * is refused with `not_ready`.
 */
export function hashInTurn<T>({ from, bounds }: Asker, lane: Lane, hash: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    if (isFull(lane, bounds.most('hashing_seconds'))) {
      const displaced = longestBeside(lane, from)?.pop();
      if (!displaced) return reject(refusalOf(bounds));
      waitingIn[lane] -= 1;
      displaced.giveWay();
    }
    const start = async () => {
      const begun = performance.now();
      try {
        resolve(await hash());
      } catch (error) {
        reject(error);
      } finally {
        secondsEach = 0.9 * secondsEach + (0.1 * (performance.now() - begun)) / 1_000;
        running -= 1;
        startNext();
      }
    };
    const queue = lanes[lane].get(from) ?? [];
    queue.push({ from, start, giveWay: () => reject(refusalOf(bounds)) });
    lanes[lane].set(from, queue);
    waitingIn[lane] += 1;
    startNext();
  });
}
