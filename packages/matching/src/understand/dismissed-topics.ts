import type { Lexicon } from '../lexicon/lexicon.ts';
import type { SnapshotTopic, TopicRole } from '../types.ts';
import { type Dismissed, NOTHING_DISMISSED } from './dismissed.ts';
import { subjectsOfTopic } from './named-subjects.ts';
import type { Roles } from './roles.ts';

/** The most that count of one person: far more than a card can show. */
const MOST = 200;

/** The roles of a profile behind each role of topics. */
const PROFILE_ROLES: Record<TopicRole, readonly (keyof Required<Roles>)[]> = {
  offer: ['offer', 'fact'],
  need: ['need', 'concern', 'company'],
  interest: ['interest'],
  avoid: ['refusal'],
};

/** Sensitive facts are shown under interests, so dismissing such an interest dismisses the fact as well. */
const rolesOf = (role: TopicRole, isSensitive = false): readonly (keyof Required<Roles>)[] =>
  isSensitive && role === 'interest' ? ['interest', 'fact'] : PROFILE_ROLES[role];

export const dismissedOf = (topics: readonly SnapshotTopic[]): SnapshotTopic[] =>
  topics.filter(({ state }) => state === 'dismissed').slice(0, MOST);

/** The subjects of a person's dismissed topics. A topic dismisses single words only where it names no concept or field. */
export function dismissedBy(topics: readonly SnapshotTopic[], lexicon: Lexicon): Dismissed {
  const away = dismissedOf(topics);
  if (away.length === 0) return NOTHING_DISMISSED;
  const dismissed: Dismissed = { concepts: new Map(), fields: new Map(), words: new Map() };
  for (const { role, phrase } of away) {
    const { concepts, fields, words } = subjectsOfTopic(phrase, lexicon);
    for (const concept of concepts)
      take(dismissed.concepts, concept, rolesOf(role, lexicon.concepts[concept]?.sensitive));
    if (concepts.length > 0 && fields.length > 2) continue;
    for (const field of fields) take(dismissed.fields, field, rolesOf(role, lexicon.fields[field]?.sensitive));
    if (concepts.length + fields.length === 0) for (const word of words) take(dismissed.words, word, rolesOf(role));
  }
  return dismissed;
}

function take<K>(from: Map<K, Set<keyof Required<Roles>>>, key: K, roles: readonly (keyof Required<Roles>)[]): void {
  from.set(key, new Set([...(from.get(key) ?? []), ...roles]));
}
