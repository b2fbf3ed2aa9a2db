import type { Lexicon } from '../lexicon/lexicon.ts';
import { dot, lengthOf, normalise } from '../text/word-vectors.ts';
import type { Profile } from '../understand/profile.ts';
import { WEIGHTS } from '../weights.ts';

/** Directions of what each person wants and of what each has, as rows of one array; zero where nothing is known. */
export interface Meanings {
  /** A multiple of 4. */
  dims: number;
  wanted: Float32Array;
  held: Float32Array;
}

/** Cosine between the wants of `i` and the possessions of `j` by help vectors, 0 to 1; undefined when the lexicon has none. */
export function nearnessOf(
  profiles: Profile[],
  { helpVectors }: Lexicon,
): ((i: number, j: number) => number) | undefined {
  if (!helpVectors) return undefined;
  const { dims } = helpVectors;
  const rows = (of: 'wanted' | 'held'): Float32Array[] =>
    centred(profiles.map((profile) => normalise(Float32Array.from(profile[of]))));
  const wanted = flat(rows('wanted'), dims);
  const gifts = rows('held').map((row, i) => {
    const share = giving(profiles[i] as Profile);
    return row.map((value) => value * share);
  });
  const held = flat(gifts, dims);
  return (i, j) => Math.max(0, dot(wanted, i * dims, held, j * dims, dims));
}

/** The weight of a person's offers: those of people who mainly seek count little. */
function giving({ wanted, held }: Profile): number {
  const [sought, given] = [lengthOf(wanted), lengthOf(held)];
  return given === 0 ? 0 : Math.min(1, WEIGHTS.direction.given * (given / (sought + given)));
}

/** Adds to `row[j]` the evidence that `j` has something that `i` wants. */
export function addMeaning({ dims, wanted, held }: Meanings, i: number, row: Float32Array): void {
  for (let j = 0; j < row.length; j += 1) {
    const near = dot(wanted, i * dims, held, j * dims, dims);
    if (near > WEIGHTS.meaningFloor) row[j] = (row[j] as number) + WEIGHTS.meaning * (near - WEIGHTS.meaningFloor);
  }
}

/** Subtracts the mean: answers to one question resemble each other, and that shared part does not tell people apart. */
export function centred(rows: Float32Array[]): Float32Array[] {
  const dims = rows[0]?.length ?? 0;
  const answering = new Set(rows.filter((row) => lengthOf(row) > 0));
  const mean = new Float32Array(dims);
  for (const row of answering) {
    for (let at = 0; at < dims; at += 1) mean[at] = (mean[at] as number) + (row[at] as number);
  }
  // A few people can share much by chance, so less of their mean is subtracted.
  const share = 1 / (answering.size + WEIGHTS.meaningPrior);
  return rows.map((row) =>
    answering.has(row) ? normalise(row.map((value, at) => value - share * (mean[at] as number))) : row,
  );
}

export function flat(rows: Float32Array[], dims: number): Float32Array {
  const all = new Float32Array(rows.length * dims);
  for (const [i, row] of rows.entries()) all.set(row, i * dims);
  return all;
}
