import { Explainer } from '../explain/explain-pairs.ts';
import { explainingOf } from '../explain/explaining.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { namedOf } from '../named/named-of.ts';
import type { EventSnapshot, Meeting, SnapshotParticipant } from '../types.ts';
import { scoredInOrder } from './scored-in-order.ts';

/** Sentences for people who meet after a plan was repaired, as in a result's `meetings`. Skips people who are not in the snapshot. */
export function explainMeetings(
  snapshot: EventSnapshot,
  lexicon: Lexicon,
  pairs: readonly (readonly [string, string])[],
): Meeting[] {
  const { ids, placeOf, understanding, scores } = scoredInOrder(snapshot, lexicon);
  const people = new Map(snapshot.participants.map((person) => [person.id, person]));
  const named = ids.map((id) => namedOf(people.get(id) as SnapshotParticipant, understanding.questions, lexicon));
  const explainer = new Explainer(explainingOf(understanding, scores, named, lexicon));
  return pairs.flatMap(([one, other]) => {
    const [i, j] = [placeOf.get(one), placeOf.get(other)];
    return i === undefined || j === undefined || i === j ? [] : [explainer.meeting(i, j, ids)];
  });
}
