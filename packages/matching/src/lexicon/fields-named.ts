import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokens.ts';
import type { Lexicon } from './lexicon.ts';

/** The fields that the words of a name go with. */
export function fieldsNamed(name: string, lexicon: Lexicon): number[] {
  const stems = tokenise(name).map(({ word }) => stem(word, 'en'));
  return stems.flatMap((_, at) => lexicon.fieldWords.longestAt(stems, at)?.values ?? []);
}
