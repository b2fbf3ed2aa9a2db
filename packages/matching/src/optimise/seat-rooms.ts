import { annealRooms, descendRooms } from './anneal-rooms.ts';
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

export interface SeatingEffort {
  /** Value from which more company counts less; default `fairBend`. A very great one weighs all alike. */
  bend?: number;
  /** Swaps tried; default by the number of people. */
  moves?: number;
}

/**
 * Seats everyone: rooms of `roomSize` (2 or more), the remainder spread so that sizes differ by at most one and nobody
 * sits alone; fewer people than that share one room. Rooms of two are exact (see `seatInPairs`). Larger ones maximise
 * the sum over people of log(1 + mean value of their company / bend), which protects those worst off: exactly up to
 * 16 people, beyond by annealing from a greedy seating under a fixed number of moves.
 *
 * @returns rooms ordered by their first person, people in them by index.
 */
export function seatRooms(values: PairValues, roomSize: number, effort: SeatingEffort = {}): number[][] {
  const { n } = values;
  if (roomSize === 2) return seatInPairs(values);
  const sizes = roomSizes(n, roomSize);
  if (sizes.length <= 1) return sizes.map((size) => Array.from({ length: size }, (_, i) => i));
  const worth = worthTable(effort.bend ?? fairBend(values));
  const square = squareOf(values);
  const welfare = new Welfare(square, n, worth);
  if (n <= EXACT_UP_TO) return inOrder(exactRooms(welfare, sizes));
  const candidates = new Shortlists(square, n, CANDIDATES);
  const noPrices = new Float64Array(n);
  for (let i = 0; i < n; i++) candidates.refresh(i, noPrices);
  return inOrder(improvedRooms(welfare, greedyRooms(welfare, sizes), candidates, effort.moves ?? movesFor(n)));
}

function improvedRooms(welfare: Welfare, start: number[][], candidates: Shortlists, moves: number): number[][] {
  const seating = new RoomSwaps(welfare, start);
  descendRooms(seating, candidates);
  const descended = seating.rooms.map((room) => [...room]);
  annealRooms(seating, candidates, moves);
  descendRooms(seating, candidates);
  return welfare.ofSeating(seating.rooms) > welfare.ofSeating(descended) ? seating.rooms : descended;
}

/** Some tenths of a second, at any number of people. */
function movesFor(n: number): number {
  return Math.min(20_000 * n, 1_500_000);
}

function inOrder(rooms: number[][]): number[][] {
  for (const room of rooms) room.sort((a, b) => a - b);
  return rooms.sort((one, other) => (one[0] as number) - (other[0] as number));
}
