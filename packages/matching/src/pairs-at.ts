/** Pairs of ids as indexes into `ids`, without pairs of unknown ids. */
export function pairsAt(
  pairs: readonly (readonly [string, string])[] = [],
  ids: readonly string[],
): [number, number][] {
  if (pairs.length === 0) return [];
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  return pairs.flatMap(([one, other]): [number, number][] => {
    const [i, j] = [placeOf.get(one), placeOf.get(other)];
    return i === undefined || j === undefined || i === j ? [] : [[i, j]];
  });
}
