import { breakagesOf, viewOf } from './breakages-of.ts';
import type { Breakage, PlanOfPeople, Rule } from './rule.ts';
import { type IndexedPlan, indexedPlan, mendingSwaps } from './swaps-around.ts';

/** Of a rule that is broken in more places, these are tried. */
const MOST_PLACES = 12;

/** The swaps that a host can make. */
interface Possible {
  /** The two share no room. */
  barred: (one: string, other: string) => boolean;
  /** The person keeps the seat of this round, which counts from 1. */
  pinned: (round: number, id: string) => boolean;
}

export interface SwapThatMends {
  rule_id: string;
  round: number;
  user_id: string;
  other_id: string;
}

/**
 * For each broken rule, two people who would repair a place of it by changing rooms in a round, and break no other one. A swap
 * that is not possible is never named, so that a host can make every swap that is.
 */
export function swapsThatMend(rules: readonly Rule[], plan: PlanOfPeople, possible: Possible): SwapThatMends[] {
  const indexed = indexedPlan(rules, plan);
  const view = viewOf(plan);
  return rules.flatMap((rule) => swapFor(rule, breakagesOf(rule, view).slice(0, MOST_PLACES), indexed, possible) ?? []);
}

function swapFor(
  rule: Rule,
  places: readonly Breakage[],
  indexed: IndexedPlan,
  { barred, pinned }: Possible,
): SwapThatMends | undefined {
  const { ids, seats, terms } = indexed;
  const idOf = (person: number): string => ids[person] as string;
  const joins = (round: number, comes: number, goes: number): boolean =>
    (seats.rounds[round]?.[seats.roomOf[round * seats.n + goes] as number] ?? []).every(
      (member) => member === goes || !barred(idOf(comes), idOf(member)),
    );
  for (const place of places)
    for (const { round, a, b } of mendingSwaps(indexed, rule, place)) {
      if (pinned(round + 1, idOf(a)) || pinned(round + 1, idOf(b))) continue;
      const breaks = [...terms.values()].some((term) => term.id !== rule.id && term.change(seats, round, a, b) > 0);
      if (!breaks && joins(round, a, b) && joins(round, b, a))
        return { rule_id: rule.id, round: round + 1, user_id: idOf(a), other_id: idOf(b) };
    }
  return undefined;
}
