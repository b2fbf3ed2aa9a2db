import type { CapOf, PartnerLists } from './partner-lists.ts';
import type { Shortlists } from './shortlists.ts';

const MOST_PASSES = 12;

/**
 * Raises the total utility while everyone keeps one match at least and `capOf` them at most, until no single exchange or
 * insertion helps.
 */
export function improveMatches(lists: PartnerLists, shortlists: Shortlists, capOf: CapOf): void {
  for (let pass = 0, better = true; better && pass < MOST_PASSES; pass++) {
    better = false;
    for (let i = 0; i < shortlists.n; i++) {
      for (const j of shortlists.of(i)) if (exchange(lists, shortlists, i, j, capOf)) better = true;
    }
    for (let i = 0; i < shortlists.n; i++) while (insert(lists, shortlists, i, capOf)) better = true;
  }
}

/**
 * The pair (i, j) comes in, each of the two who is full gives one match up, and the two given up are matched with each
 * other where they can be.
 */
function exchange(lists: PartnerLists, shortlists: Shortlists, i: number, j: number, capOf: CapOf): boolean {
  if (lists.has(i, j)) return false;
  const utility = shortlists.utilityOf(i, j);
  const fromI = lists.degree(i) < capOf(i) ? [-1] : lists.partners(i);
  const fromJ = lists.degree(j) < capOf(j) ? [-1] : lists.partners(j);
  let bestGain = 0;
  let best: { a: number; b: number; join: boolean } | undefined;
  for (const a of fromI) {
    const withoutA = utility - (a === -1 ? 0 : shortlists.utilityOf(i, a));
    for (const b of fromJ) {
      const without = withoutA - (b === -1 ? 0 : shortlists.utilityOf(j, b));
      const joined = a >= 0 && b >= 0 && a !== b && !lists.has(a, b) ? shortlists.utilityOf(a, b) : 0;
      if (without + joined <= bestGain || (joined === 0 && !canSpare(lists, a, b))) continue;
      bestGain = without + joined;
      best = { a, b, join: joined > 0 };
    }
  }
  if (best === undefined) return false;
  if (best.a >= 0) lists.remove(i, best.a);
  if (best.b >= 0) lists.remove(j, best.b);
  lists.add(i, j);
  if (best.join) lists.add(best.a, best.b);
  return true;
}

/** Whether both given up (−1: nobody) keep a match. */
function canSpare(lists: PartnerLists, a: number, b: number): boolean {
  if (a >= 0 && a === b) return lists.degree(a) > 2;
  return (a < 0 || lists.degree(a) > 1) && (b < 0 || lists.degree(b) > 1);
}

/** A match (c, d) makes way for (i, c) and (d, e), where i and e, who may be the same, have places left. */
function insert(lists: PartnerLists, shortlists: Shortlists, i: number, capOf: CapOf): boolean {
  if (lists.degree(i) >= capOf(i)) return false;
  const open: number[] = [];
  for (let e = 0; e < shortlists.n; e++) if (lists.degree(e) < capOf(e) - (e === i ? 1 : 0)) open.push(e);
  let bestGain = 0;
  let best: { c: number; d: number; e: number } | undefined;
  for (const c of shortlists.of(i)) {
    if (lists.has(i, c)) continue;
    for (const d of lists.partners(c)) {
      const gained = shortlists.utilityOf(i, c) - shortlists.utilityOf(c, d);
      for (const e of open) {
        const utility = shortlists.utilityOf(d, e);
        const gain = gained + utility;
        if (gain <= bestGain || utility === 0 || e === d || e === c || d === i || lists.has(d, e)) continue;
        bestGain = gain;
        best = { c, d, e };
      }
    }
  }
  if (best === undefined) return false;
  lists.remove(best.c, best.d);
  lists.add(i, best.c);
  lists.add(best.d, best.e);
  return true;
}
