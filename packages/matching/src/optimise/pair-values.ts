/**
 * The value of each pair of n people: whole numbers, symmetric, 2 bytes per pair (25 MB at 5,000 people).
 * 0 bars a pair: it is chosen only if the rules leave nothing else. 1 to 65,535 are ordinary values.
 *
 * People are indexes, and ties are broken by index. Index them by `canonicalOrder`, so that results depend on
 * the people and not on the order of the input.
 */
export interface PairValues {
  readonly n: number;
  /** Values of the pairs (i, j), i < j, row after row. */
  readonly upper: Uint16Array;
  /** Left out: a barred pair is like any other. */
  readonly barred?: Barred;
}

/** Why pairs are barred, and their values before. */
export interface Barred {
  /** People who must never meet, by person. */
  readonly apartOf: readonly ReadonlySet<number>[];
  /** By person, the people who refuse them or whom they refuse: the two meet only where nobody else is left. */
  readonly refusedOf: readonly ReadonlySet<number>[];
  /** The values of pairs before they were barred, laid out as `upper`; 0 for pairs who already share a room of the plan. */
  readonly before: Uint16Array;
  /** Of pairs that a host's rules keep out of lists: the cost of listing them for somebody who has nobody else. */
  readonly ruled?: (i: number, j: number) => number;
}

export const BARRED = 0;
export const HIGHEST_VALUE = 65_535;

/** All pairs barred until written. */
export function createPairValues(n: number): PairValues {
  return { n, upper: new Uint16Array((n * (n - 1)) / 2) };
}

/** Where the values of row `i` begin, so that pair (i, j), i < j, stands at `rowOffset(n, i) + j`. */
export function rowOffset(n: number, i: number): number {
  return i * n - (i * (i + 3)) / 2 - 1;
}

export function pairValue(values: PairValues, i: number, j: number): number {
  const at = i < j ? rowOffset(values.n, i) + j : rowOffset(values.n, j) + i;
  return values.upper[at] as number;
}

/** `value` is a whole number from 0 (barred) to 65,535. */
export function setPairValue(values: PairValues, i: number, j: number, value: number): void {
  const at = i < j ? rowOffset(values.n, i) + j : rowOffset(values.n, j) + i;
  values.upper[at] = value;
}

/** A score from 0 to 1 as an ordinary pair value: never barred, order kept. */
export function valueOfScore(score: number): number {
  return 1 + Math.round(Math.min(1, Math.max(0, score)) * (HIGHEST_VALUE - 1));
}

/**
 * The full n × n matrix, zero on the diagonal: twice the memory, rows in one piece for the solvers' inner loops.
 *
 * @param table what to write for each value, if not the value itself
 */
export function squareOf({ n, upper }: PairValues, table?: Uint16Array): Uint16Array {
  const square = new Uint16Array(n * n);
  let at = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const raw = upper[at++] as number;
      const value = table === undefined ? raw : (table[raw] as number);
      square[i * n + j] = value;
      square[j * n + i] = value;
    }
  }
  return square;
}
