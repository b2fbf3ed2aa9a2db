import type { Lexicon } from '../lexicon/lexicon.ts';
import { inEnglish } from '../text/glossary.ts';
import type { Language } from '../text/stem.ts';
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

/** Fields, groups and directions know English alone: what was said in another language is heard through its glossary. */
export function heardIn(tokens: Token[], language: Language, lexicon: Lexicon): Heard[] {
  const glossary = language === 'en' ? undefined : lexicon.glossary(language);
  return tokens.flatMap(({ word }, place): Heard[] => {
    if (!glossary) return [{ word, place, share: 1 }];
    // 'bin' and 'die' are no bin and no die.
    if (lexicon.functionWords.has(word)) return [];
    const names = inEnglish(word, glossary) ?? (word.length < SHORTEST ? [] : [word]);
    const share = 1 / Math.sqrt(names.length);
    return names.flatMap((name) => name.split(/[ -]/).map((one) => ({ word: one, place, share })));
  });
}
