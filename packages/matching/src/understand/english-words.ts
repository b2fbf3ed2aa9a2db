import type { Lexicon } from '../lexicon/lexicon.ts';
import { placeOfWord } from '../lexicon/place-of-word.ts';
import { asListed, inEnglish } from '../text/glossary.ts';
import { type Language, type OtherLanguage, stem } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';

/** A word as fields, groups and directions can know it: in English. */
export interface EnglishWord {
  word: string;
  /** Of the token it stands for. */
  place: number;
  /** Less than 1 where several words stand for one that was said. */
  share: number;
}

/** Shorter words that are in no glossary are seldom the same in English. */
const SHORTEST = 4;

/** Shortest word of another language to look up inside an English text: shorter ones are too often names or slips. */
const SHORTEST_FOREIGN = 5;

/**
 * Fields, groups and help vectors know English only, so words of other languages are translated by a glossary, even a single
 * word of a `foreign` language in an English sentence ('my old Steuerberater').
 */
export function englishWordsOf(
  tokens: Token[],
  language: Language,
  foreign: OtherLanguage[],
  lexicon: Lexicon,
): EnglishWord[] {
  const names = (word: string): string[] => {
    if (language === 'en')
      return foreign.length > 0 && isStrange(word, lexicon) ? foreignNames(word, foreign, lexicon) : [word];
    // 'bin' and 'die' are no bin and no die.
    if (lexicon.functionWords.has(word)) return [];
    return inEnglish(word, lexicon.glossary(language)) ?? (word.length < SHORTEST ? [] : [word]);
  };
  return tokens.flatMap(({ word }, place): EnglishWord[] => {
    const found = names(word);
    const share = 1 / Math.sqrt(found.length);
    return found.flatMap((name) => name.split(/[ -]/).map((one) => ({ word: one, place, share })));
  });
}

/** Whether the engine knows no such English word. */
function isStrange(word: string, lexicon: Lexicon): boolean {
  if (word.length < SHORTEST_FOREIGN || lexicon.functionWords.has(word)) return false;
  const root = stem(word, 'en');
  return (
    placeOfWord(word, lexicon) === undefined && !lexicon.knows(root, 'en') && !lexicon.fieldWords.longestAt([root], 0)
  );
}

/** Only whole entries of the glossary: a name split like a German compound ('Rosenheim') would be misread. */
function foreignNames(word: string, foreign: OtherLanguage[], lexicon: Lexicon): string[] {
  for (const language of foreign) {
    const names = asListed(word, lexicon.glossary(language));
    if (names) return names;
  }
  return [word];
}
