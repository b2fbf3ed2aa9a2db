import { BARRED, HIGHEST_VALUE, type PairValues } from './pair-values.ts';

export const HIGHEST_UTILITY = 65_535;

/**
 * The part of a pair value in the event's welfare: whole numbers up to 65,535, growing like log(1 + value / bend), so that
 * a point given to somebody with little counts more than one given to somebody with plenty. 0 for barred pairs.
 */
export function utilityTable(bend: number): Uint16Array {
  const table = new Uint16Array(HIGHEST_VALUE + 1);
  const unit = HIGHEST_UTILITY / Math.log1p(HIGHEST_VALUE / bend);
  for (let value = 1; value <= HIGHEST_VALUE; value++) {
    table[value] = Math.max(1, Math.round(unit * Math.log1p(value / bend)));
  }
  return table;
}

/**
 * The bend used by default, a quarter of the mean of all values not barred: on synthetic events it costs the total
 * 0.05 % (matches) to 0.4 % (rooms) and gives the worst-off 6 % to 20 % more.
 */
export function fairBend({ upper, barred }: PairValues): number {
  let sum = 0;
  let count = 0;
  for (const value of barred?.before ?? upper) {
    if (value === BARRED) continue;
    sum += value;
    count++;
  }
  return count === 0 ? 1 : sum / count / 4;
}

/** Of rooms of two: most of what a fair bend does for the worst ones, at half its cost and without many near ties. */
const PAIR_BEND = 4;

/** The bend that rooms of this size are seated by. */
export function roomBend(values: PairValues, roomSize: number): number {
  return (roomSize === 2 ? PAIR_BEND : 1) * fairBend(values);
}
