import { RuleCosts } from '../../rules/rule-costs.ts';
import { type RoomTerm, seatsOf } from '../../rules/seats.ts';
import type { Plan } from '../rounds/plan.ts';
import { mendRules } from './mend-rules.ts';
import type { IsFree } from './ruled-plan.ts';

const SEED = 20_261_129;
/** Swaps weighed: a tenth of a second or two. */
const MOST_WEIGHED = 150_000;

/**
 * After a repair, takes back the breaches of rules that it brought, by as few swaps as it finds. Breaches of before stay, since
 * hosts were told of them, or made them by hand. A round without seats so far is free to be seated by the rules alone.
 *
 * @param before the plan before the repair, with people whom a host moved in their new rooms
 */
export function repairRuled(
  plan: Plan,
  terms: readonly RoomTerm[],
  before: readonly number[][][],
  { isFree, isFresh }: { isFree: IsFree; isFresh: (round: number) => boolean },
): void {
  const known = seatsOf(plan.n, before);
  // People take part in a rule again when they come back, so only rules with breaches now are of interest.
  const broken = terms.filter((term) => term.cost(plan) > term.cost(known));
  if (broken.length === 0) return;
  const costs = new RuleCosts(terms);
  const enough = costs.total(known);
  const given = { most: MOST_WEIGHED, seed: SEED };
  if (plan.rounds.some((_, round) => isFresh(round)))
    mendRules(plan, costs, { ...given, isFree: (round, person) => isFresh(round) && isFree(round, person) });
  mendRules(plan, costs, { ...given, isFree, enough });
}
