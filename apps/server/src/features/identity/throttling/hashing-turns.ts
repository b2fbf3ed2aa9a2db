import { setTimeout as sleep } from 'node:timers/promises';
import type { Bounds } from '../../../bounds.ts';
import { type FairLine, fairLine, type Ticket } from './fair-line.ts';

/** Who wants a password hashed: the network it came from and the account it is for, whose turns these are. */
export interface Asker {
  from: string;
  pair: string;
  /** Nothing was tried for this account from there of late. */
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
/** So many may wait however slow the machine is: a sudden crowd is no attack. */
const leastWaiting = 60;
const lanes: Record<Lane, FairLine<Waiting>> = { signUp: fairLine(), other: fairLine() };
let running = 0;
let next: Lane = 'other';
/** Seconds that hashing one takes, as measured of late. */
let secondsEach = 0.04;

const ticketOf = ({ from, pair, first }: Asker): Ticket => ({ network: from, pair, first });

/** Lanes take turns where both have somebody: anybody may sign up as often as they like, and holds up no sign-in. */
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

/** Refuses at once whoever would be refused in the end: for before any other work is done for them. */
export function requireRoom(asker: Asker, lane: Lane = 'other'): void {
  const { bounds } = asker;
  if (isFull(lane, bounds.most('hashing_seconds')) && !lanes[lane].hasMore(ticketOf(asker))) throw refusalOf(bounds);
}

/** Waits as long as a hash would where many wait, and says whether they do. */
export async function passedBusyLane(lane: Lane): Promise<boolean> {
  if (lanes[lane].size() < leastWaiting) return false;
  await sleep(secondsIn(lane) * 1_000);
  return true;
}

/**
 * Hashes when it is the asker's turn: networks take turns, and in them the accounts, whatever each has waiting. Where a lane holds
 * five seconds' work, the newest of whoever has most waiting is refused with `not_ready`.
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
