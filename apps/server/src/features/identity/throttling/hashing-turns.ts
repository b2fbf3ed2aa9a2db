import { setTimeout as sleep } from 'node:timers/promises';
import type { Bounds } from '../../../bounds.ts';
import { type FairLine, fairLine, type Ticket } from '../../../fair-line.ts';

/** The network of the caller and the account they ask for, which take turns. */
export interface Asker {
  from: string;
  pair: string;
  /** No recent try for this account from there. */
  first: boolean;
  bounds: Bounds;
  /** Waits for a place in the line of an address that has guessed wrong too often. */
  turn?: () => Promise<void>;
}
export type Lane = 'signUp' | 'other';

interface Waiting {
  start(): void;
  giveWay(): void;
}

// The work runs on the thread pool; two at a time leave threads for everything else when a crowd signs up.
const threads = 2;
/** The fewest that can always wait, even on a slow machine: a sudden crowd is no attack. */
const leastWaiting = 120;
/** Where so many wait, invented e-mails get no place, so that half of the places are for accounts. */
const inventedUpTo = 60;
const lanes: Record<Lane, FairLine<Waiting>> = { signUp: fairLine(), other: fairLine() };
let running = 0;
let next: Lane = 'other';
/** Seconds for one hash, by recent measurements. */
let secondsEach = 0.04;

const ticketOf = ({ from, pair, first }: Asker): Ticket => ({ network: from, pair, first });

/** Lanes take turns, so that mass sign-ups do not delay sign-ins. */
function startNext(): void {
  while (running < threads) {
    const other: Lane = next === 'other' ? 'signUp' : 'other';
    const first = lanes[next].take() ?? lanes[other].take();
    if (!first) return;
    next = other;
    running += 1;
    first.start();
  }
}

/** How long the next in a lane would wait. */
function secondsIn(lane: Lane): number {
  const own = lanes[lane].size();
  const before = own + Math.min(own, lanes[lane === 'other' ? 'signUp' : 'other'].size());
  return (before * secondsEach) / threads;
}

const isFull = (lane: Lane, most: number): boolean => lanes[lane].size() >= leastWaiting && secondsIn(lane) >= most;

const refusalOf = (bounds: Bounds) => bounds.refusal('hashing_seconds', bounds.most('hashing_seconds') * 1_000);

/** Refuses early, before other work is done for a caller who would be refused anyway. */
export function requireRoom(asker: Asker, lane: Lane = 'other'): void {
  const { bounds } = asker;
  if (isFull(lane, bounds.most('hashing_seconds')) && !lanes[lane].hasMore(ticketOf(asker))) throw refusalOf(bounds);
}

/** In a busy lane, waits as long as a new hash would and returns true. */
export async function passedBusyLane(lane: Lane): Promise<boolean> {
  if (lanes[lane].size() < inventedUpTo) return false;
  await sleep(secondsIn(lane) * 1_000);
  return true;
}

/**
 * Hashes in turn by network, and in a network by account. If a lane holds five seconds of work, the account with most waiting in the
 * network with most waiting loses its newest call with `not_ready`.
 */
export function hashInTurn<T>(asker: Asker, lane: Lane, hash: () => Promise<T>): Promise<T> {
  const { bounds } = asker;
  return new Promise((resolve, reject) => {
    if (isFull(lane, bounds.most('hashing_seconds'))) {
      const displaced = lanes[lane].makeRoom(ticketOf(asker));
      if (!displaced) return reject(refusalOf(bounds));
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
    lanes[lane].add(ticketOf(asker), { start, giveWay: () => reject(refusalOf(bounds)) });
    startNext();
  });
}
