import type { Lexicon } from '../lexicon/lexicon.ts';
import { oneEditApart } from '../lexicon/spelling.ts';
import { LANGUAGES, type Language, OTHER_LANGUAGES, type OtherLanguage } from '../text/stem.ts';
import { tokenise } from '../text/tokens.ts';
import { topicKey } from '../text/topic-key.ts';

/** A phrase that can be suggested while somebody types. */
export interface Suggestible {
  phrase: string;
  /** Folded, without small words. */
  words: string[];
  /** The concept or field it stands for: each is suggested once. */
  subject: string;
  languages: Language[];
  /** The share of people at any event who speak of it. */
  common: number;
  /** The name of the concept or field (in another language its first phrase), not another way of saying it. */
  isName: boolean;
  /** A display name outside English, for readers of that language alone. */
  onlyIn?: OtherLanguage;
}

export interface SuggestionIndex {
  byWord: Map<string, Suggestible[]>;
  /** Sorted. */
  words: string[];
}

const LONGEST = 40;
const MOST_WORDS = 4;

const made = new WeakMap<Lexicon, SuggestionIndex>();

/** Cached per lexicon. */
export function indexOf(lexicon: Lexicon): SuggestionIndex {
  const before = made.get(lexicon);
  if (before) return before;
  const byWord = new Map<string, Suggestible[]>();
  for (const one of suggestibles(lexicon))
    for (const word of new Set(one.words)) {
      const there = byWord.get(word);
      if (there) there.push(one);
      else byWord.set(word, [one]);
    }
  const index = { byWord, words: [...byWord.keys()].sort() };
  made.set(lexicon, index);
  return index;
}

function suggestibles(lexicon: Lexicon): Suggestible[] {
  const all = new Map<string, Suggestible>();
  const addName = (name: string | undefined, subject: string, language: OtherLanguage, common: number): void => {
    if (name !== undefined) add(name, subject, language, common, true, language);
  };
  const add = (
    phrase: string,
    subject: string,
    language: Language,
    common: number,
    isName: boolean,
    onlyIn?: OtherLanguage,
  ): void => {
    const key = `${subject} ${topicKey(phrase)}`;
    const there = all.get(key);
    if (there) {
      there.languages.push(language);
      return;
    }
    const words = tokenise(phrase)
      .map(({ word }) => word)
      .filter((word) => !lexicon.functionWords.has(word));
    if (words.length > 0 && words.length <= MOST_WORDS && phrase.length <= LONGEST)
      all.set(key, { phrase, words, subject, languages: [language], common, isName, ...(onlyIn ? { onlyIn } : {}) });
  };
  lexicon.concepts.forEach(({ id, unsuggested }, index) => {
    if (unsuggested) return;
    const common = lexicon.commonness.concept[index] ?? 0;
    for (const language of LANGUAGES)
      lexicon.sayings(index, language).forEach((phrase, at) => {
        if (!phrase.startsWith('=')) add(phrase, `concept ${index}`, language, common, at === 0);
      });
    for (const language of OTHER_LANGUAGES)
      addName(lexicon.displayNames.other(language, id)?.name, `concept ${index}`, language, common);
  });
  lexicon.fields.forEach(({ name }, index) => {
    const common = lexicon.commonness.field[index] ?? 0;
    add(name, `field ${index}`, 'en', common, true);
    for (const language of OTHER_LANGUAGES)
      addName(lexicon.displayNames.otherField(language, name)?.name, `field ${index}`, language, common);
  });
  return [...all.values()];
}

/** Every known word that begins with the letters. */
export function* wordsFrom(letters: string, { words }: SuggestionIndex): Iterable<string> {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as string) < letters) low = middle + 1;
    else high = middle;
  }
  for (let at = low; words[at]?.startsWith(letters); at += 1) yield words[at] as string;
}

/** Every known word whose beginning is one typo away from the letters; the first letter must be right. */
export function* wordsLike(letters: string, index: SuggestionIndex): Iterable<string> {
  // One typo leaves at least one half of the letters as it is.
  const half = letters.length >> 1;
  const [start, end] = [letters.slice(0, half), letters.slice(half + 1)];
  for (const word of wordsFrom(letters[0] as string, index)) {
    if (word.length < letters.length - 1) continue;
    if (!word.startsWith(start) && !word.includes(end, half - 1)) continue;
    for (const length of [letters.length, letters.length - 1, letters.length + 1])
      if (oneEditApart(word.slice(0, length), letters)) {
        yield word;
        break;
      }
  }
}
