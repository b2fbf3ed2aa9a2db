import { explainMeeting } from '../explain/explain-meeting.ts';
import { explainingOf } from '../explain/explaining-of.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { EventSnapshot, Meeting } from '../types.ts';
import { scoredInOrder } from './scored-in-order.ts';

/** Sentences for people who meet after a plan was repaired, as in a result's `meetings`. Skips people who are not in the snapshot. */
export function explainMeetings(
  snapshot: EventSnapshot,
  lexicon: Lexicon,
  pairs: readonly (readonly [string, string])[],
): Meeting[] {
  const { ids, placeOf, understanding, scores } = scoredInOrder(snapshot, lexicon);
  const explaining = explainingOf(understanding, understanding.profiles, scores, lexicon);
  return pairs.flatMap(([one, other]) => {
    const [i, j] = [placeOf.get(one), placeOf.get(other)];
    return i === undefined || j === undefined || i === j ? [] : [explainMeeting(i, j, ids, explaining)];
  });
}
