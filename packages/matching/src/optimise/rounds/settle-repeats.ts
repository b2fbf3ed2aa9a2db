import { randomFrom } from '../../random.ts';
import type { Plan } from './plan.ts';

/** So long two people may not change places in a round again. */
const SHORTEST_TABU = 4;
const LONGEST_TABU = 20;

/** The target of a search: the people concerned, and how much of it a swap adds or removes. */
interface Trouble {
  isTroubled: (round: number, person: number) => boolean;
  change: (round: number, a: number, b: number) => number;
}

/** Takes repeats out, and lets nobody kept apart come together for it. */
export function settleRepeats(plan: Plan, most: number, seed: number): void {
  settle(plan, most, seed, {
    isTroubled: (round, person) => meetsAgain(plan, round, person),
    change: (round, a, b) => (plan.parting(round, a, b) > 0 ? Number.POSITIVE_INFINITY : plan.repeats(round, a, b)),
  });
}

/**
 * Takes a trouble out by tabu search, value aside: the best swap of somebody concerned, in any round, be it for
 * the worse, and not undone for a while (I. Dotú and P. Van Hentenryck, Scheduling social golfers locally, CPAIOR 2005).
 * Ends at the best plan it saw.
 *
 * @param most swaps weighed in all
 */
export function settle(plan: Plan, most: number, seed: number, { isTroubled, change: changeOf }: Trouble): void {
  const { n } = plan;
  const random = randomFrom(seed);
  const tabuUntil = new Map<number, number>();
  let cost = 0;
  let best = 0;
  let since: { round: number; a: number; b: number }[] = [];
  let weighed = 0;
  for (let step = 0; weighed < most; step++) {
    let chosen: { round: number; a: number; b: number; change: number; key: number } | undefined;
    let ties = 0;
    for (let round = 0; round < plan.rounds.length; round++) {
      for (let a = 0; a < n; a++) {
        if (!isTroubled(round, a)) continue;
        for (let b = 0; b < n; b++) {
          const at = plan.roomOf[round * n + b] as number;
          if (at === -1 || at === plan.roomOf[round * n + a]) continue;
          weighed++;
          const change = changeOf(round, a, b);
          if (change === Number.POSITIVE_INFINITY) continue;
          if (chosen && change > chosen.change) continue;
          const key = (round * n + Math.min(a, b)) * n + Math.max(a, b);
          if ((tabuUntil.get(key) ?? 0) > step && cost + change >= best) continue;
          ties = chosen && change === chosen.change ? ties + 1 : 1;
          if (ties === 1 || random() % ties === 0) chosen = { round, a, b, change, key };
        }
      }
    }
    if (!chosen) break;
    plan.swap(chosen.round, chosen.a, chosen.b);
    cost += chosen.change;
    tabuUntil.set(chosen.key, step + SHORTEST_TABU + (random() % (LONGEST_TABU - SHORTEST_TABU)));
    since.push(chosen);
    if (cost < best) {
      best = cost;
      since = [];
    }
  }
  for (const { round, a, b } of since.reverse()) plan.swap(round, b, a);
}

export function meetsAgain(plan: Plan, round: number, person: number): boolean {
  const { n, met } = plan;
  return plan.roomWith(round, person).some((other) => other !== person && (met[person * n + other] as number) > 1);
}
