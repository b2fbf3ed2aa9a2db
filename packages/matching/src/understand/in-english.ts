import type { Lexicon } from '../lexicon/lexicon.ts';
import { placeOfWord } from '../lexicon/place-of-word.ts';
import { asListed, inEnglish } from '../text/glossary.ts';
import { type Language, type OtherLanguage, stem } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';

/** A word as fields, groups and directions can know it: in English. */
export interface Heard {
  word: string;
  /** Of the token it stands for. */
  place: number;
  /** Less than 1 where several words stand for one that was said. */
  share: number;
}

/** A shorter word that no glossary has is seldom the same in English. */
const SHORTEST = 4;

/** Shortest word of another language that is heard in the midst of English: shorter ones are too often names or slips. */
const SHORTEST_FOREIGN = 5;

/**
 * Fields, groups and directions know English alone: what was said in another language is heard through its glossary, and so
 * is a single word of a `foreign` one in an English sentence ('my old Steuerberater').
 */
export function heardIn(tokens: Token[], language: Language, foreign: OtherLanguage[], lexicon: Lexicon): Heard[] {
  const names = (word: string): string[] => {
    if (language === 'en')
      return foreign.length > 0 && isStrange(word, lexicon) ? foreignNames(word, foreign, lexicon) : [word];
    // 'bin' and 'die' are no bin and no die.
    if (lexicon.functionWords.has(word)) return [];
    return inEnglish(word, lexicon.glossary(language)) ?? (word.length < SHORTEST ? [] : [word]);
  };
  return tokens.flatMap(({ word }, place): Heard[] => {
    const found = names(word);
    const share = 1 / Math.sqrt(found.length);
    return found.flatMap((name) => name.split(/[ -]/).map((one) => ({ word: one, place, share })));
  });
}

/** Nothing the engine knows of English has it. */
function isStrange(word: string, lexicon: Lexicon): boolean {
  if (word.length < SHORTEST_FOREIGN || lexicon.functionWords.has(word)) return false;
  const root = stem(word, 'en');
  return (
    placeOfWord(word, lexicon) === undefined && !lexicon.knows(root, 'en') && !lexicon.fieldWords.longestAt([root], 0)
  );
}

/** As listed: a name taken apart like a German compound ('Rosenheim') would say what nobody said. */
function foreignNames(word: string, foreign: OtherLanguage[], lexicon: Lexicon): string[] {
  for (const language of foreign) {
    const names = asListed(word, lexicon.glossary(language));
    if (names) return names;
  }
  return [word];
}
