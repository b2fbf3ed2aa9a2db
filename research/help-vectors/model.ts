import { type WordVectors, wordWeight } from '@serendip/matching/text/word-vectors';
import type { Text } from './cases.ts';

/** The learned parameters; a gradient has the same shape. */
export interface Parameters {
  /** A multiple of 4. */
  dims: number;
  /** One row of `dims` a word, in the order of `words.txt`. */
  directions: Float64Array;
  /** Two a word: the logarithm of its weight in a need, then in an offer. */
  logWeights: Float64Array;
  /** One number: cosines are divided by its exponential. */
  logTemperature: Float64Array;
}

/** Where in a word's `logWeights` the weight for a side stands. */
export const NEED = 0;
export const OFFER = 1;
type Side = typeof NEED | typeof OFFER;

/** Text vectors of length 1 as rows; the rows that fill up to a multiple of 4 are zero. */
export interface Encoded {
  rows: Float64Array;
  /** Of each text's sum of word vectors, before it was brought to length 1. */
  lengths: Float64Array;
}

const FIRST_TEMPERATURE = 0.07;

/** The model before training: what each word means, weighed by how rare it is. */
export function firstModel({ dims, values, places }: WordVectors): Parameters {
  const directions = Float64Array.from(values);
  const logWeights = new Float64Array(2 * places.size);
  for (let place = 0; place < places.size; place += 1) {
    normaliseRow(directions, place * dims, dims);
    logWeights.fill(Math.log(wordWeight(place)), 2 * place, 2 * place + 2);
  }
  return { dims, directions, logWeights, logTemperature: Float64Array.of(Math.log(FIRST_TEMPERATURE)) };
}

/** A gradient or a sum of models to start with: all zero. */
export function zeroLike({ dims, directions, logWeights, logTemperature }: Parameters): Parameters {
  return {
    dims,
    directions: new Float64Array(directions.length),
    logWeights: new Float64Array(logWeights.length),
    logTemperature: new Float64Array(logTemperature.length),
  };
}

/** The vectors of texts as needs or as offers. */
export function encode({ dims, directions, logWeights }: Parameters, texts: Text[], side: Side): Encoded {
  const rows = new Float64Array(4 * Math.ceil(texts.length / 4) * dims);
  const lengths = new Float64Array(texts.length);
  for (const [row, text] of texts.entries()) {
    const start = row * dims;
    for (const place of text) {
      const weight = Math.exp(logWeights[2 * place + side] as number);
      const from = place * dims;
      for (let at = 0; at < dims; at += 1) {
        rows[start + at] = (rows[start + at] as number) + weight * (directions[from + at] as number);
      }
    }
    lengths[row] = normaliseRow(rows, start, dims);
  }
  return { rows, lengths };
}

/** Hands the gradient of text vectors, rows as in `encoded`, down to the words of the texts. */
export function addTextGradient(
  { dims, directions, logWeights }: Parameters,
  texts: Text[],
  side: Side,
  { rows, lengths }: Encoded,
  ofRows: Float64Array,
  gradient: Parameters,
): void {
  const ofSum = new Float64Array(dims);
  for (const [row, text] of texts.entries()) {
    const start = row * dims;
    const length = lengths[row] as number;
    if (length === 0) continue;
    // A longer sum has the same direction, so the part of the gradient along the vector has no effect.
    let along = 0;
    for (let at = 0; at < dims; at += 1) along += (rows[start + at] as number) * (ofRows[start + at] as number);
    for (let at = 0; at < dims; at += 1) {
      ofSum[at] = ((ofRows[start + at] as number) - along * (rows[start + at] as number)) / length;
    }
    for (const place of text) {
      const weight = Math.exp(logWeights[2 * place + side] as number);
      const from = place * dims;
      let agreement = 0;
      for (let at = 0; at < dims; at += 1) {
        const change = ofSum[at] as number;
        agreement += change * (directions[from + at] as number);
        gradient.directions[from + at] = (gradient.directions[from + at] as number) + weight * change;
      }
      const logWeight = 2 * place + side;
      gradient.logWeights[logWeight] = (gradient.logWeights[logWeight] as number) + weight * agreement;
    }
  }
}

/** Brings a row to length 1 unless it is zero; gives the length it had. */
function normaliseRow(values: Float64Array, start: number, dims: number): number {
  let squares = 0;
  for (let at = start; at < start + dims; at += 1) squares += (values[at] as number) ** 2;
  const length = Math.sqrt(squares);
  if (length > 0) for (let at = start; at < start + dims; at += 1) values[at] = (values[at] as number) / length;
  return length;
}
