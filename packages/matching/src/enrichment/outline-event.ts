import { canonicalOrder } from '../canonical-order.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { EventSnapshot } from '../types.ts';
import type { Profile } from '../understand/profile.ts';
import { enrichedScores } from './enriched-scores.ts';
import type { Enrichment } from './enrichment.ts';
import { topicsToCompare } from './topics-to-compare.ts';

/** A person by topics, and who suits them best. */
export interface PersonOutline {
  id: string;
  /** What was read of them in a few words; where nothing was, names of concepts. Nothing sensitive. */
  has: string[];
  wants: string[];
  /** Ids, best first. */
  candidates: string[];
}

const NAMED = 6;

/** What a model may see to judge the engine's own order: no answer, no alias, only topics. */
export function outlineEvent(
  snapshot: EventSnapshot,
  lexicon: Lexicon,
  enrichment: Enrichment,
  candidates: number,
): PersonOutline[] {
  const order = canonicalOrder(snapshot.participants.map(({ id }) => id));
  const participants = order.map((at) => snapshot.participants[at] as (typeof snapshot.participants)[number]);
  const ids = participants.map(({ id }) => id);
  const { understanding, scores } = enrichedScores({ ...snapshot, participants }, lexicon, enrichment);
  const names = (profile: Profile, roles: ('offer' | 'fact' | 'need')[]): string[] => {
    const strength = new Map<number, number>();
    for (const role of roles)
      for (const [concept, weight] of profile.concepts[role])
        strength.set(
          concept,
          Math.max(strength.get(concept) ?? 0, weight * scores.rarity(scores.keys.concept(concept))),
        );
    return (
      [...strength]
        .sort(([a, one], [b, other]) => other - one || a - b)
        .flatMap(([index]) => lexicon.concepts[index] ?? [])
        .filter(({ sensitive }) => !sensitive)
        .slice(0, NAMED)
        .map(({ name }) => name)
        // Strongest first would tell the engine's own opinion.
        .toSorted()
    );
  };
  const orElse = (topics: string[], instead: () => string[]): string[] => (topics.length > 0 ? topics : instead());
  return understanding.profiles.map((profile, i) => {
    const id = ids[i] as string;
    const reading = enrichment.readings[id];
    const read = reading ? topicsToCompare(reading, lexicon) : { has: [], wants: [] };
    return {
      id,
      has: orElse(read.has, () => names(profile, ['offer', 'fact'])),
      wants: orElse(read.wants, () => names(profile, ['need'])),
      candidates: ids
        .map((id, j) => ({ id, j, score: scores.score(i, j) }))
        .filter(({ j }) => j !== i)
        .sort((one, other) => other.score - one.score || one.j - other.j)
        .slice(0, candidates)
        .map(({ id }) => id),
    };
  });
}
