import { BARRED, type Barred, HIGHEST_VALUE, type PairValues, pairValue, rowOffset, squareOf } from './pair-values.ts';

/** An n × n matrix for the pairing: 0 is what must not be, below 0 what comes after everything else. */
export type Weights = Uint16Array | Int32Array;

/** In a room each step outweighs all there can be of the one before: values, people who met, refusals, people kept apart. */
const BARRED_SHARE = -(2 ** 20);
const MET_SHARE = -(2 ** 24);
const REFUSED_SHARE = -(2 ** 32);
const APART_SHARE = -(2 ** 40);
/** Of pairs who met those are left to the last who share a room of the same plan already. */
const AGAIN = -HIGHEST_VALUE;

/**
 * In a pairing, too: one pair who met costs more than all values can make good, one kept apart more than all others. A refusal
 * costs as much as three pairs who met: two pairs can always be taken apart for it. Whole numbers of 32 bits.
 */
const metWeight = (n: number): number => -2 * HIGHEST_VALUE * n;
const refusedWeight = (n: number): number => Math.max(3 * metWeight(n), -(2 ** 31) + 2 * HIGHEST_VALUE);
const apartWeight = (n: number): number => 3 * metWeight(n) * n;

/** The cost of two people kept apart who sit together, where a refused pair costs 1. */
export const APART_COUNTS = 2 ** 20;

type Pairs = readonly (readonly [number, number])[];

/**
 * The values with three kinds of pairs barred: people who met, refusals, and people to keep apart. Two who met are brought
 * together only where nobody else is left, the best of them first. Refusals come after them. People are kept apart as long as
 * rooms can be filled otherwise.
 */
export function barPairs(values: PairValues, met: Pairs, apart: Pairs, refused: Pairs = []): PairValues {
  if (met.length + apart.length + refused.length === 0) return values;
  const { n } = values;
  const upper = values.upper.slice();
  for (const [i, j] of [...met, ...apart, ...refused]) if (i !== j) upper[placeOf(n, i, j)] = BARRED;
  const apartOf = othersIn(n, apart);
  const refusedOf = othersIn(
    n,
    refused.filter(([i, j]) => !apartOf[i]?.has(j)),
  );
  return { n, upper, barred: { apartOf, refusedOf, before: values.upper.slice() } };
}

/** By person, in order: results must not depend on the order of pairs. */
function othersIn(n: number, pairs: Pairs): Set<number>[] {
  const others = Array.from({ length: n }, (): number[] => []);
  for (const [i, j] of pairs) {
    if (i === j) continue;
    others[i]?.push(j);
    others[j]?.push(i);
  }
  return others.map((all) => new Set(all.sort((a, b) => a - b)));
}

const placeOf = (n: number, i: number, j: number): number => (i < j ? rowOffset(n, i) + j : rowOffset(n, j) + i);

export const isApart = ({ barred }: PairValues, i: number, j: number): boolean => barred?.apartOf[i]?.has(j) ?? false;

export const isRefused = ({ barred }: PairValues, i: number, j: number): boolean =>
  barred?.refusedOf[i]?.has(j) ?? false;

/** The value of a barred pair for people who have no one else; 0 where unknown. */
export const valueBefore = ({ n, barred }: PairValues, i: number, j: number): number =>
  barred?.before[placeOf(n, i, j)] ?? 0;

/** Bars two who share a room of a plan from doing so again. */
export function barAgain({ n, upper, barred }: PairValues, i: number, j: number): void {
  upper[placeOf(n, i, j)] = BARRED;
  if (barred !== undefined) barred.before[placeOf(n, i, j)] = BARRED;
}

export const copyOf = (barred: Barred): Barred => ({ ...barred, before: barred.before.slice() });

/** The values with who met open again: for a plan that counts who met as it counts who meets again. */
export function withMetOpen(values: PairValues): PairValues {
  const { n, barred } = values;
  if (barred === undefined) return values;
  const upper = barred.before.slice();
  for (const othersOf of [barred.apartOf, barred.refusedOf])
    othersOf.forEach((others, i) => {
      for (const j of others) upper[placeOf(n, i, j)] = BARRED;
    });
  return { n, upper, barred };
}

/** The pairs barred because they met, as a plan counts them: once each, n × n. Undefined where nothing is known of anybody. */
export function metCounts(values: PairValues): Uint8Array | undefined {
  const { n, barred } = values;
  if (barred === undefined) return undefined;
  const counts = new Uint8Array(n * n);
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) {
      if (pairValue(values, i, j) !== BARRED || isApart(values, i, j) || isRefused(values, i, j)) continue;
      counts[i * n + j] = 1;
      counts[j * n + i] = 1;
    }
  return counts;
}

/** The amount that two people of a barred pair add to each other's sums in a room. */
export function barredShare(barred: Barred | undefined, n: number, i: number, j: number): number {
  if (barred === undefined) return BARRED_SHARE;
  if (barred.apartOf[i]?.has(j)) return APART_SHARE;
  return (barred.refusedOf[i]?.has(j) ? REFUSED_SHARE : MET_SHARE) + (barred.before[placeOf(n, i, j)] || AGAIN);
}

/** The weight that replaces 0 in an exact pairing: `plain` where barred pairs are all alike. */
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
      const utility = before === BARRED ? AGAIN : (table?.[before] ?? before);
      weights[i * n + j] = (isRefused(values, i, j) ? refusedWeight(n) : metWeight(n)) + utility;
    }
  return weights;
}

/** People who sit with somebody they are to be kept apart from, by round. */
export function apartTogether(
  rounds: readonly (readonly (readonly number[])[])[],
  apart: Pairs,
): { round: number; a: number; b: number }[] {
  const pairs = new Set(apart.map(([i, j]) => `${Math.min(i, j)} ${Math.max(i, j)}`));
  if (pairs.size === 0) return [];
  return rounds.flatMap((rooms, round) =>
    rooms.flatMap((room) =>
      room.flatMap((a) => room.filter((b) => a < b && pairs.has(`${a} ${b}`)).map((b) => ({ round, a, b }))),
    ),
  );
}
