import type { Lexicon } from '../lexicon/lexicon.ts';
import { byteOfValue } from '../optimise/pair-rows.ts';
import { valueOfScore } from '../optimise/pair-values.ts';
import { pairsAt } from '../pairs-at.ts';
import type { EventSnapshot } from '../types.ts';
import { scoredInOrder } from './scored-in-order.ts';

export interface NewcomerValues {
  /** Everyone in the snapshot, in the order of the values. */
  people: string[];
  newcomers: {
    id: string;
    /** The pair values with each of `people`, as in a result's `pair_values`; 0 for oneself, pairs kept apart, and refusals. */
    values: Uint8Array;
  }[];
}

/** Scores people who came after the run with everyone in the snapshot. Newcomers who are not in it are left out. */
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
