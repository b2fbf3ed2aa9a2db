import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Language } from '../text/stem.ts';
import { sentencesOf, written } from './words.ts';

/** So many words in a row may be read by others. */
const MOST = 3;

/** The longest part of a topic's words that others may read, beginning with its head; null where there is none. */
export function sayableOf(phrase: string, language: Language, lexicon: Lexicon): string | null {
  const { lists } = lexicon.naming[language];
  const words = (sentencesOf(phrase)[0] ?? []).flat();
  const is = (list: 'articles' | 'prepositions', at: number): boolean =>
    lists[list].longestAt([words[at]?.word ?? ''], 0) !== undefined;
  const start = is('articles', 0) ? 1 : 0;
  const preposition = words.findIndex((_, at) => at > 0 && is('prepositions', at));
  const head = preposition < 0 ? words.length : preposition;
  for (const end of words.length - start <= MOST ? [words.length, head] : [head]) {
    const part = words.slice(start, end);
    if (part.length > 0 && part.length <= MOST && part.every(({ word }) => lexicon.isCommon(word, language)))
      return written(part);
  }
  return null;
}
