import { type CapOf, PartnerLists } from './partner-lists.ts';

/**
 * Adds required pairs, with at most `capOf` matches per person: a full list drops its optional partner of the lowest value, and
 * two dropped partners are matched with each other if possible.
 */
export function keepListed(
  lists: PartnerLists,
  kept: readonly [number, number][],
  capOf: CapOf,
  utilityOf: (i: number, j: number) => number,
): void {
  const needed = new PartnerLists(lists.of.length);
  for (const [i, j] of kept) needed.add(i, j);
  for (const [i, j] of kept) {
    if (lists.has(i, j)) continue;
    const givenUp = [
      [i, j],
      [j, i],
    ].flatMap(([one = -1, other = -1]) => {
      if (lists.degree(one) < capOf(one)) return [];
      const spare = lists.partners(one).filter((partner) => partner !== other && !needed.has(one, partner));
      if (spare.length === 0) return [];
      const least = spare.reduce((best, partner) => (utilityOf(one, partner) < utilityOf(one, best) ? partner : best));
      lists.remove(one, least);
      return [least];
    });
    lists.add(i, j);
    const [a, b] = givenUp;
    if (a !== undefined && b !== undefined && a !== b && !lists.has(a, b) && utilityOf(a, b) > 0) lists.add(a, b);
  }
}
