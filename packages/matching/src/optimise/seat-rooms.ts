import { annealRooms, descendRooms, MOVES_TO_COOL } from './anneal-rooms.ts';
import { EXACT_UP_TO, exactRooms } from './exact-rooms.ts';
import { greedyRooms } from './greedy-rooms.ts';
import { type PairValues, squareOf } from './pair-values.ts';
import { roomSizes } from './room-sizes.ts';
import { RoomSwaps } from './room-swaps.ts';
import { seatInPairs } from './seat-in-pairs.ts';
import { Shortlists } from './shortlists.ts';
import { Welfare } from './welfare.ts';
import { fairBend, worthTable } from './worth.ts';

/** How many good partners of each person the search looks at. */
const CANDIDATES = 16;
/** Some tenths of a second, at any number of people. */
const DEFAULT_MOVES = 1_500_000;
const MOST_ATTEMPTS = 8;
/** Of rooms of two: most of what a fair bend does for the worst ones, at half its cost and without many near ties. */
const PAIR_BEND = 4;
const SEED = 20_261_121;

export interface SeatingEffort {
  /** Value from which more company counts less; default `fairBend`, four times that for rooms of two. A very great one weighs all alike. */
  bend?: number;
  /** Swaps tried in all, default 1.5 million. */
  moves?: number;
}

/**
 * Seats everyone: rooms of `roomSize` (2 or more), the remainder spread so that sizes differ by at most one and nobody
 * sits alone; fewer people than that share one room. Maximises the sum over people of log(1 + mean value of their
 * company / bend), which protects those worst off: rooms of two exactly (see `seatInPairs`), larger ones exactly up to
 * 16 people, beyond by annealing from a greedy seating under a fixed number of moves.
 *
 * @returns rooms ordered by their first person, people in them by index.
 */
export function seatRooms(values: PairValues, roomSize: number, effort: SeatingEffort = {}): number[][] {
  const { n } = values;
  if (roomSize === 2) return seatInPairs(values, worthTable(effort.bend ?? PAIR_BEND * fairBend(values)));
  const sizes = roomSizes(n, roomSize);
  if (sizes.length <= 1) return sizes.map((size) => Array.from({ length: size }, (_, i) => i));
  const worth = worthTable(effort.bend ?? fairBend(values));
  const square = squareOf(values);
  const welfare = new Welfare(square, n, worth);
  if (n <= EXACT_UP_TO) return inOrder(exactRooms(welfare, sizes));
  const candidates = new Shortlists(square, n, CANDIDATES);
  const noPrices = new Float64Array(n);
  for (let i = 0; i < n; i++) candidates.refresh(i, noPrices);
  return inOrder(improvedRooms(welfare, greedyRooms(welfare, sizes), candidates, effort.moves ?? DEFAULT_MOVES));
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
