import { addReading } from '../enrichment/add-reading.ts';
import type { TopicReading } from '../enrichment/enrichment.ts';
import { readingLeft } from '../enrichment/reading-left.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { namedOf } from '../named/named-of.ts';
import type { EventSnapshot, TopicRole } from '../types.ts';
import type { Profile } from '../understand/profile.ts';
import { understand } from '../understand/understand.ts';
import { suggestionsFor } from './ask-back.ts';
import { type MaybeTopic, maybeOf } from './maybe-topics.ts';

/** A topic as its person sees it. */
export interface UnderstoodTopic {
  role: TopicRole;
  phrase: string;
  origin: 'read' | 'own';
  sensitive: boolean;
  /** An own one that matches may read. */
  shown: boolean;
}

/** The topics that were read from one person's answers, as the screen 'What Serendip understood' shows them. */
export interface UnderstoodPerson {
  /** Own ones first, then as they were written. */
  topics: UnderstoodTopic[];
  /** Uncertain readings, which count a little. */
  maybe: MaybeTopic[];
  /** Roles without a topic, with suggestions to tap. */
  asks: { role: 'need' | 'offer'; suggestions: string[] }[];
  clarity: 'clear' | 'partly' | 'hardly';
}

/**
 * Reads one participant's answers with the engine, and with a model's reading where there is one. Deterministic.
 *
 * @param snapshot of the one person, or with others beside them, who play no part.
 */
export function readTopics(
  { event, questions, participants }: EventSnapshot,
  participantId: string,
  lexicon: Lexicon,
  reading?: TopicReading,
): UnderstoodPerson {
  const person = participants.find(({ id }) => id === participantId);
  if (!person) throw new Error('nobody of that id is in the snapshot');
  const alone = { event, questions, participants: [{ ...person, topics: person.topics?.filter(isDismissed) ?? [] }] };
  const left = reading && readingLeft(reading, person.topics);
  const understanding = understand(alone, lexicon);
  const profile = understanding.profiles[0] as Profile;
  if (left) addReading(left, lexicon, profile);
  const named = namedOf(person, understanding.questions, lexicon, left);
  const topics = named.topics.map(({ role, phrase, origin, sensitive, shown }) => {
    return { role, phrase, origin, sensitive, shown };
  });
  const isKnown = (role: TopicRole): boolean => topics.some((topic) => topic.role === role);
  const answered = Object.keys(person.answers).length > 0;
  const asked = (['need', 'offer'] as const).filter((role) => answered && !isKnown(role));
  const suggested = suggestionsFor(asked, named.topics);
  const asks = asked.map((role) => ({ role, suggestions: suggested.get(role) ?? [] }));
  const sides = [isKnown('need'), isKnown('offer')].filter(Boolean).length;
  return {
    topics,
    maybe: maybeOf(profile, named, lexicon, left),
    asks,
    clarity: sides === 2 ? 'clear' : sides === 1 ? 'partly' : 'hardly',
  };
}

const isDismissed = ({ state }: { state: 'own' | 'dismissed' }): boolean => state === 'dismissed';
