import type { PairValues } from '../pair-values.ts';
import { circleRounds } from './designs/circle.ts';
import { completePairings } from './designs/complete-pairings.ts';
import { roundAfterRound } from './round-after-round.ts';

const SEED = 19_871_101;

/**
 * Rounds of two for an even number of people: the most valuable pairing of all, then the most valuable of what is left, and so on.
 * Where that leaves people who have all met, as many of these rounds as can be completed otherwise; a round robin always can.
 * With more rounds than others to meet the rounds come again from the first on.
 */
export function pairedStart(values: PairValues, rounds: number): number[][][] {
  const { n } = values;
  const different = Math.min(rounds, n - 1);
  const best = roundAfterRound(values, 2, different, 0);
  const plan = completed(n, best, different);
  return Array.from({ length: rounds }, (_, round) => plan[round % different] as number[][]);
}

function completed(n: number, best: number[][][], rounds: number): number[][][] {
  const met = new Set<number>();
  const trap = best.findIndex((rooms) => {
    const again = rooms.some(([a = 0, b = 0]) => met.has(a * n + b));
    for (const [a = 0, b = 0] of rooms) met.add(a * n + b);
    return again;
  });
  if (trap === -1) return best;
  for (let back = 0, kept = trap; kept > 0; back = 2 * back + 1, kept = trap - back) {
    const plan = completePairings(n, best.slice(0, kept), rounds, SEED + kept);
    if (plan) return plan;
  }
  return completePairings(n, [], rounds, SEED) ?? circleRounds(n).slice(0, rounds);
}
