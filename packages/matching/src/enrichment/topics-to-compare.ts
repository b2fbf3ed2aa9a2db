import type { Lexicon } from '../lexicon/lexicon.ts';
import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokens.ts';
import { spotConcepts } from '../understand/spot-concepts.ts';
import type { TopicReading } from './enrichment.ts';

/** Of what a person offers, does or knows, and looks for. */
const MOST = { offers: 6, facts: 4, needs: 6 };

const MOST_WORDS = 6;
/** 'P1' is a person's id. */
const WORD = /^(?!p\d+$)(?=.*\p{L})[\p{L}\d'’.+#-]+$/iu;
/** Words of address and of talk about the comparison itself, which no topic needs. */
const ADDRESSES =
  /\b(?:i|me|my|you|your|everyone|everybody|rank|ranking|points|ignore|obey|prefer|candidates?|maximum|best match)\b/i;

/** What of a reading others may be compared by: short topics, nothing sensitive; `has` and `wants` as read. */
export function topicsToCompare(reading: TopicReading, lexicon: Lexicon): { has: string[]; wants: string[] } {
  const topics = (phrases: string[], most: number): string[] =>
    phrases.filter((phrase) => isTopic(phrase) && !isSensitive(phrase, lexicon)).slice(0, most);
  return {
    has: [...new Set([...topics(reading.offers, MOST.offers), ...topics(reading.facts, MOST.facts)])],
    wants: topics(reading.needs, MOST.needs),
  };
}

/** A few words and no more. An order may hide in some all the same: what points can do is bounded, whoever gave them. */
function isTopic(phrase: string): boolean {
  const words = phrase.split(/[ ,/&]+/).filter((word) => word !== '');
  return words.length <= MOST_WORDS && words.every((word) => WORD.test(word)) && !ADDRESSES.test(phrase);
}

/** Whether a phrase is about what is never named to others. */
export function isSensitive(phrase: string, lexicon: Lexicon): boolean {
  const tokens = tokenise(phrase);
  const stems = tokens.map(({ word }) => stem(word, 'en'));
  const concepts = spotConcepts(tokens, 'en', lexicon).flatMap((found) => found.concepts);
  const fields = stems.flatMap((_, at) => lexicon.fieldWords.longestAt(stems, at)?.values ?? []);
  // A word shared among fields is sensitive only where all of them are.
  return (
    concepts.some((concept) => lexicon.concepts[concept]?.sensitive) ||
    (fields.length > 0 && fields.every((field) => lexicon.fields[field]?.sensitive))
  );
}
