import type { NamingList, NamingWords } from '../lexicon/naming-words.ts';
import type { Language } from '../text/stem.ts';
import type { Word } from './words.ts';

/** The small words of one language, asked about the words of a piece. */
export interface Grammar {
  language: Language;
  naming: NamingWords;
  /** Whether a word is a name of somebody or some place, or may be. */
  isName: (word: Word, first: boolean) => boolean;
}

export const foldedOf = (words: Word[]): string[] => words.map(({ word }) => word);

/** How many words of a list's longest entry stand at a place; 0 where none does. */
export const lengthAt = (list: NamingList, words: Word[], at: number, { naming }: Grammar): number =>
  naming.lists[list].longestAt(foldedOf(words), at)?.places.length ?? 0;

export const isIn = (list: NamingList, word: string | undefined, { naming }: Grammar): boolean =>
  word !== undefined && naming.lists[list].longestAt([word], 0) !== undefined;

/** The first place where an entry of a list stands; -1 where none does. */
export const placeOf = (list: NamingList, words: Word[], grammar: Grammar, from = 0): number => {
  for (let at = from; at < words.length; at += 1) if (lengthAt(list, words, at, grammar) > 0) return at;
  return -1;
};

/** 'legal advice', but not 'good advice'. */
const isOfSomeKind = (words: Word[], grammar: Grammar): boolean =>
  words.length > 1 &&
  isIn('weak', words.at(-1)?.word, grammar) &&
  words.some(({ word }) => grammar.naming.qualities.has(word) && !isIn('plain_qualities', word, grammar));

const QUALITY = /(?:able|ible|ful|ous|less|ly)$/;
const isQuality = (word: string, { language, naming }: Grammar): boolean =>
  naming.qualities.has(word) || (language === 'en' && word.length > 5 && QUALITY.test(word));

/** '12', 'twelve', 'ninety-six'. */
export const isNumber = (word: string, grammar: Grammar): boolean =>
  /^\d/.test(word)
    ? !/\p{L}/u.test(word) || /^\d+(?:th|st|nd|rd|h\d*|km|kg|m|am|pm|yr|yrs|x|k|er)$/.test(word)
    : isIn('numbers', word.split('-')[0], grammar);

/** Without entries of a list at both ends, and among the first few words. */
export function withoutEdges(list: NamingList, words: Word[], grammar: Grammar): Word[] {
  let from = 0;
  for (let length = lengthAt(list, words, from, grammar); length > 0; length = lengthAt(list, words, from, grammar))
    from += length;
  let to = words.length;
  for (let at = from; at < to; at += 1) {
    const length = lengthAt(list, words, at, grammar);
    if (length > 0 && at + length === to) {
      to = at;
      at = from - 1;
    }
  }
  const kept = words.slice(from, to);
  return [...without(list, kept.slice(0, EDGE), grammar), ...kept.slice(EDGE)];
}

/** So far into a piece a cue may be broken by small words: 'I also really need'. */
const EDGE = 4;

/** Without every entry of a list. */
export function without(list: NamingList, words: Word[], grammar: Grammar): Word[] {
  const kept: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const length = lengthAt(list, words, at, grammar);
    if (length === 0) kept.push(words[at] as Word);
    at += Math.max(1, length);
  }
  return kept;
}

const MERE: NamingList[] = [
  'vague',
  'times',
  'numbers',
  'articles',
  'possessives',
  'prepositions',
  'seconds',
  'drop_first',
  'void',
  'fillers',
  'imperatives',
];

/** Nothing but when, how many, whose, how, and words that name nothing by themselves. */
export const isMere = (words: Word[], grammar: Grammar): boolean =>
  !isOfSomeKind(words, grammar) &&
  words.every(
    ({ word, raw }) =>
      isNumber(word, grammar) ||
      (isQuality(word, grammar) && (grammar.language !== 'de' || raw === raw.toLowerCase())) ||
      MERE.some((list) => isIn(list, word, grammar)),
  );

const SMALL: NamingList[] = ['articles', 'prepositions', 'possessives', 'drop_first', 'joints'];

/** Words that say something. */
export const contentOf = (words: Word[], grammar: Grammar): number =>
  words.filter(({ word }) => !SMALL.some((list) => isIn(list, word, grammar))).length;

