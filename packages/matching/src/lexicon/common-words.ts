import { type Glossary, inEnglish } from '../text/glossary.ts';
import type { Language } from '../text/stem.ts';
import type { Lexicon } from './lexicon.ts';
import type { LexiconFiles } from './lexicon-file.ts';

/** The number of most frequent English words that count as common. */
const MOST = 20_000;

const PLURAL = /[^s]s$/;

/** Tells common words: the most frequent ones of a language, and everyday ones: of English a list, of others the glossary. */
export function commonWords(
  { naming, vectors }: LexiconFiles,
  { names, functionWords }: Pick<Lexicon, 'names' | 'functionWords'>,
  glossary: (language: Glossary['language']) => Glossary,
): Lexicon['isCommon'] {
  const listed: Partial<Record<Language, Set<string>>> = {};
  const isListed = (word: string, language: Language): boolean => {
    listed[language] ??= new Set(naming?.common[language]);
    if (listed[language].has(word)) return true;
    return language === 'en'
      ? (vectors?.places.get(word) ?? Number.POSITIVE_INFINITY) < MOST
      : inEnglish(word, glossary(language)) !== undefined;
  };
  const isCommon = (word: string, language: Language): boolean =>
    /^\p{L}+$/u.test(word) &&
    !names.has(word) &&
    (functionWords.has(word) ||
      isListed(word, language) ||
      (language !== 'de' && PLURAL.test(word) && isListed(word.slice(0, -1), language)));
  // 'web-design' is as common as its parts.
  return (word, language) =>
    naming !== undefined && (isListed(word, language) || word.split('-').every((part) => isCommon(part, language)));
}
