import { stem } from '../text/stem.ts';
import type { Lexicon } from './lexicon.ts';

/** A folded word's place among the vectors, or that of the commonest word with its English stem. */
export const placeOfWord = (word: string, { vectors, placeOfStem }: Lexicon): number | undefined =>
  vectors?.places.get(word) ?? placeOfStem.get(stem(word, 'en'));