/** Before and after a finite verb that could be something else, too, stand such words. */
const AFTER_VERBS: NamingList[] = [
  'articles',
  'prepositions',
  'possessives',
  'seconds',
  'times',
  'vague',
  'drop_first',
];

/** Whether a sentence stands there, and not a mere naming: it has a subject or a finite verb. */
export function tellsSomething(words: Word[], grammar: Grammar): boolean {
  const { language, naming } = grammar;
  return words.some(({ word, raw }, at) => {
    if (isIn('subjects', word, grammar)) return true;
    if (isIn('prepositions', word, grammar) || isNoun(words, at, grammar)) return false;
    if (language === 'de' && isInfinitive(words, at, grammar)) return false;
    if (isIn('finites', word, grammar)) return true;
    // 'my wife's a doctor'.
    if (language === 'en' && /['’]s$/i.test(raw) && isIn('articles', words[at + 1]?.word, grammar)) return true;
    if (language === 'fr' && isPerfectInFrench(words, at)) return true;
    if (language === 'de' && at > 0) return isVerbInGerman({ word, raw }, at === words.length - 1, grammar);
    const follows = isIn('prepositions', words[at - 1]?.word, grammar);
    if (language === 'es' && !follows && PAST_IN_SPANISH.test(raw) && !isIn('stressed', word, grammar)) return true;
    if (!naming.finite.has(word) || (at === 0 && language !== 'es' && language !== 'en')) return false;
    // 'meubles sur mesure', 'photos de produits': after a preposition stands no finite verb.
    if (language !== 'en') return !follows || words[at - 1]?.word === 'en';
    const next = words[at + 1]?.word;
    return next === undefined
      ? at > 0 && !isIn('articles', words[at - 1]?.word, grammar)
      : AFTER_VERBS.some((list) => isIn(list, next, grammar)) ||
          isNumber(next, grammar) ||
          (at > 0 && naming.qualities.has(next));
  });
}

/** 'diseño gráfico' and 'cuisine italienne' are things; 'diseño webs' and 'cuisine des tartes' are done: an object follows. */
export function isNoun(words: Word[], at: number, grammar: Grammar): boolean {
  if (!isIn('nouns', words[at]?.word, grammar)) return false;
  const next = words[at + 1]?.word;
  if (next === undefined) return true;
  const { language, naming } = grammar;
  if (isIn('articles', next, grammar) && !isIn('prepositions', next, grammar)) return false;
  return language !== 'es' || isIn('prepositions', next, grammar) || !next.endsWith('s') || naming.qualities.has(next);
}

/** The form of a German verb that names it, alone ('laufen') or at the end ('Hunde ausführen'), where some finite form is spelled alike. */
const isInfinitive = (words: Word[], at: number, grammar: Grammar): boolean => {
  const { naming } = grammar;
  const word = words[at]?.word ?? '';
  const isKnown = naming.called.has(word) || (at > 0 && naming.called.has(word.replace(APART, '')));
  // 'türkisch kochen für viele': what follows only says for whom.
  const isLast =
    at === words.length - 1 || (at > 0 && !isIn('finites', word, grammar) && FOR_WHOM.test(words[at + 1]?.word ?? ''));
  return isLast && isKnown;
};
const FOR_WHOM = /^(?:fur|mit)$/;

/** 'a rendu', but not 'à coudre', with or without its accent. */
const isPerfectInFrench = (words: Word[], at: number): boolean =>
  words[at]?.raw === 'a' && /^\p{L}{2,}(?:é|i|u|is|it)e?s?$/u.test(words[at + 1]?.raw ?? '');

const PAST_IN_SPANISH = /\p{L}{2}[éó]$/u;

const APART =
  /^(?:weiter|an|ab|auf|aus|ein|mit|nach|vor|zu|zuruck|zusammen|um|weg|los|her|hin|uber|unter|durch|fest|frei)(?=\p{L}{4})/u;

/** A finite form ('fuhrt', 'weiterfuhrt'), or an infinitive that is not last: German nouns have capitals. */
function isVerbInGerman({ word, raw }: Pick<Word, 'word' | 'raw'>, last: boolean, { naming }: Grammar): boolean {
  if (raw !== raw.toLowerCase()) return false;
  return naming.finite.has(word) || naming.finite.has(word.replace(APART, '')) || (!last && naming.called.has(word));
}
