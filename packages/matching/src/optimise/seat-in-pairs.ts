import { assign } from './assign.ts';
import { pairingWeights, type Weights, weightOfNought } from './barred.ts';
import { pairDuals, pairsOf, pairUp, plainBarredWeight, solvePairing } from './pair-up.ts';
import { HIGHEST_VALUE, type PairValues } from './pair-values.ts';

/** How many of each person's tightest partners are tried as company in the room of three. */
const COMPANY = 10;
/** Pairings tried for the room of three: up to this many cells of the matrix in all, but one at least. */
const TRIED_CELLS = 5_000_000;
const MOST_TRIES = 24;

/**
 * Rooms of two with the greatest total utility; with odd n exactly one of three, in which a person counts the mean of
 * their two. Which three is settled by trying the best candidates with an exact pairing of all the others; the
 * assignment's duals say how much a three could at most gain, and end the trials early.
 *
 * @param utility of each value, as `utilityTable` makes it, if not the value itself.
 * @param mayBeThree who should sit in the room of three, if there are three likely ones.
 * @returns rooms ordered by their first person, people in them by index.
 */
export function seatInPairs(
  values: PairValues,
  utility?: Uint16Array,
  mayBeThree: (person: number) => boolean = () => true,
): number[][] {
  const { n } = values;
  if (n <= 3) return n === 0 ? [] : [Array.from({ length: n }, (_, i) => i)];
  if (n % 2 === 0) return pairUp(values, utility);
  const square = pairingWeights(values, utility);
  const barredWeight = weightOfNought(values, -HIGHEST_VALUE * n);
  const weightOfOthers = weightOfNought(values, plainBarredWeight(n - 3));
  const weight = (i: number, j: number) => (square[i * n + j] as number) || barredWeight;
  const assignment = assign(square, n, barredWeight);
  const y = pairDuals(square, n, barredWeight, assignment);
  const ceiling = 2 * y.reduce((sum, dual) => sum + dual, 0);
  const tries = Math.min(MOST_TRIES, Math.max(1, Math.floor(TRIED_CELLS / (n * n))));
  let best: { total: number; rooms: number[][] } = { total: Number.NEGATIVE_INFINITY, rooms: [] };
  for (const { three, shortfall } of likelyThrees(y, weight, mayBeThree).slice(0, tries)) {
    if (ceiling - shortfall <= best.total) break;
    const rooms = [three, ...pairOthers(square, n, three, weightOfOthers, assignment.price)];
    const total = rooms.reduce((sum, [i = 0, j = 0, k]) => {
      return sum + (k === undefined ? 2 * weight(i, j) : weight(i, j) + weight(i, k) + weight(j, k));
    }, 0);
    if (total > best.total) best = { total, rooms };
  }
  return best.rooms.sort((one, other) => (one[0] as number) - (other[0] as number));
}

interface Three {
  three: [number, number, number];
  /** How far a seating with this three stays below the ceiling at least. */
  shortfall: number;
}

function likelyThrees(
  y: Float64Array,
  weight: (i: number, j: number) => number,
  mayBeThree: (person: number) => boolean,
): Three[] {
  const n = y.length;
  const slack = (i: number, j: number) => (y[i] as number) + (y[j] as number) - weight(i, j);
  const found = new Map<string, Three>();
  for (let i = 0; i < n; i++) {
    const near = tightest(i, n, slack);
    for (const [at, j] of near.entries()) {
      for (const k of near.slice(0, at)) {
        const three = [i, j, k].sort((a, b) => a - b) as Three['three'];
        const shortfall = slack(i, j) + slack(i, k) + slack(j, k);
        found.set(three.join(), { three, shortfall });
      }
    }
  }
  const all = [...found.values()].sort((a, b) => a.shortfall - b.shortfall || compare(a.three, b.three));
  const wanted = all.filter(({ three }) => three.every(mayBeThree));
  return wanted.length > 0 ? wanted : all;
}

function tightest(i: number, n: number, slack: (i: number, j: number) => number): number[] {
  const near: { j: number; slack: number }[] = [];
  for (let j = 0; j < n; j++) {
    if (j === i) continue;
    const entry = { j, slack: slack(i, j) };
    if (near.length === COMPANY && entry.slack >= (near[COMPANY - 1] as typeof entry).slack) continue;
    const at = near.findIndex((other) => other.slack > entry.slack);
    near.splice(at === -1 ? near.length : at, 0, entry);
    if (near.length > COMPANY) near.pop();
  }
  return near.map(({ j }) => j);
}

function compare(one: Three['three'], other: Three['three']): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

function pairOthers(
  square: Weights,
  n: number,
  three: number[],
  barredWeight: number,
  price: Float64Array,
): number[][] {
  const others = Array.from({ length: n }, (_, i) => i).filter((i) => !three.includes(i));
  const size = others.length;
  const weights = square instanceof Uint16Array ? new Uint16Array(size * size) : new Int32Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++)
      weights[a * size + b] = square[(others[a] as number) * n + (others[b] as number)] as number;
  }
  return pairsOf(
    solvePairing(
      weights,
      size,
      barredWeight,
      price.filter((_, i) => !three.includes(i)),
    ),
  ).map(([a, b]) => [others[a] as number, others[b] as number]);
}
