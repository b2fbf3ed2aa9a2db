import type { Breakage, Rule } from './rule.ts';
import { type IndexedPlan, mendingSwaps } from './swaps-around.ts';

/**
 * The rule that leaves no other place: each swap that would repair the breach breaks a rule that counts as much or more, this one
 * most often. Undefined if some swap breaks none, for whatever reason it was not made.
 */
export function causeOf(plan: IndexedPlan, rule: Rule, breach: Breakage): string | undefined {
  const rank = plan.terms.get(rule.id)?.rank ?? 0;
  const stronger = [...plan.terms.values()].filter((term) => term.id !== rule.id && term.rank <= rank);
  const inTheWay = new Map<string, number>();
  for (const { round, a, b } of mendingSwaps(plan, rule, breach)) {
    let isFree = true;
    for (const term of stronger) {
      if (term.change(plan.seats, round, a, b) <= 0) continue;
      isFree = false;
      inTheWay.set(term.id, (inTheWay.get(term.id) ?? 0) + 1);
    }
    if (isFree) return undefined;
  }
  return [...inTheWay].sort(([x, most], [y, other]) => other - most || (x < y ? -1 : 1))[0]?.[0];
}
