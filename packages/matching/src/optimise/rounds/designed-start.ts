import type { PairValues } from '../pair-values.ts';
import { circleRoundsWithThree } from './designs/circle.ts';
import { designedRounds } from './designs/designed-rounds.ts';
import { roundAfterRound } from './round-after-round.ts';

/** A known design with people assigned to its places; rounds that it lacks are seated one after the other. */
export function designedStart(
  values: PairValues,
  roomSize: number,
  rounds: number,
  moves: number,
  assigned: (design: number[][][]) => number[][][],
): number[][][] {
  const { n } = values;
  const design = roomSize === 2 && n % 2 === 1 ? circleRoundsWithThree(n, rounds) : designedRounds(n, roomSize, rounds);
  return roundAfterRound(values, roomSize, rounds, moves, assigned(design));
}
