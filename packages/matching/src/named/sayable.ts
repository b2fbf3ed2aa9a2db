import { type Grammar, isIn, isMere } from './grammar.ts';
import { sentencesOf, written } from './words.ts';

/** So many words in a row may be read by others. */
const MOST = 3;

/** The longest part of a topic's words that others may read, with its head; null where there is none. */
export function sayableOf(phrase: string, grammar: Grammar, isCommon: (word: string) => boolean): string | null {
  const words = (sentencesOf(phrase)[0] ?? []).flat();
  const preposition = words.findIndex(({ word }, at) => at > 0 && isIn('prepositions', word, grammar));
  const head = preposition < 0 ? words.length : preposition;
  const start = isIn('articles', words[0]?.word, grammar) ? 1 : 0;
  for (const [from, to] of [
    [0, words.length],
    [0, head],
    [start, head],
  ] as const) {
    const part = words.slice(from, to);
    if (part.length === 0 || part.length > MOST || isMere(part, grammar)) continue;
    if (part.every(({ word, raw }) => isCommon(word) && !grammar.isName({ word, raw, gap: '' }, false)))
      return written(part);
  }
  return null;
}
