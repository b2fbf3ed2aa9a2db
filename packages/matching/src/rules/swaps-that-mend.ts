import { breakagesOf, viewOf } from './breakages-of.ts';
import type { Breakage, PlanOfPeople, Rule } from './rule.ts';
import { type IndexedPlan, indexedPlan, mendingSwaps } from './swaps-around.ts';

/** Of a rule that is broken in more places, these are tried. */
const MOST_PLACES = 12;
/** So many swaps are named for a rule. */
const MOST_SWAPS = 4;

/** Whether a person keeps the seat of this round, which counts from 1. */
type IsPinned = (round: number, id: string) => boolean;

export interface SwapThatMends {
  rule_id: string;
  round: number;
  user_id: string;
  other_id: string;
}

/**
 * For each broken rule, two people who would repair a place of it by changing rooms in a round, and break no other one: the first
 * to be tried comes first, and no two lead one person into the same room. Looks at rules, seats and pins alone: people's own wishes
 * can make one of the swaps impossible, and to leave those out would tell who blocked whom.
 */
export function swapsThatMend(rules: readonly Rule[], plan: PlanOfPeople, isPinned: IsPinned): SwapThatMends[] {
  const indexed = indexedPlan(rules, plan);
  const view = viewOf(plan);
  return rules.flatMap((rule) => swapsFor(rule, breakagesOf(rule, view).slice(0, MOST_PLACES), indexed, isPinned));
}

function swapsFor(
  rule: Rule,
  places: readonly Breakage[],
  { ids, seats, terms }: IndexedPlan,
  isPinned: IsPinned,
): SwapThatMends[] {
  const idOf = (person: number): string => ids[person] as string;
  const others = [...terms.values()].filter((term) => term.id !== rule.id);
  const found = new Map<string, SwapThatMends>();
  for (const place of places)
    for (const { round, a, b } of mendingSwaps({ ids, seats, terms }, rule, place)) {
      const key = `${round} ${a} ${seats.roomOf[round * seats.n + b]}`;
      if (found.has(key) || isPinned(round + 1, idOf(a)) || isPinned(round + 1, idOf(b))) continue;
      if (others.some((term) => term.change(seats, round, a, b) > 0)) continue;
      found.set(key, { rule_id: rule.id, round: round + 1, user_id: idOf(a), other_id: idOf(b) });
      if (found.size === MOST_SWAPS) return [...found.values()];
    }
  return [...found.values()];
}
