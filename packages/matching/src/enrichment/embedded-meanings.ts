import { centred, flat, type Meanings } from '../score/meaning.ts';
import { normalise } from '../text/word-vectors.ts';
import { BOUNDS, type Enrichment, type PersonVectors } from './enrichment.ts';

/** An embedding model's directions for the people of an event, in their order; undefined when it gave none. */
export function embeddedMeanings(ids: string[], vectors: Enrichment['vectors']): Meanings | undefined {
  const length = commonLength(Object.values(vectors));
  if (length === undefined) return undefined;
  // Dot products run four at a time, so rows are padded to a multiple of four.
  const dims = Math.ceil(length / 4) * 4;
  const rows = (of: keyof PersonVectors): Float32Array =>
    flat(
      centred(
        ids.map((id) => {
          const row = new Float32Array(dims);
          const vector = vectors[id]?.[of];
          if (vector?.length === length && vector.every(Number.isFinite)) row.set(vector);
          return normalise(row);
        }),
      ),
      dims,
    );
  return { dims, wanted: rows('wanted'), held: rows('held') };
}

/** Whether a model gave person `i` a direction of either kind. */
export const isPlaced = (i: number, { dims, wanted, held }: Meanings): boolean =>
  [wanted, held].some((rows) => rows.subarray(i * dims, (i + 1) * dims).some((value) => value !== 0));

/** The length most vectors have. */
function commonLength(people: PersonVectors[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { held, wanted } of people) {
    for (const { length } of [held ?? [], wanted ?? []])
      if (length > 0 && length <= BOUNDS.dims) counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  return [...counts].sort(([a, many], [b, more]) => more - many || a - b)[0]?.[0];
}
