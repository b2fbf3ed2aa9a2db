import { LANGUAGES, type Language } from '../text/stem.ts';

/** The lists of each language under `small_words` in `cues.json`; the README of its folder describes each. */
const LISTS = [
  'shows_language',
  'ambiguous',
  'in_names',
  'please',
  'mild_denials',
  'postposed',
  'denies',
  'denies_nothing',
  'ends_denial',
  'selves',
  'adverbs',
  'own',
  'joins_statements',
  'doers',
  'joins_verbs',
] as const;
export type SmallWordList = (typeof LISTS)[number];
export type SmallWordsFile = Partial<Record<Language, Partial<Record<SmallWordList, string[]>>>>;

/** Each list with its entries in all languages, folded. */
export type SmallWords = Record<SmallWordList, Set<string>>;

export const compileSmallWords = (file: SmallWordsFile = {}): SmallWords =>
  Object.fromEntries(
    LISTS.map((list) => [list, new Set(LANGUAGES.flatMap((language) => file[language]?.[list] ?? []))]),
  ) as SmallWords;
