import { roomSizes } from '../../room-sizes.ts';
import { circleRounds } from './circle.ts';
import { KIRKMAN_15 } from './kirkman.ts';
import { ringOf } from './ring.ts';

/** Larger designs are not needed: so many people find rounds without repeats by search. */
const MOST_ROOMS = 64;

/**
 * Rounds in which nobody meets twice, as many as a known design gives, `most` at most, one at least. Rooms are as `roomSizes`
 * says, people any.
 */
export function designedRounds(n: number, roomSize: number, most: number): number[][][] {
  if (n === 15 && roomSize === 3) return KIRKMAN_15.slice(0, most).map((rooms) => rooms.map((room) => [...room]));
  if (n % 2 === 0 && roomSize === 2) return circleRounds(n).slice(0, most);
  const sizes = roomSizes(n, roomSize);
  const largest = sizes[0] ?? 0;
  const rooms = sizes.length;
  const ring = rooms > 1 && rooms <= MOST_ROOMS ? ringOf(rooms) : undefined;
  if (ring === undefined || ring.spread.length < largest) return [oneRound(n, sizes)].slice(0, most);
  // A transversal design (R. C. Bose, 1938; products by H. F. MacNeish, 1922): people are (group, element); a round is a slope, its rooms lines.
  const { spread } = ring;
  const lines = Array.from({ length: Math.min(most, rooms) }, (_, slope) =>
    Array.from({ length: rooms }, (_, start) =>
      Array.from(
        { length: largest },
        (_, group) => group * rooms + ring.add(start, ring.multiply(slope, spread[group] as number)),
      ).filter((person) => person < n),
    ),
  );
  if (n !== rooms * largest || rooms % largest !== 0) return lines;
  // Nobody met within a group: the groups have rounds of their own.
  const within =
    rooms === largest ? [[Array.from({ length: rooms }, (_, i) => i)]] : designedRounds(rooms, largest, most);
  const ofGroups = within.map((seated) =>
    Array.from({ length: largest }, (_, group) => seated.map((room) => room.map((i) => group * rooms + i))).flat(),
  );
  return [...lines, ...ofGroups].slice(0, most);
}

function oneRound(n: number, sizes: readonly number[]): number[][] {
  const people = Array.from({ length: n }, (_, i) => i);
  return sizes.map((size) => people.splice(0, size));
}
