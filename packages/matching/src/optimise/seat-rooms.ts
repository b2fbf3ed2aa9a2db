import { roomSizes } from '../room-sizes.ts';
import { annealRooms, descendRooms, MOVES_TO_COOL } from './anneal-rooms.ts';
import { metCounts } from './barred.ts';
import { EXACT_UP_TO, exactRooms } from './exact-rooms.ts';
import { greedyRooms } from './greedy-rooms.ts';
import { type PairValues, squareOf } from './pair-values.ts';
import { RoomSwaps } from './room-swaps.ts';
import { withRoomsEnough } from './rooms-enough.ts';
import { Plan } from './rounds/plan.ts';
import { settleRepeats } from './rounds/settle-repeats.ts';
import { seatInPairs } from './seat-in-pairs.ts';
import { settleBarred } from './settle-barred.ts';
import { Shortlists } from './shortlists.ts';
import { roomBend, utilityTable } from './utility.ts';
import { Welfare } from './welfare.ts';

/** How many good partners of each person the search looks at. */
const CANDIDATES = 16;
/** Some tenths of a second, at any number of people. */
const DEFAULT_MOVES = 1_500_000;
const MOST_ATTEMPTS = 8;
const SEED = 20_261_121;

export interface SeatingEffort {
  /** Value from which more company counts less; default `fairBend`, four times that for rooms of two. A very great one weighs all alike. */
  bend?: number;
  /** Swaps tried in all, default 1.5 million. */
  moves?: number;
  /** So many rooms more than `roomSizes` says; left out: as many as it takes to keep people apart who are to be. */
  more?: number;
}

/**
 * Seats everyone: rooms of `roomSize` (2 or more), the remainder spread so that sizes differ by at most one and nobody
 * sits alone; fewer people than that share one room. Maximises the sum over people of log(1 + mean value of their
 * company / bend), which protects those worst off: rooms of two exactly (see `seatInPairs`), larger ones exactly up to
 * 16 people, beyond by annealing from a greedy seating under a fixed number of moves.
 * Pairs to keep apart share a room only where neither swaps nor up to three extra rooms help.
 *
 * @returns rooms ordered by their first person, people in them by index.
 */
export function seatRooms(values: PairValues, roomSize: number, effort: SeatingEffort = {}): number[][] {
  const { n } = values;
  const utility = utilityTable(effort.bend ?? roomBend(values, roomSize));
  const moves = effort.moves ?? DEFAULT_MOVES;
  const seat = (more: number): number[][] =>
    roomSize === 2 ? seatInPairs(values, utility) : seatInSizes(values, utility, roomSizes(n, roomSize, more), moves);
  const { barred } = values;
  if (barred === undefined) return seat(effort.more ?? 0);
  const welfare = new Welfare(squareOf(values), n, utility, barred);
  const settled = (more: number): Plan => {
    const plan = new Plan(welfare, [seat(more)], Float64Array.of(1), Number.POSITIVE_INFINITY, metCounts(values));
    // In a plan of rounds the whole plan is settled later, and of exact rooms there is nothing to settle but the one of three.
    const weighed = effort.more === undefined && n > EXACT_UP_TO ? moves : 0;
    settleBarred(plan, weighed);
    if (weighed === 0 || roomSize === 2 || plan.repeatCost() === 0) return plan;
    settleRepeats(plan, weighed, SEED);
    settleBarred(plan, weighed);
    return plan;
  };
  const plan = effort.more === undefined ? withRoomsEnough(n, roomSize, settled) : settled(effort.more);
  return inOrder(plan.rounds[0] as number[][]);
}

function seatInSizes(values: PairValues, utility: Uint16Array, sizes: readonly number[], moves: number): number[][] {
  const { n } = values;
  if (sizes.length <= 1) return sizes.map((size) => Array.from({ length: size }, (_, i) => i));
  const square = squareOf(values);
  const welfare = new Welfare(square, n, utility, values.barred);
  if (n <= EXACT_UP_TO) return inOrder(exactRooms(welfare, sizes));
  const candidates = new Shortlists(square, n, CANDIDATES);
  const noPrices = new Float64Array(n);
  for (let i = 0; i < n; i++) candidates.refresh(i, noPrices);
  return inOrder(improvedRooms(welfare, greedyRooms(welfare, sizes), candidates, moves));
}

/** As many annealings as the moves allow, each from the descended greedy seating; the best of all. */
function improvedRooms(welfare: Welfare, start: number[][], candidates: Shortlists, moves: number): number[][] {
  const greedy = new RoomSwaps(welfare, start);
  descendRooms(greedy, candidates);
  let best = { rooms: greedy.rooms, welfare: welfare.ofSeating(greedy.rooms) };
  const attempts = Math.min(MOST_ATTEMPTS, Math.max(1, Math.floor(moves / (welfare.n * MOVES_TO_COOL))));
  for (let attempt = 0; attempt < attempts; attempt++) {
    const seating = new RoomSwaps(welfare, greedy.rooms);
    annealRooms(seating, candidates, Math.floor(moves / attempts), SEED + attempt);
    descendRooms(seating, candidates);
    const reached = welfare.ofSeating(seating.rooms);
    if (reached > best.welfare) best = { rooms: seating.rooms, welfare: reached };
  }
  return best.rooms;
}

function inOrder(rooms: number[][]): number[][] {
  for (const room of rooms) room.sort((a, b) => a - b);
  return rooms.sort((one, other) => (one[0] as number) - (other[0] as number));
}
