import { fieldsNamed } from '../lexicon/fields-named.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Topic } from '../score/trait-keys.ts';
import type { SnapshotTopic } from '../types.ts';
import { noContext } from './context.ts';
import { addOwnTopics, ownTopics } from './own-topics.ts';
import { emptyProfile, type Profile } from './profile.ts';
import { isSensitive } from './sensitive.ts';

/**
 * Marks the concepts and fields of a person's sensitive topics as readable by that person alone, even where the lexicon's
 * own name for them is harmless ('psychotherapy' is mental health care).
 */
export function lockTopics(topics: readonly SnapshotTopic[] | undefined, profile: Profile, lexicon: Lexicon): void {
  const named = Object.values(profile.namings).flatMap((phrases) => [...phrases.keys()]);
  const phrases = [...ownTopics(topics).map(({ phrase }) => phrase), ...named];
  const locked = phrases
    .filter((phrase) => isSensitive(phrase, lexicon))
    .map((phrase): SnapshotTopic => ({ role: 'offer', phrase, state: 'own' }));
  if (locked.length === 0) return;
  const heard = emptyProfile(lexicon.helpVectors?.dims ?? 0);
  addOwnTopics(locked, lexicon, heard, noContext);
  for (const index of [...heard.concepts.offer.keys(), ...heard.concepts.fact.keys()]) {
    const { name = '', ancestors = [] } = lexicon.concepts[index] ?? {};
    for (const one of [index, ...ancestors.map((above) => above.index)]) profile.locked.concepts.add(one);
    for (const field of fieldsNamed(name, lexicon)) profile.locked.fields.add(field);
  }
  for (const field of heard.fields.offer.keys()) profile.locked.fields.add(field);
}

export const isLocked = ({ of, index }: Topic, { locked }: Profile): boolean =>
  (of === 'field' ? locked.fields : locked.concepts).has(index);
