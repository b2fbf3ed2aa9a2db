import { roomSizes } from '../../../room-sizes.ts';
import { circleRounds } from './circle.ts';
import { cyclicRounds } from './cyclic-rounds.ts';
import { KIRKMAN_15, kirkmanRounds } from './kirkman.ts';
import { type Ring, ringOf } from './ring.ts';

/** Larger designs are not needed: so many people find rounds without repeats by search. */
const MOST_ROOMS = 64;
/** A base round of more people is not searched for. */
const MOST_CYCLIC = 60;

/**
 * Rounds in which nobody meets twice, as many as a known design gives, `most` at most, one at least. Rooms are as `roomSizes`
 * says, people any. Where rooms lack seats, the design is one for as many people more, who are taken out again.
 */
export function designedRounds(n: number, roomSize: number, most: number): number[][][] {
  const sizes = roomSizes(n, roomSize);
  const size = sizes[0] ?? 0;
  const whole = sizes.length * size;
  let best = [oneRound(n, sizes)];
  for (const design of designsOf(whole, size, whole - n, most)) {
    const rounds = without(design(), n, size).slice(0, most);
    if (rounds.length > best.length) best = rounds;
    if (best.length >= most) break;
  }
  return best.slice(0, most);
}

/** Designs for `whole` people in rooms of one size, of whom the last `missing` do not come. */
function designsOf(whole: number, size: number, missing: number, most: number): (() => number[][][])[] {
  const rooms = whole / size;
  const ring = rooms > 1 && rooms <= MOST_ROOMS ? ringOf(rooms) : undefined;
  return [
    ...(size === 2 ? [() => circleRounds(whole)] : []),
    ...(whole === 15 && size === 3 ? [() => KIRKMAN_15.map((day) => [...day])] : []),
    ...(size === 3 && ring && isField(ring) && rooms % 6 === 1 ? [() => kirkmanRounds(ring)] : []),
    ...(ring && ring.spread.length >= size ? [() => transversalRounds(ring, size, most)] : []),
    ...(size > 2 && rooms > 1 && whole <= MOST_CYCLIC
      ? [() => cyclicRounds(whole, size, Math.min(most, mostRounds(whole, size)), missing) ?? []]
      : []),
  ];
}

const isField = ({ size, spread }: Ring): boolean => spread.length === size;

/** Nobody has more others to meet. */
const mostRounds = (whole: number, size: number): number => Math.floor((whole - 1) / (size - 1));

/** A transversal design (R. C. Bose, 1938; products by H. F. MacNeish, 1922): people are (group, element); a round is a slope, its rooms lines. */
function transversalRounds({ size: rooms, spread, add, multiply }: Ring, size: number, most: number): number[][][] {
  const lines = Array.from({ length: Math.min(most, rooms) }, (_, slope) =>
    Array.from({ length: rooms }, (_, start) =>
      Array.from({ length: size }, (_, group) => group * rooms + add(start, multiply(slope, spread[group] as number))),
    ),
  );
  if (rooms % size !== 0) return lines;
  // Nobody met within a group: the groups have rounds of their own.
  const within = rooms === size ? [[Array.from({ length: rooms }, (_, i) => i)]] : designedRounds(rooms, size, most);
  const ofGroups = within.map((seated) =>
    Array.from({ length: size }, (_, group) => seated.map((room) => room.map((i) => group * rooms + i))).flat(),
  );
  return [...lines, ...ofGroups];
}

/** The rounds of which no room lacks two. */
function without(rounds: readonly number[][][], n: number, size: number): number[][][] {
  return rounds
    .map((rooms) => rooms.map((room) => room.filter((person) => person < n)))
    .filter((rooms) => rooms.every((room) => room.length >= size - 1));
}

function oneRound(n: number, sizes: readonly number[]): number[][] {
  const people = Array.from({ length: n }, (_, i) => i);
  return sizes.map((size) => people.splice(0, size));
}
