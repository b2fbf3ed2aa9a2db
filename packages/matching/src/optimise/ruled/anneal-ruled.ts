import { randomFrom } from '../../random.ts';
import type { RuleCosts } from '../../rules/rule-costs.ts';
import { SOFT_REPEAT } from '../rounds/anneal-plan.ts';
import type { Plan } from '../rounds/plan.ts';
import type { Shortlists } from '../shortlists.ts';
import { HIGHEST_UTILITY } from '../utility.ts';
import { bundleSwaps, compareEffects, doSwaps, type Effect, type IsFree, type Swaps, undoSwaps } from './ruled-plan.ts';

/** Losses accepted now and then, as in `annealPlan`, which this follows. */
const HOTTEST = HIGHEST_UTILITY / 32;
const COLDEST = HIGHEST_UTILITY / 320;
const MOVES_TO_COOL = 2000;
/** So many of the best whom somebody does not meet are looked at in a descent. */
const LOOKED_AT = 12;
/** One of so many moves is a change of two people's places in all rounds, where a rule looks at several rounds. */
const WHOLE_EVENINGS = 32;

/**
 * Raises the value of a plan by simulated annealing (S. Kirkpatrick et al., 1983) among plans that keep the rules no worse: a
 * swap that breaks a rule is made only with the people who are tied to it, or not at all.
 */
export function annealRuled(
  plan: Plan,
  costs: RuleCosts,
  candidates: Shortlists,
  isFree: IsFree,
  { moves, repeat, seed }: { moves: number; repeat: number; seed: number },
): void {
  const { n, met } = plan;
  const rounds = plan.rounds.length;
  const random = randomFrom(seed);
  const hottest = COLDEST * (HOTTEST / COLDEST) ** Math.min(1, moves / (n * rounds * MOVES_TO_COOL));
  const cooling = (COLDEST / hottest) ** (1 / moves);
  let heat = hottest;
  const hasTies = costs.terms.some(({ ties }) => ties !== undefined);
  const isKept = rounds > 1 && (hasTies || costs.terms.some(({ wantsRoom }) => wantsRoom !== undefined));
  for (let move = 0; move < moves; move++, heat *= cooling) {
    const a = random() % n;
    if (isKept && move % WHOLE_EVENINGS === 0) {
      const swaps = inAllRounds(plan, isFree, a, random() % n);
      if (swaps) tryCompound(plan, costs, swaps, repeat, heat, random);
      continue;
    }
    const count = candidates.count[a] as number;
    if (count === 0) continue;
    const friend = candidates.person[a * candidates.length + (random() % count)] as number;
    const round = random() % rounds;
    const at = plan.roomOf[round * n + friend] as number;
    const own = plan.roomOf[round * n + a] as number;
    if ((met[a * n + friend] as number) > 0 || at === -1 || own === -1 || at === own) continue;
    const room = plan.roomAt(round, at);
    const b = room[random() % room.length] as number;
    if (b === friend || !isFree(round, a) || !isFree(round, b) || plan.parting(round, a, b) > 0) continue;
    const loss = -heat * Math.log((random() + 1) / 2 ** 32);
    const cost = repeat * (plan.repeats(round, a, b) + plan.unevenness(round, a, b));
    // Hardly any swap gains more than what one repeat costs. Rules are asked last: most swaps fail before.
    if (cost > loss + 4 * SOFT_REPEAT || plan.gain(round, a, b) - cost <= -loss) continue;
    if (costs.sign(plan, round, a, b) <= 0) {
      plan.swap(round, a, b);
      continue;
    }
    const swaps = hasTies ? bundleSwaps(plan, costs, isFree, round, a, at, friend) : undefined;
    if (swaps) tryCompound(plan, costs, swaps, repeat, heat, random);
  }
}

function tryCompound(
  plan: Plan,
  costs: RuleCosts,
  swaps: Swaps,
  repeat: number,
  heat: number,
  random: () => number,
): void {
  const effect = doSwaps(plan, costs, swaps);
  const loss = -heat * Math.log((random() + 1) / 2 ** 32);
  const sign = signOf(effect);
  const isGood = sign < 0 || (sign === 0 && effect.gain - repeat * (effect.repeats + effect.unevenness) > -loss);
  if (!isGood) undoSwaps(plan, swaps);
}

function signOf({ parting, breaches }: Effect): number {
  return parting || (breaches.find((change) => change !== 0) ?? 0);
}

/** Two people take each other's seats in all rounds: places that are kept all evening change hands. */
function inAllRounds(plan: Plan, isFree: IsFree, a: number, b: number): Swaps | undefined {
  if (a === b) return undefined;
  const swaps: [number, number, number][] = [];
  for (let round = 0; round < plan.rounds.length; round += 1) {
    const [one, other] = [plan.roomOf[round * plan.n + a], plan.roomOf[round * plan.n + b]];
    if (one === other) continue;
    if (one === -1 || other === -1 || !isFree(round, a) || !isFree(round, b)) return undefined;
    swaps.push([round, a, b]);
  }
  return swaps.length > 0 ? swaps : undefined;
}

/** Takes every swap into a candidate's room that makes the plan better in the order of precedence. */
export function descendRuled(plan: Plan, costs: RuleCosts, candidates: Shortlists, isFree: IsFree): void {
  const { n, met } = plan;
  const hasTies = costs.terms.some(({ ties }) => ties !== undefined);
  for (let better = true; better; ) {
    better = false;
    for (let round = 0; round < plan.rounds.length; round++)
      for (let a = 0; a < n; a++) {
        if (plan.roomOf[round * n + a] === -1 || !isFree(round, a)) continue;
        let looked = 0;
        for (const friend of candidates.of(a)) {
          const at = plan.roomOf[round * n + friend] as number;
          if ((met[a * n + friend] as number) > 0 || at === -1 || at === plan.roomOf[round * n + a]) continue;
          if (++looked > LOOKED_AT) break;
          const b = plan.roomAt(round, at).find((one) => isFree(round, one) && isBetter(plan, costs, round, a, one));
          const swaps = b === undefined && hasTies ? bundleSwaps(plan, costs, isFree, round, a, at, friend) : undefined;
          if (b !== undefined) plan.swap(round, a, b);
          else if (!swaps || !isDone(plan, costs, swaps)) continue;
          better = true;
        }
      }
  }
}

function isBetter(plan: Plan, costs: RuleCosts, round: number, a: number, b: number): boolean {
  const parting = plan.parting(round, a, b);
  if (parting !== 0) return parting < 0;
  const rest = plan.repeats(round, a, b) || plan.unevenness(round, a, b) || -plan.gain(round, a, b);
  // The rules are asked last, which spares most of the time: they were repaired before.
  return rest < 0 && costs.sign(plan, round, a, b) <= 0;
}

/** Does the swaps if they are for the better. */
function isDone(plan: Plan, costs: RuleCosts, swaps: Swaps): boolean {
  const effect = doSwaps(plan, costs, swaps);
  const nothing: Effect = { parting: 0, breaches: effect.breaches.map(() => 0), repeats: 0, unevenness: 0, gain: 1e-6 };
  if (compareEffects(effect, nothing) < 0) return true;
  undoSwaps(plan, swaps);
  return false;
}
