import { randomFrom } from '../../random.ts';
import { HIGHEST_UTILITY } from '../utility.ts';
import type { Plan } from './plan.ts';

const HOTTEST = HIGHEST_UTILITY / 2;
const COLDEST = HIGHEST_UTILITY / 100;

/** Two people who take each other's seats in all rounds change nothing in who meets again: annealing by such swaps alone. */
export function assignPeople(plan: Plan, moves: number, seed: number): void {
  const { n } = plan;
  const rounds = plan.rounds.length;
  const random = randomFrom(seed);
  const cooling = (COLDEST / HOTTEST) ** (1 / moves);
  let heat = HOTTEST;
  for (let move = 0; move < moves; move++, heat *= cooling) {
    const a = random() % n;
    const b = random() % n;
    if (a === b) continue;
    let gain = 0;
    for (let round = 0; round < rounds; round++) if (apart(plan, round, a, b)) gain += plan.gain(round, a, b);
    if (gain < heat * Math.log((random() + 1) / 2 ** 32)) continue;
    for (let round = 0; round < rounds; round++) if (apart(plan, round, a, b)) plan.swap(round, a, b);
  }
}

const apart = ({ roomOf, n }: Plan, round: number, a: number, b: number): boolean =>
  roomOf[round * n + a] !== roomOf[round * n + b];
