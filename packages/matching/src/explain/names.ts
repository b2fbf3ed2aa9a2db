import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Telling } from '../lexicon/telling.ts';
import type { Topic } from '../score/trait-keys.ts';
import type { Profile } from '../understand/profile.ts';
import { WEIGHTS } from '../weights.ts';

/** Domains whose concepts describe where and how to meet, not what one gives. */
const CIRCUMSTANCES = new Set(['places', 'meeting-style-and-logistics']);
/** What two have in common may be a place; how they like to meet is no topic. */
const NO_TOPICS = new Set(['meeting-style-and-logistics']);

/** What one gives another, or what both have to do with. */
export type Purpose = 'help' | 'common';

/** How a topic is told in a reason; undefined where it is never named: sensitive, too wide, a mere circumstance. */
export function tellingOf({ of, index }: Topic, lexicon: Lexicon, purpose: Purpose): Telling | undefined {
  if (of === 'field') {
    const field = lexicon.fields[index];
    return field && !field.sensitive ? field.telling : undefined;
  }
  const concept = lexicon.concepts[index];
  if (!concept || concept.sensitive || concept.narrower > WEIGHTS.nameable.narrower) return undefined;
  if ((purpose === 'help' ? CIRCUMSTANCES : NO_TOPICS).has(concept.domain)) return undefined;
  return concept.telling;
}

/** So many facts of a domain show that somebody works there; a single one may be what they suffer from. */
const FACTS_OF_WORK = 2;

/**
 * Whether looking for a topic is nobody else's business: a doctor, a social worker. Not of those who work there themselves.
 */
export function isPersonal({ of, index }: Topic, { concepts, fields }: Profile, lexicon: Lexicon): boolean {
  if (of === 'field') return lexicon.fields[index]?.personal === true && !fields.offer.has(index);
  const concept = lexicon.concepts[index];
  if (!concept?.personal) return false;
  const within = (weights: Map<number, number>): number =>
    [...weights].filter(([index, weight]) => {
      const other = lexicon.concepts[index];
      return weight >= WEIGHTS.nameable.concept && other?.domain === concept.domain && !other.sensitive;
    }).length;
  return within(concepts.offer) === 0 && within(concepts.fact) < FACTS_OF_WORK;
}
