import { topicKey } from '../text/topic-key.ts';
import type { SnapshotTopic, TopicRole } from '../types.ts';
import { dismissedOf } from '../understand/dismissed-topics.ts';
import type { TopicReading } from './enrichment.ts';

/** A model's reading of a person without the phrases that the person dismissed. */
export function readingLeft(reading: TopicReading, topics: readonly SnapshotTopic[] = []): TopicReading {
  const away = dismissedOf(topics);
  if (away.length === 0) return reading;
  const left = (phrases: string[], role: TopicRole): string[] => {
    const keys = new Set(away.flatMap((topic) => (topic.role === role ? topicKey(topic.phrase) : [])));
    return Array.isArray(phrases) ? phrases.filter((one) => !keys.has(topicKey(String(one)))) : phrases;
  };
  return {
    offers: left(reading.offers, 'offer'),
    needs: left(reading.needs, 'need'),
    interests: left(reading.interests, 'interest'),
    facts: left(reading.facts, 'offer'),
    refusals: left(reading.refusals, 'avoid'),
  };
}
