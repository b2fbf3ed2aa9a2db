import { canonicalOrder } from '../canonical-order.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { EventScores } from '../score/score-event.ts';
import type { EventSnapshot } from '../types.ts';
import type { Profile } from '../understand/profile.ts';
import { saysSomething } from './add-reading.ts';
import { enrichedScores } from './enriched-scores.ts';
import type { Enrichment } from './enrichment.ts';
import { topicsToCompare } from './topics-to-compare.ts';

/** A person by topics, and who suits them best. */
export interface PersonOutline {
  id: string;
  /** Short topics, their own and those that a model read, or else names of concepts. Empty where none is known. */
  has: string[];
  wants: string[];
  avoids: string[];
  /** Ids of those who best meet their needs and of those who suit them best on the whole, best first. */
  candidates: string[];
}

const NAMED = 6;
/** The share of the candidates drawn by need. */
const BY_NEED = 0.5;

/** The input for a model that judges the engine's own order: only topics, no answers and no aliases. */
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
    const said = topicsToCompare(reading, participants[i]?.topics);
    const isRead = saysSomething(reading);
    return {
      id,
      has: orElse(said.has, () => names(profile, ['offer', 'fact'])),
      // Of whom a model read it found the needs there are.
      wants: orElse(said.wants, () => (isRead ? [] : names(profile, ['need']))),
      avoids: said.avoids,
      candidates: candidatesFor(i, scores, candidates).map((j) => ids[j] as string),
    };
  });
}

/** The people to compare for one: first by what they have of what that one looks for, then by how well they suit. */
function candidatesFor(i: number, scores: EventScores, most: number): number[] {
  const others = Array.from({ length: scores.n }, (_, j) => j).filter((j) => j !== i);
  const score = new Map(others.map((j) => [j, scores.score(i, j)]));
  const suits = (j: number): number => score.get(j) ?? 0;
  // A refusal lowers the score, and must count here, too.
  const helps = (j: number): number => Math.max(scores.help(i, j), scores.met(i, j)) * Math.sqrt(suits(j));
  const best = (value: (j: number) => number): number[] => {
    const values = new Map(others.map((j) => [j, value(j)]));
    return [...others].sort((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0) || a - b);
  };
  const bySuiting = best(suits);
  const chosen = new Set(best(helps).slice(0, Math.ceil(BY_NEED * most)));
  for (const j of bySuiting) if (chosen.size < most) chosen.add(j);
  return bySuiting.filter((j) => chosen.has(j));
}
