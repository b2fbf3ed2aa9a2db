import type { Lexicon } from '../lexicon/lexicon.ts';
import type { OtherLanguage } from '../text/stem.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import { addWord, lengthOf } from '../text/word-vectors.ts';
import type { SnapshotAnswer } from '../types.ts';
import { WEIGHTS } from '../weights.ts';

/** Context that helps to choose the sense of a word. */
export interface Context {
  /** The sum of the word vectors of the person's answers; undefined without vectors or with too few known words. */
  sum: Float32Array | undefined;
  /** Languages other than English that people at the event write in. */
  foreign: OtherLanguage[];
}

export const noContext: Context = { sum: undefined, foreign: [] };

const FEWEST_WORDS = 4;

export function contextOf(answers: SnapshotAnswer[], foreign: OtherLanguage[], lexicon: Lexicon): Context {
  if (!lexicon.vectors) return { sum: undefined, foreign };
  const sum = new Float32Array(lexicon.vectors.dims);
  let known = 0;
  for (const answer of answers) {
    if (typeof answer !== 'string') continue;
    for (const { word } of tokenise(answer)) if (addTopic(word, 1, sum, lexicon)) known += 1;
  }
  return { sum: known < FEWEST_WORDS ? undefined : sum, foreign };
}

/** How well a concept read from the given words suits all the other words, from a small floor to 1. */
export function suitsContext(concept: number, said: Token[], { sum }: Context, lexicon: Lexicon): number {
  const meaning = lexicon.meaningOf(concept);
  if (!sum || !meaning || said.every(({ word }) => isRare(word, lexicon))) return 1;
  const rest = Float32Array.from(sum);
  for (const { word } of said) addTopic(word, -1, rest, lexicon);
  let dot = 0;
  for (let at = 0; at < rest.length; at += 1) dot += (rest[at] as number) * (meaning[at] as number);
  const cosine = dot / (lengthOf(rest) || 1);
  const { none, full, floor } = WEIGHTS.sense;
  return Math.min(1, Math.max(floor, (cosine - none) / (full - none)));
}

/** Rare words have few senses (Zipf 1945). */
const isRare = (word: string, { vectors }: Lexicon): boolean =>
  (vectors?.places.get(word) ?? Number.POSITIVE_INFINITY) > WEIGHTS.sense.rareFrom;

function addTopic(word: string, weight: number, sum: Float32Array, lexicon: Lexicon): boolean {
  if (!lexicon.vectors || lexicon.functionWords.has(word) || lexicon.plainWords.has(word)) return false;
  return addWord(lexicon.vectors, word, weight, sum);
}
