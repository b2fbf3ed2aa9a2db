import type { Language } from '../text/stem.ts';
import { type Token, unaccented } from '../text/tokens.ts';

/** A single word that stands for a concept only as it is written. */
export interface WholeWord {
  concept: number;
  /** With its capitals, where it must be written with them. */
  cased: string | undefined;
  /** Also matches with an 's' added. */
  plural: boolean;
}

/** By the folded word. */
export type WholeWords = Map<string, WholeWord[]>;

/** Marks a phrase of the lexicon that matches only in this form, and with these capitals if it has any. */
const JUST_SO = '=';
const isJustSo = (phrase: string): boolean => phrase.startsWith(JUST_SO);
/** Recognised only with its capitals: in lower case it is another word. */
export const isCased = (phrase: string): boolean => isJustSo(phrase) && /\p{Lu}/u.test(phrase);
const ACRONYM = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*s?$/u;
const PLURAL = /[^su]s$/;

/**
 * Names and acronyms are not inflected: 'FLE' is no 'flee', 'Maine' no 'main' and 'CAR-T' no 'cart'; neither are phrases
 * marked as meant in just one form. Undefined for every other phrase. In German every noun has its capital.
 */
export function asWholeWord(phrase: string, concept: number, language: Language): WholeWord | undefined {
  const justSo = isJustSo(phrase);
  const cased = unaccented(justSo ? phrase.slice(JUST_SO.length) : phrase);
  const isName = language !== 'de' && /^\p{Lu}/u.test(cased);
  if (!justSo && !isName && !ACRONYM.test(cased)) return undefined;
  return {
    concept,
    cased: isCased(phrase) ? cased : undefined,
    plural: !justSo || ACRONYM.test(cased),
  };
}

/** A concept's phrases, with variants without hyphens, and without those that a mark replaces. */
export function phrasesAs(sayings: string[]): Set<string> {
  const justSo = new Set(sayings.filter(isJustSo).map((saying) => saying.slice(1)));
  // Without its hyphen an acronym may be a word: 'CAR-T', 'cart'.
  const joined = (saying: string): string => {
    const one = saying.replaceAll('-', '');
    return one !== saying && ACRONYM.test(saying) ? `${JUST_SO}${one}` : one;
  };
  return new Set(sayings.filter((saying) => !justSo.has(saying)).flatMap((saying) => [saying, joined(saying)]));
}

/** Adds a whole word, and for a name in the plural ('Kurds') its singular as well. */
export function addWholeWord(words: WholeWords, word: string, whole: WholeWord): void {
  const add = (form: string): void => {
    const there = words.get(form);
    if (!there) words.set(form, [whole]);
    else if (!there.some(({ concept }) => concept === whole.concept)) there.push(whole);
  };
  add(word);
  if (whole.plural && !whole.cased && word.length > 4 && PLURAL.test(word)) add(word.slice(0, -1));
}

/** The concepts of a word as it is written. Capitals are ignored where the whole text is in capitals. */
export function wholeWordsAt({ word, cased }: Token, words: WholeWords, shouted: boolean): WholeWord[] {
  const fits = (written: string, { cased: asked }: WholeWord) => asked === undefined || (!shouted && asked === written);
  const found = words.get(word)?.filter((whole) => fits(cased, whole)) ?? [];
  if (found.length > 0 || word.length < 4 || !PLURAL.test(word)) return found;
  return words.get(word.slice(0, -1))?.filter((whole) => whole.plural && fits(cased.slice(0, -1), whole)) ?? [];
}
