import type { Lexicon } from '@serendip/matching/lexicon/lexicon';
import { placeOfWord } from '@serendip/matching/lexicon/place-of-word';
import { tokenise } from '@serendip/matching/text/tokens';
import type { Situation } from './situations.ts';

/** The places of a text's known words in `words.txt`, in the text's order. */
export type Text = number[];

/** Texts of needs and of offers, any of which helps any of the needs. */
export interface HelpCase {
  needs: Text[];
  offers: Text[];
}

/** Reads a text as the places of its words; unknown words are left out. */
export const textReader =
  (lexicon: Lexicon) =>
  (text: string): Text =>
    tokenise(text)
      .map(({ word }) => placeOfWord(word, lexicon))
      .filter((place) => place !== undefined);

/** A situation as a case; its lines of a single known word say too little and are left out. */
export function caseOf({ needs, offers }: Situation, read: (text: string) => Text): HelpCase {
  const telling = (lines: string[]): Text[] => lines.map(read).filter((text) => text.length > 1);
  return { needs: telling(needs), offers: telling(offers) };
}
