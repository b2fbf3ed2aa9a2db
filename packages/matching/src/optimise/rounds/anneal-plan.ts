import { randomFrom } from '../../random.ts';
import type { Shortlists } from '../shortlists.ts';
import { HIGHEST_UTILITY } from '../utility.ts';
import type { Plan } from './plan.ts';

/** Losses accepted now and then, in welfare. Rounds seated one after the other are good: more heat than this spoils them. */
const HOTTEST = HIGHEST_UTILITY / 32;
const COLDEST = HIGHEST_UTILITY / 320;
/** With fewer moves a seat than this it starts less hot. */
const MOVES_TO_COOL = 2000;
/** The cost of a repeat while the plan is hot, a third of a person's greatest utility: passing through one can lead to more. */
export const SOFT_REPEAT = HIGHEST_UTILITY / 3;
/** More than any value, refusals included. */
export const HARD_REPEAT = 2 ** 26;

/** So many of the best whom somebody does not meet are looked at in a descent. */
const LOOKED_AT = 12;

/**
 * Simulated annealing over all rounds at once (S. Kirkpatrick et al., 1983): swaps within a round that bring somebody into
 * the room of a good candidate whom they do not meet otherwise.
 *
 * @param repeat what meeting again costs
 */
export function annealPlan(plan: Plan, candidates: Shortlists, moves: number, repeat: number, seed: number): void {
  const { n, met } = plan;
  const rounds = plan.rounds.length;
  const random = randomFrom(seed);
  const hottest = COLDEST * (HOTTEST / COLDEST) ** Math.min(1, moves / (n * rounds * MOVES_TO_COOL));
  const cooling = (COLDEST / hottest) ** (1 / moves);
  let heat = hottest;
  for (let move = 0; move < moves; move++, heat *= cooling) {
    const a = random() % n;
    const count = candidates.count[a] as number;
    if (count === 0) continue;
    const friend = candidates.person[a * candidates.length + (random() % count)] as number;
    if ((met[a * n + friend] as number) > 0) continue;
    const round = random() % rounds;
    const room = plan.roomWith(round, friend);
    const b = room[random() % room.length] as number;
    if (b === friend) continue;
    const loss = -heat * Math.log((random() + 1) / 2 ** 32);
    const cost = repeat * (plan.repeats(round, a, b) + plan.unevenness(round, a, b));
    // Hardly any swap gains more than what one repeat costs.
    if (cost > loss + 4 * SOFT_REPEAT) continue;
    if (plan.gain(round, a, b) - cost > -loss) plan.swap(round, a, b);
  }
}

/** Takes every swap into a candidate's room that parts people kept apart, else makes repeats fewer, else turns more even, else the value greater. */
export function descendPlan(plan: Plan, candidates: Shortlists): void {
  const { n, met } = plan;
  for (let better = true; better; ) {
    better = false;
    for (let round = 0; round < plan.rounds.length; round++) {
      for (let a = 0; a < n; a++) {
        let looked = 0;
        for (const friend of candidates.of(a)) {
          if ((met[a * n + friend] as number) > 0) continue;
          if (++looked > LOOKED_AT) break;
          const b = plan.roomWith(round, friend).find((member) => isBetter(plan, round, a, member));
          if (b === undefined) continue;
          plan.swap(round, a, b);
          better = true;
        }
      }
    }
  }
}

function isBetter(plan: Plan, round: number, a: number, b: number): boolean {
  return (
    (plan.parting(round, a, b) ||
      plan.repeats(round, a, b) ||
      plan.unevenness(round, a, b) ||
      -plan.gain(round, a, b)) < 0
  );
}
