import { LANGUAGES, type Language, type OtherLanguage } from './stem.ts';
import { fold, type Token } from './tokens.ts';

/** Small words of one language, folded. */
interface LanguageWords {
  /** They show that a text is in the language. */
  shows: string[];
  /** Words that texts in other languages hold as well ('IT', 'was', 'die'): alone they prove nothing. */
  ambiguous: string[];
  /** Words that stand in names and quotations within English: 'El Paso', 'et al', 'MIT'. */
  inNames: string[];
}

export interface LanguageDetector {
  /** The language of most small words of a text, of at least `least`; `usual` without a sign. */
  detect: (tokens: Token[], usual?: Language, least?: number) => Language;
  /** The languages other than English in which some of the texts have stretches. */
  othersIn: (texts: string[]) => OtherLanguage[];
}

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
/** So many different small words in one text prove that people there write the language. */
const PROOF = 3;

export function languageDetector(wordsOf: (language: Language) => LanguageWords): LanguageDetector {
  const english = new Set(wordsOf('en').shows);
  const alsoOther = new Set(wordsOf('en').ambiguous);
  const shows = OTHERS.map((language) => ({ language, words: new Set(wordsOf(language).shows) }));
  const alsoEnglish = new Set(OTHERS.flatMap((language) => wordsOf(language).ambiguous));
  const inNames = new Set(OTHERS.flatMap((language) => wordsOf(language).inNames));
  const proving = new Map<string, OtherLanguage>();
  for (const { language, words } of shows)
    for (const word of words) {
      const isShared = shows.some((other) => other.language !== language && other.words.has(word));
      if (!isShared && ![alsoEnglish, alsoOther, inNames].some((list) => list.has(word))) proving.set(word, language);
    }

  return {
    detect(tokens, usual = 'en', least = 1) {
      const said = tokens.filter(({ word }) => english.has(word)).map(({ word }) => word);
      let best: Language = said.length >= least && said.some((word) => !alsoOther.has(word)) ? 'en' : usual;
      let most = Math.max(said.length, tokens.length * 0.12);
      for (const { language, words } of shows) {
        const found = tokens.filter(({ word }) => words.has(word)).map(({ word }) => word);
        if (found.length < least || found.length <= most || found.every((word) => alsoEnglish.has(word))) continue;
        best = language;
        most = found.length;
      }
      return best;
    },
    othersIn(texts) {
      const written = new Set<OtherLanguage>();
      for (const text of texts) {
        const said = { de: new Set<string>(), fr: new Set<string>(), es: new Set<string>() };
        for (const word of fold(text).split(/[^a-z]+/)) {
          const language = proving.get(word);
          if (language && said[language].add(word).size === PROOF) written.add(language);
        }
      }
      return OTHERS.filter((language) => written.has(language));
    },
  };
}
