import type { Lexicon } from '../lexicon/lexicon.ts';
import { byteOfValue } from '../optimise/pair-rows.ts';
import { valueOfScore } from '../optimise/pair-values.ts';
import { pairsAt } from '../pairs-at.ts';
import type { EventSnapshot } from '../types.ts';
import { scoredInOrder } from './scored-in-order.ts';

export interface NewcomerValues {
  /** Everyone of the snapshot, as the values are ordered. */
  people: string[];
  newcomers: {
    id: string;
    /** What meeting each of `people` is worth, as in a result's `pair_values`; 0 for oneself, for who is to be kept apart, and for who refuses the other. */
    values: Uint8Array;
  }[];
}

/** What those who came after the run are worth to everyone of the snapshot, and they to them. Who is not in it is left out. */
export function scoreNewcomers(
  snapshot: EventSnapshot,
  lexicon: Lexicon,
  newcomers: readonly string[],
): NewcomerValues {
  const { ids, placeOf, scores } = scoredInOrder(snapshot, lexicon);
  const known = newcomers.flatMap((id) => {
    const place = placeOf.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  const barred = [...pairsAt(snapshot.apart, ids), ...scores.refusals.pairs];
  const apart = new Set(barred.flatMap(([i, j]) => [`${i} ${j}`, `${j} ${i}`]));
  return {
    people: ids,
    newcomers: known.map(({ id, place }) => ({
      id,
      values: Uint8Array.from(ids, (_, other) =>
        other === place || apart.has(`${place} ${other}`) ? 0 : byteOfValue(valueOfScore(scores.score(place, other))),
      ),
    })),
  };
}
