import { isApart, isRefused } from './barred.ts';
import { BARRED, type PairValues, pairValue } from './pair-values.ts';
import type { CapOf, PartnerLists } from './partner-lists.ts';

/**
 * Gives people as many partners as they should have: the best whose list has a place, or gives up a match of less worth that its
 * other side can spare. Of barred pairs only those are taken who met.
 */
export function fillLists(
  lists: PartnerLists,
  values: PairValues,
  leastOf: CapOf,
  capOf: CapOf,
  utilityOf: (i: number, j: number) => number,
): void {
  for (let i = 0; i < values.n; i++) {
    while (lists.degree(i) < Math.min(leastOf(i), capOf(i))) {
      let best = { gain: Number.NEGATIVE_INFINITY, j: -1, given: -1 };
      for (let j = 0; j < values.n; j++) {
        if (j === i || lists.has(i, j) || isApart(values, i, j) || isRefused(values, i, j)) continue;
        if (values.barred?.ruled?.(i, j)) continue;
        const given = lists.degree(j) < capOf(j) ? -1 : spare(lists, j, leastOf, utilityOf);
        if (given === undefined) continue;
        const met = pairValue(values, i, j) === BARRED ? 1e6 : 0;
        const gain = utilityOf(i, j) - met - (given === -1 ? 0 : utilityOf(j, given));
        if (gain > best.gain) best = { gain, j, given };
      }
      if (best.j === -1) break;
      if (best.given !== -1) lists.remove(best.j, best.given);
      lists.add(i, best.j);
    }
  }
}

/** The partner of least worth who keeps enough others; undefined where there is none. */
function spare(
  lists: PartnerLists,
  j: number,
  leastOf: CapOf,
  utilityOf: (i: number, j: number) => number,
): number | undefined {
  let least: number | undefined;
  for (const k of lists.partners(j)) {
    if (lists.degree(k) <= Math.max(1, leastOf(k)) || utilityOf(j, k) >= 1e6) continue;
    if (least === undefined || utilityOf(j, k) < utilityOf(j, least)) least = k;
  }
  return least;
}
