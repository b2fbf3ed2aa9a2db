import { canonicalOrder } from '../canonical-order.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type EventScores, scoreEvent } from '../score/score-event.ts';
import type { EventSnapshot } from '../types.ts';
import { type Understanding, understand } from '../understand/understand.ts';

/** The snapshot understood and scored, people in the order of a run, whatever order they were handed over in. */
export function scoredInOrder(
  snapshot: EventSnapshot,
  lexicon: Lexicon,
): { ids: string[]; placeOf: Map<string, number>; understanding: Understanding; scores: EventScores } {
  const order = canonicalOrder(snapshot.participants.map(({ id }) => id));
  const participants = order.map(
    (position) => snapshot.participants[position] as EventSnapshot['participants'][number],
  );
  const ids = participants.map(({ id }) => id);
  const understanding = understand({ ...snapshot, participants }, lexicon);
  return {
    ids,
    placeOf: new Map(ids.map((id, place) => [id, place])),
    understanding,
    scores: scoreEvent(understanding, lexicon),
  };
}
