import { type Assignment, assign } from './assign.ts';
import { pairingWeights, type Weights, weightOfNought } from './barred.ts';
import { completePairing } from './complete-pairing.ts';
import { HIGHEST_VALUE, type PairValues } from './pair-values.ts';

/**
 * Pairs everyone so that the fewest barred pairs, and then the greatest total value, come about. Exact.
 *
 * @param utility of each value, if not the value itself
 * @returns n / 2 pairs (i, j), i < j, ordered by i.
 * @throws RangeError when n is odd.
 */
export function pairUp(values: PairValues, utility?: Uint16Array): [number, number][] {
  return pairsOf(
    solvePairing(pairingWeights(values, utility), values.n, weightOfNought(values, plainBarredWeight(values.n))),
  );
}

/** One barred pair must cost more than all ordinary values together can make good. */
export const plainBarredWeight = (n: number): number => -HIGHEST_VALUE * (n / 2);

/**
 * The exact pairing on a full matrix, as the partner of each. The assignment problem solves the fractional relaxation
 * first: its duals are feasible for the pairing and its even cycles already paired, so that few searches remain
 * (the "fractional jump start" of Derigs & Metz, Computing 36, 1986).
 *
 * @param barredWeight what a weight of 0 stands for
 * @param price where the assignment's prices may start, such as those of nearly the same people
 */
export function solvePairing(weights: Weights, n: number, barredWeight: number, price?: Float64Array): Int32Array {
  if (n % 2 === 1) throw new RangeError(`cannot pair up an odd number of people: ${n}`);
  const mate = new Int32Array(n).fill(-1);
  if (n === 0) return mate;
  const assignment = assign(weights, n, barredWeight, price);
  const y = pairDuals(weights, n, barredWeight, assignment);
  pairAlongCycles(assignment.columnOf, mate);
  completePairing(weights, barredWeight, y, mate);
  return mate;
}

/**
 * Feasible duals of the pairing, half of the assignment's row and column duals: no pair is worth more than the sum of
 * its two, so no pairing more than the sum of all.
 */
export function pairDuals(weights: Weights, n: number, barredWeight: number, assignment: Assignment): Float64Array {
  const { columnOf, price } = assignment;
  return Float64Array.from({ length: n }, (_, i) => {
    const column = columnOf[i] as number;
    const raw = weights[i * n + column] as number;
    const rowDual = (raw === 0 ? barredWeight : raw) - (price[column] as number);
    return (rowDual + (price[i] as number)) / 2;
  });
}

/** Pairs every second step of the assignment's cycles; one person of each odd cycle stays free. */
function pairAlongCycles(columnOf: Int32Array, mate: Int32Array): void {
  const seen = new Uint8Array(columnOf.length);
  for (let start = 0; start < columnOf.length; start++) {
    if (seen[start] === 1) continue;
    const cycle: number[] = [];
    for (let i = start; seen[i] === 0; i = columnOf[i] as number) {
      seen[i] = 1;
      cycle.push(i);
    }
    for (let k = cycle.length % 2; k < cycle.length; k += 2) {
      const [i, j] = [cycle[k] as number, cycle[k + 1] as number];
      mate[i] = j;
      mate[j] = i;
    }
  }
}

export function pairsOf(mate: Int32Array): [number, number][] {
  const pairs: [number, number][] = [];
  for (let i = 0; i < mate.length; i++) if ((mate[i] as number) > i) pairs.push([i, mate[i] as number]);
  return pairs;
}
