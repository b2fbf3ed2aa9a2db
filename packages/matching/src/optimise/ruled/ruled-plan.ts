import { compareBreaches, type RuleCosts } from '../../rules/rule-costs.ts';
import type { Plan } from '../rounds/plan.ts';

/** Whether somebody's seat in a round can change. */
export type IsFree = (round: number, person: number) => boolean;

/** A change of places of several people, as one: each two swap seats in a round, one swap after the other. */
export type Swaps = readonly (readonly [round: number, a: number, b: number])[];

/** The effect of swaps: by step of the order of precedence, people kept apart first. */
export interface Effect {
  parting: number;
  /** By rank of the rules. */
  breaches: Float64Array;
  repeats: number;
  unevenness: number;
  gain: number;
}

const newEffect = (costs: RuleCosts): Effect => ({
  parting: 0,
  breaches: new Float64Array(costs.ranks.length),
  repeats: 0,
  unevenness: 0,
  gain: 0,
});

/** Does the swaps and adds up what they change. They are undone by doing them again in reverse. */
export function doSwaps(plan: Plan, costs: RuleCosts, swaps: Swaps): Effect {
  const effect = newEffect(costs);
  for (const [round, a, b] of swaps) {
    effect.parting += plan.parting(round, a, b);
    costs.addChange(plan, round, a, b, effect.breaches);
    effect.repeats += plan.repeats(round, a, b);
    effect.unevenness += plan.unevenness(round, a, b);
    effect.gain += plan.gain(round, a, b);
    plan.swap(round, a, b);
  }
  return effect;
}

export function undoSwaps(plan: Plan, swaps: Swaps): void {
  for (const [round, a, b] of swaps.toReversed()) plan.swap(round, b, a);
}

/** Below 0 where the first is better: people kept apart, rules by rank, repeats, turns, value. */
export const compareEffects = (one: Effect, other: Effect): number =>
  one.parting - other.parting ||
  compareBreaches([...one.breaches], [...other.breaches]) ||
  one.repeats - other.repeats ||
  one.unevenness - other.unevenness ||
  other.gain - one.gain;

/**
 * A person with all who must move along, for a room where as many can make way: a compound move (an ejection chain,
 * F. Glover, 1996). Undefined where nobody is tied to them, or too few can make way.
 *
 * @param friend somebody of the other room who stays, if wanted
 */
export function bundleSwaps(
  plan: Plan,
  costs: RuleCosts,
  isFree: IsFree,
  round: number,
  person: number,
  at: number,
  friend = -1,
): Swaps | undefined {
  if (!costs.canBeTied(person)) return undefined;
  const room = plan.roomWith(round, person);
  const moving = bundleOf(plan, costs, round, person, room);
  if (moving.length === 1 || moving.length >= room.length) return undefined;
  if (!moving.every((member) => isFree(round, member))) return undefined;
  const other = plan.roomAt(round, at);
  const ways: number[][] = [];
  const seen = new Set<number>();
  for (const member of other) {
    if (seen.has(member)) continue;
    const bundle = bundleOf(plan, costs, round, member, other);
    for (const one of bundle) seen.add(one);
    if (!bundle.includes(friend) && bundle.every((one) => isFree(round, one))) ways.push(bundle);
  }
  const leaving: number[] = [];
  for (const bundle of ways.sort((x, y) => y.length - x.length || (x[0] as number) - (y[0] as number)))
    if (leaving.length + bundle.length <= moving.length) leaving.push(...bundle);
  if (leaving.length < moving.length) return undefined;
  return moving.map((member, place) => [round, member, leaving[place] as number] as const);
}

function bundleOf(plan: Plan, costs: RuleCosts, round: number, person: number, room: readonly number[]): number[] {
  const bundle = [person];
  for (const one of bundle)
    for (const other of room) if (!bundle.includes(other) && costs.areTied(plan, round, one, other)) bundle.push(other);
  return bundle;
}
