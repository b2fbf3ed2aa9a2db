import { PartnerLists } from './partner-lists.ts';

/**
 * Whole matches from half ones: pairs held in both directions stay, and the half ones are walked along trails of which
 * every second pair is taken, so that nobody gets more than their share rounded up.
 */
export function roundShares(of: number[][]): PartnerLists {
  const n = of.length;
  const lists = new PartnerLists(n);
  const half = new PartnerLists(n);
  for (let i = 0; i < n; i++) {
    for (const j of of[i] as number[]) {
      if (!(of[j] as number[]).includes(i)) half.add(i, j);
      else if (i < j) lists.add(i, j);
    }
  }
  // Trails between people with an odd number of half matches first; the rest are closed walks.
  for (let i = 0; i < n; i++) if (half.degree(i) % 2 === 1) walk(i, half, lists, true);
  for (let i = 0; i < n; i++) while (half.degree(i) > 0) walk(i, half, lists, false);
  return lists;
}

function walk(start: number, half: PartnerLists, lists: PartnerLists, takeFirst: boolean): void {
  let take = takeFirst;
  for (let i = start; half.degree(i) > 0; ) {
    const j = half.partners(i)[half.degree(i) - 1] as number;
    half.remove(i, j);
    if (take) lists.add(i, j);
    take = !take;
    i = j;
  }
}
