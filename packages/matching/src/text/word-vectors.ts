/** Meaning of common English words as short vectors; see `content/learned/README.md`. */
export interface WordVectors {
  dims: number;
  /** One vector after the other; all are equally long, but for rounding. */
  values: Int8Array;
  /** Place of each folded word, most frequent first. */
  places: Map<string, number>;
}

/** How much a word says by itself: frequent words say little (Arora et al. 2017, with Zipf's estimate of frequency). */
export function wordWeight(place: number): number {
  const frequency = 1 / ((place + 10) * 11);
  return SMOOTHING / (SMOOTHING + frequency);
}

const SMOOTHING = 3e-4;

/** Adds a word's vector to `sum`, times `weight`; false when the word is unknown. */
export function addWord(vectors: WordVectors, word: string, weight: number, sum: Float32Array): boolean {
  const place = vectors.places.get(word);
  if (place === undefined) return false;
  const scale = (weight * wordWeight(place)) / 127;
  const start = place * vectors.dims;
  for (let at = 0; at < vectors.dims; at += 1) {
    sum[at] = (sum[at] as number) + scale * (vectors.values[start + at] as number);
  }
  return true;
}

/** Brings a vector to length 1; a zero vector stays zero. */
export function normalise(vector: Float32Array): Float32Array {
  const length = lengthOf(vector);
  if (length > 0) for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] as number) / length;
  return vector;
}

export function lengthOf(vector: Float32Array): number {
  let squares = 0;
  for (let at = 0; at < vector.length; at += 1) squares += (vector[at] as number) ** 2;
  return Math.sqrt(squares);
}

/** Σ a[fromA + k] · b[fromB + k] for k below `length`, a multiple of 4. */
export function dot(a: Float32Array, fromA: number, b: Float32Array, fromB: number, length: number): number {
  // Four sums at once: a single one would wait for itself at every step.
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let at = 0; at < length; at += 4) {
    first += (a[fromA + at] as number) * (b[fromB + at] as number);
    second += (a[fromA + at + 1] as number) * (b[fromB + at + 1] as number);
    third += (a[fromA + at + 2] as number) * (b[fromB + at + 2] as number);
    fourth += (a[fromA + at + 3] as number) * (b[fromB + at + 3] as number);
  }
  return first + second + third + fourth;
}

/** Inverse document frequency of a word in English, from a floor to 1; unknown words count as rare. */
export function idfOf(word: string, vectors: WordVectors | undefined, floor: number): number {
  const place = vectors?.places.get(word);
  return place === undefined ? 1 : floor + (1 - floor) * wordWeight(place) ** 0.5;
}
