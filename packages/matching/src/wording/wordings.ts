import type { DisplayNames } from '../lexicon/display-names.ts';
import type { Language } from '../text/stem.ts';
import { germanWording } from './de/german.ts';
import { englishWording } from './en/english.ts';
import { spanishWording } from './es/spanish.ts';
import { frenchWording } from './fr/french.ts';
import type { Wording } from './wording.ts';

/** Every language that reasons are worded in. */
export type Wordings = Record<Language, Wording> & { names: DisplayNames };

export const wordingsOf = (names: DisplayNames): Wordings => ({
  names,
  en: englishWording(names),
  de: germanWording(),
  fr: frenchWording(),
  es: spanishWording(),
});
