import type { Lexicon } from '../lexicon/lexicon.ts';
import { tokenise } from '../text/tokens.ts';
import { type Context, suitsContext } from '../understand/context.ts';
import { note, type Profile } from '../understand/profile.ts';
import { spotConcepts } from '../understand/spot-concepts.ts';
import { BOUNDS, type TopicReading } from './enrichment.ts';

const ROLE_OF = {
  offers: 'offer',
  needs: 'need',
  interests: 'interest',
  facts: 'fact',
  refusals: 'refusal',
} as const satisfies Record<keyof TopicReading, keyof Profile['concepts']>;

/**
 * Notes the lexicon's concepts among a reading's phrases beside what the engine read itself. The more topics a role
 * claims the less each counts, and one far from everything else the person says counts little.
 */
export function addReading(reading: TopicReading, context: Context, lexicon: Lexicon, profile: Profile): void {
  for (const topics of Object.keys(ROLE_OF) as (keyof TopicReading)[]) {
    const claimed = new Map<number, number>();
    for (const phrase of phrasesOf(reading[topics])) {
      for (const { concepts, sure } of spotConcepts(tokenise(phrase), 'en', lexicon)) {
        for (const concept of concepts) {
          const weight = (sure / Math.sqrt(concepts.length)) * suitsContext(concept, [], context, lexicon);
          claimed.set(concept, Math.max(claimed.get(concept) ?? 0, weight));
        }
      }
    }
    const scale = Math.min(BOUNDS.topic, BOUNDS.topicsInAll / claimed.size);
    for (const [concept, weight] of claimed) note(profile.concepts[ROLE_OF[topics]], concept, scale * weight);
  }
}

function phrasesOf(said: unknown): string[] {
  if (!Array.isArray(said)) return [];
  return said
    .filter((phrase): phrase is string => typeof phrase === 'string' && phrase.length <= BOUNDS.phraseLength)
    .slice(0, BOUNDS.phrases);
}
