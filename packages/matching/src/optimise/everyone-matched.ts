import { isApart, isRefused, valueBefore } from './barred.ts';
import { BARRED, type PairValues, pairValue } from './pair-values.ts';
import type { CapOf, PartnerLists } from './partner-lists.ts';

/**
 * Gives everyone without a match one, at the least loss: a partner with a place left, or one who can give up a match
 * whose other side keeps one. Otherwise somebody gets one more than `capOf` them. Barred pairs come last, the best
 * of them first and refusals after them. A person kept apart from everyone gets no match.
 */
export function matchEveryone(
  lists: PartnerLists,
  values: PairValues,
  capOf: CapOf,
  utilityOf: (i: number, j: number) => number,
): void {
  for (let i = 0; i < values.n; i++) {
    if (lists.degree(i) > 0 || values.n < 2) continue;
    let best = { gain: Number.NEGATIVE_INFINITY, j: -1, given: -1 };
    for (let j = 0; j < values.n; j++) {
      if (j === i || isApart(values, i, j)) continue;
      const { loss, given } = cheapestPlace(lists, j, capOf, utilityOf);
      const gain = utilityOf(i, j) - loss - costOfBarred(values, i, j);
      if (gain > best.gain) best = { gain, j, given };
    }
    if (best.j < 0) continue;
    if (best.given >= 0) lists.remove(best.j, best.given);
    lists.add(i, best.j);
  }
}

function costOfBarred(values: PairValues, i: number, j: number): number {
  if (pairValue(values, i, j) !== BARRED) return 0;
  const cost = isRefused(values, i, j) ? 1e15 : Math.max(1e12, values.barred?.ruled?.(i, j) ?? 0);
  return cost - valueBefore(values, i, j);
}

/** The cost of a place with j, and the person who gives way for it (−1: no one). */
function cheapestPlace(
  lists: PartnerLists,
  j: number,
  capOf: CapOf,
  utilityOf: (i: number, j: number) => number,
): { loss: number; given: number } {
  if (lists.degree(j) < capOf(j)) return { loss: 0, given: -1 };
  let place = { loss: 1e9, given: -1 };
  for (const k of lists.partners(j)) {
    if (lists.degree(k) > 1 && utilityOf(j, k) < place.loss) place = { loss: utilityOf(j, k), given: k };
  }
  return place;
}
