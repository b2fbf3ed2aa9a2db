import { BARRED, type Barred, HIGHEST_VALUE, type PairValues, pairValue, rowOffset, squareOf } from './pair-values.ts';

/** An n × n matrix for the pairing: 0 is what must not be, below 0 what comes after everything else. */
export type Weights = Uint16Array | Int32Array;

/** In a room each step outweighs all there can be of the one before: values, people who met, people kept apart. */
const BARRED_SHARE = -(2 ** 20);
const MET_SHARE = -(2 ** 24);
const APART_SHARE = -(2 ** 36);
/** Of pairs who met those are left to the last who share a room of the same plan already. */
const AGAIN = -HIGHEST_VALUE;

/** In a pairing, too: one pair who met costs more than all values can make good, one kept apart more than all who met. */
const metWeight = (n: number): number => -2 * HIGHEST_VALUE * n;
const apartWeight = (n: number): number => metWeight(n) * n;

/**
 * The values with people barred who met, and people who are to be kept apart. Who met is brought together only where
 * nobody else is left, the best of them first; who is kept apart never, as far as rooms can be filled otherwise.
 */
export function barPairs(
  values: PairValues,
  met: readonly (readonly [number, number])[],
  apart: readonly (readonly [number, number])[],
): PairValues {
  if (met.length === 0 && apart.length === 0) return values;
  const upper = values.upper.slice();
  const apartOf = Array.from({ length: values.n }, () => new Set<number>());
  for (const [i, j] of [...met, ...apart]) if (i !== j) upper[placeOf(values.n, i, j)] = BARRED;
  for (const [i, j] of apart) {
    if (i === j) continue;
    apartOf[i]?.add(j);
    apartOf[j]?.add(i);
  }
  return {
    n: values.n,
    upper,
    barred: { apartOf: apartOf.map((others) => [...others].sort((a, b) => a - b)), before: values.upper.slice() },
  };
}

const placeOf = (n: number, i: number, j: number): number => (i < j ? rowOffset(n, i) + j : rowOffset(n, j) + i);

export const isApart = ({ barred }: PairValues, i: number, j: number): boolean =>
  barred?.apartOf[i]?.includes(j) ?? false;

/** What a barred pair is worth to those who have nobody else; nothing where that is not known. */
export const valueBefore = ({ n, barred }: PairValues, i: number, j: number): number =>
  barred?.before[placeOf(n, i, j)] ?? 0;

/** Bars two who share a room of a plan from doing so again. */
export function barAgain({ n, upper, barred }: PairValues, i: number, j: number): void {
  upper[placeOf(n, i, j)] = BARRED;
  if (barred !== undefined) barred.before[placeOf(n, i, j)] = BARRED;
}

export const copyOf = ({ apartOf, before }: Barred): Barred => ({ apartOf, before: before.slice() });

/** The values with those alone barred who are kept apart: for a plan that counts who met as it counts who meets again. */
export function withMetOpen(values: PairValues): PairValues {
  const { n, barred } = values;
  if (barred === undefined) return values;
  const upper = barred.before.slice();
  barred.apartOf.forEach((others, i) => {
    for (const j of others) upper[placeOf(n, i, j)] = BARRED;
  });
  return { n, upper, barred };
}

/** Who is barred and not kept apart, as a plan counts people who met: once each, n × n. Undefined where nothing is known of anybody. */
export function metCounts(values: PairValues): Uint8Array | undefined {
  const { n, barred } = values;
  if (barred === undefined) return undefined;
  const counts = new Uint8Array(n * n);
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) {
      if (pairValue(values, i, j) !== BARRED || isApart(values, i, j)) continue;
      counts[i * n + j] = 1;
      counts[j * n + i] = 1;
    }
  return counts;
}

/** What two people of a barred pair add to each other's sums in a room. */
export function barredShare(barred: Barred | undefined, n: number, i: number, j: number): number {
  if (barred === undefined) return BARRED_SHARE;
  if (barred.apartOf[i]?.includes(j)) return APART_SHARE;
  return MET_SHARE + (barred.before[placeOf(n, i, j)] || AGAIN);
}

/** What a weight of 0 stands for in an exact pairing: `plain` where barred pairs are all alike. */
export const weightOfNought = ({ n, barred }: PairValues, plain: number): number =>
  barred === undefined ? plain : apartWeight(n);

/** The weights of an exact pairing. */
export function pairingWeights(values: PairValues, table?: Uint16Array): Weights {
  const { n, barred } = values;
  const square = squareOf(values, table);
  if (barred === undefined) return square;
  const weights = Int32Array.from(square);
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      if (i === j || weights[i * n + j] !== 0 || isApart(values, i, j)) continue;
      const before = valueBefore(values, i, j);
      weights[i * n + j] = metWeight(n) + (before === BARRED ? AGAIN : (table?.[before] ?? before));
    }
  return weights;
}

/** Who sits with somebody they are to be kept apart from, by round. */
export function apartTogether(
  rounds: readonly (readonly (readonly number[])[])[],
  apart: readonly (readonly [number, number])[],
): { round: number; a: number; b: number }[] {
  const pairs = new Set(apart.map(([i, j]) => `${Math.min(i, j)} ${Math.max(i, j)}`));
  if (pairs.size === 0) return [];
  return rounds.flatMap((rooms, round) =>
    rooms.flatMap((room) =>
      room.flatMap((a) => room.filter((b) => a < b && pairs.has(`${a} ${b}`)).map((b) => ({ round, a, b }))),
    ),
  );
}
