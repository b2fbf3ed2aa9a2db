import { barPairs, isApart, isRefused } from '../barred.ts';
import { createPairValues, type PairValues, pairValue, setPairValue } from '../pair-values.ts';
import { seatRooms } from '../seat-rooms.ts';
import type { RoundRepair } from './round-repair.ts';

/** Swaps tried: a tenth of a second at 300 people. */
const MOVES = 400_000;

/**
 * Seats everyone here in a round that has no seats yet, as a run of its own would: people who meet in another round of the
 * evening, or met before, share a room only where the numbers leave nothing else.
 *
 * @param values of everyone concerned, with people kept apart and refusals in `barred`
 */
export function seatFreshRound(round: RoundRepair, values: PairValues, roomSize: number): void {
  const here = [...round.standing].sort((a, b) => a - b);
  const those = createPairValues(here.length);
  const met: [number, number][] = [];
  const apart: [number, number][] = [];
  const refused: [number, number][] = [];
  here.forEach((person, i) => {
    for (let j = 0; j < i; j++) {
      const other = here[j] as number;
      const before = values.barred?.before;
      const value = pairValue(before ? { n: values.n, upper: before } : values, person, other);
      setPairValue(those, i, j, value);
      if (isApart(values, person, other)) apart.push([i, j]);
      else if (isRefused(values, person, other)) refused.push([i, j]);
      else if (round.meets(person, other)) met.push([i, j]);
    }
  });
  seatRooms(barPairs(those, met, apart, refused), roomSize, { moves: MOVES }).forEach((room, at) => {
    while (round.rooms.length <= at) round.rooms.push([]);
    for (const i of room) round.join(here[i] as number, at);
  });
}
