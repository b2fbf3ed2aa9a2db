import { contactDetails } from '../text/contact-details.ts';
import type { SnapshotTopic, TopicRole } from '../types.ts';
import { ownTopics } from '../understand/own-topics.ts';
import type { TopicReading } from './enrichment.ts';
import { readingLeft } from './reading-left.ts';

/** Of what a person offers, does or knows, looks for, and would rather not meet. */
const MOST = { offers: 6, facts: 4, needs: 6, refusals: 4 };

const MOST_WORDS = 6;
/** 'P1' is a person's id; '2019' and '3D' may stand in a topic. */
const WORD = /^(?!p\d+$)[\p{L}\d'’.+#-]+$/iu;
/** Words of address and of talk about the comparison itself, which no topic needs. */
const ADDRESSES =
  /\b(?:i|me|my|you|your|everyone|everybody|rank|ranking|points|ignore|obey|prefer|candidates?|maximum|best match)\b/i;

/** The topics by which a person can be compared. */
export interface Compared {
  has: string[];
  wants: string[];
  avoids: string[];
}

/** Short topics of a person, their own before what a model read, as far as they did not take that away. */
export function topicsToCompare(reading: TopicReading | undefined, topics: readonly SnapshotTopic[] = []): Compared {
  const left = reading && readingLeft(reading, topics);
  const own = ownTopics(topics);
  const said = (role: TopicRole, read: string[] = [], most: number): string[] => {
    const phrases = [...own.flatMap((topic) => (topic.role === role ? topic.phrase.trim() : [])), ...read];
    return [...new Set(phrases.filter(mayBeCompared))].slice(0, most);
  };
  const offers = said('offer', left?.offers, MOST.offers);
  return {
    has: [...new Set([...offers, ...(left?.facts ?? []).filter(mayBeCompared).slice(0, MOST.facts)])],
    wants: said('need', left?.needs, MOST.needs),
    avoids: said('avoid', left?.refusals, MOST.refusals),
  };
}

/** A few words at most. Instructions to the model can hide in them even so, but the effect of its points is bounded. */
export function mayBeCompared(phrase: string): boolean {
  const words = phrase.split(/[ ,/&]+/).filter((word) => word !== '');
  return (
    words.length <= MOST_WORDS &&
    /\p{L}/u.test(phrase) &&
    words.every((word) => WORD.test(word)) &&
    !ADDRESSES.test(phrase) &&
    phrase.search(contactDetails) < 0
  );
}
