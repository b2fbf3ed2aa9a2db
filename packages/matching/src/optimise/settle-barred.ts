import type { Plan } from './rounds/plan.ts';
import { settle } from './rounds/settle-repeats.ts';

/** Swaps weighed at most, but for the parting of people kept apart: some tenths of a second at any number of people. */
const MOST_WEIGHED = 1_000_000;
const SEED = 20_261_125;

/**
 * Takes barred pairs out of rooms by swaps with anybody, people kept apart first, then refusals; where single swaps do not part
 * these, by a tabu search. Nobody is left with somebody they are kept apart from where no room has more than s people, nobody is kept apart from
 * more than d others, and more than (2s − 1) · d people sit in other rooms: so many swaps cannot all bring about another such pair.
 *
 * @param moves swaps weighed in the tabu search, as far as they are not too many
 */
export function settleBarred(plan: Plan, moves: number): void {
  if (plan.welfare.barred === undefined) return;
  descend(plan);
  if (plan.togetherCost() === 0) return;
  settle(plan, Math.min(moves, MOST_WEIGHED), SEED, {
    isTroubled: (round, person) => plan.sitsWithUnwanted(round, person),
    change: (round, a, b) => plan.parting(round, a, b),
  });
  descend(plan);
}

function descend(plan: Plan): void {
  const { n } = plan;
  let weighed = 0;
  for (let better = true; better; ) {
    better = false;
    for (let round = 0; round < plan.rounds.length; round++) {
      for (let person = 0; person < n; person++) {
        // People kept apart are parted whatever it takes.
        if (weighed < MOST_WEIGHED ? !isTroubled(plan, round, person) : !plan.sitsWithApart(round, person)) continue;
        const mate = bestMate(plan, round, person);
        weighed += n;
        if (mate === undefined) continue;
        plan.swap(round, person, mate);
        better = true;
      }
    }
  }
}

const isTroubled = (plan: Plan, round: number, person: number): boolean =>
  plan.roomWith(round, person).some((other) => other !== person && plan.welfare.share(person, other) < 0);

function bestMate(plan: Plan, round: number, person: number): number | undefined {
  const { n, roomOf } = plan;
  let best: { mate: number; changes: number[] } | undefined;
  for (let mate = 0; mate < n; mate++) {
    const room = roomOf[round * n + mate] as number;
    if (room === -1 || room === roomOf[round * n + person]) continue;
    const changes = [
      plan.parting(round, person, mate),
      plan.repeats(round, person, mate),
      plan.unevenness(round, person, mate),
      -plan.gain(round, person, mate),
    ];
    if (isBefore(changes, best?.changes ?? NO_CHANGE)) best = { mate, changes };
  }
  return best?.mate;
}

const NO_CHANGE = [0, 0, 0, 0];

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((change, place) => change !== other[place]);
  return at !== -1 && (one[at] as number) < (other[at] as number);
}
