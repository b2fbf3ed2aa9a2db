import type { Lexicon } from '../lexicon/lexicon.ts';
import { oneEditApart } from '../lexicon/spelling.ts';
import { asListed } from '../text/glossary.ts';
import { type Language, stem } from '../text/stem.ts';
import { tokenise } from '../text/tokens.ts';

/** From so many letters on, words alike at their beginning, or but for one letter, are kin: 'footballer', 'football'. */
const ALIKE = 5;

/**
 * True when a word of an answer that is not in English looks like a concept's phrase and is called something else in
 * English: a French 'sale' is no sale and a German 'Chef' no chef; nor has 'livrer' to do with 'livre'.
 */
export function meansOther(
  word: string,
  concept: number,
  phraseIn: Language,
  spoken: Language,
  lexicon: Lexicon,
): boolean {
  if (spoken === 'en') return false;
  const { own, english } = lexicon.wordsOf(concept, spoken);
  if (own.has(word)) return false;
  const glossary = lexicon.glossary(spoken);
  const names = phraseIn === spoken ? glossary.whole.get(word) : asListed(word, glossary);
  // 'gens' are people, not genes.
  if (!names) return phraseIn !== spoken && lexicon.plainWords.has(word);
  const called = names.flatMap((name) => tokenise(name).map((token) => token.word));
  const kin = new Set([...english].filter((one) => one.length >= ALIKE).map((one) => one.slice(0, ALIKE)));
  const isMeant = (name: string): boolean =>
    english.has(stem(name, 'en')) ||
    (name.length >= ALIKE && (kin.has(name.slice(0, ALIKE)) || name === word || oneEditApart(name, word)));
  return !called.some(isMeant);
}
