/**
 * Where words lead, said as a need or as an offer: the words of a need and those of an offer that helps it lead the same
 * way. See `content/learned/README.md`.
 */
export interface HelpVectors {
  /** A multiple of 4. */
  dims: number;
  /** One direction after the other, in the order of the word vectors. */
  values: Int8Array;
  /** How much each word counts in a need, and in an offer. */
  need: Uint8Array;
  offer: Uint8Array;
}

/** Adds the direction of the word at `place`, times `weight`, to `sum`. */
export function addDirection({ dims, values }: HelpVectors, place: number, weight: number, sum: Float32Array): void {
  const start = place * dims;
  for (let at = 0; at < dims; at += 1) sum[at] = (sum[at] as number) + weight * (values[start + at] as number);
}
