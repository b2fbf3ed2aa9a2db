import type { Plan } from './plan.ts';
import type { RoundRepair } from './round-repair.ts';

/** Swaps weighed for a round: a hundredth of a second or two for each million at most. */
const MOST_WEIGHED = 1_000_000;

/**
 * Improves a repaired round by swaps among the rooms that changed: pairs to keep apart, then refusals, repeats, value. A new
 * repeat or refusal that no such swap removes can change one more room, and so can pairs to keep apart in any room.
 */
export function swapTouched(plan: Plan, round: number, repair: RoundRepair): void {
  const { touched, fixed } = repair;
  const freeOf = (rooms: Iterable<number>): number[] =>
    [...rooms].flatMap((at) => plan.roomAt(round, at).filter((person) => !fixed.has(person))).sort((a, b) => a - b);
  descend(plan, round, freeOf(touched));
  for (const person of freeOf(touched)) {
    if (isNewRepeat(plan, round, repair, person) || plan.sitsWithUnwanted(round, person)) swapWithUntouched(person);
  }
  // In unchanged rooms as well: a person can have blocked another since, or a host can have moved them together.
  const everyone = plan.welfare.barred ? freeOf(plan.rounds[round]?.keys() ?? []) : [];
  const parted = (person: number): boolean => plan.sitsWithApart(round, person) && swapWithUntouched(person);
  while (everyone.some(parted));

  function swapWithUntouched(person: number): boolean {
    const others =
      plan.rounds[round]?.flatMap((room, at) => (room.length === 0 || !isElsewhere(at, person) ? [] : [at])) ?? [];
    const mate = bestMate(plan, round, person, freeOf(others));
    if (mate === undefined) return false;
    for (const who of [person, mate]) touched.add(plan.roomOf[round * plan.n + who] as number);
    plan.swap(round, person, mate);
    return true;
  }

  /** Partners for a swap sit in unchanged rooms; for a person who must be separated, in any other room. */
  function isElsewhere(at: number, person: number): boolean {
    return plan.sitsWithApart(round, person) ? at !== plan.roomOf[round * plan.n + person] : !touched.has(at);
  }
}

/** Whether the repair gave a person company that they also have in another round. */
function isNewRepeat(plan: Plan, round: number, { roomBefore }: RoundRepair, person: number): boolean {
  return plan
    .roomWith(round, person)
    .some(
      (other) =>
        other !== person &&
        (plan.met[person * plan.n + other] as number) > 1 &&
        (roomBefore[person] === -1 || roomBefore[person] !== roomBefore[other]),
    );
}

function bestMate(plan: Plan, round: number, person: number, others: readonly number[]): number | undefined {
  let best: { mate: number; parting: number; repeats: number; gain: number } | undefined;
  for (const mate of others) {
    const parting = plan.parting(round, person, mate);
    const repeats = plan.repeats(round, person, mate);
    if ((parting || repeats) >= 0) continue;
    const gain = plan.gain(round, person, mate);
    const less = best === undefined ? -1 : parting - best.parting || repeats - best.repeats || best.gain - gain;
    if (less < 0) best = { mate, parting, repeats, gain };
  }
  return best?.mate;
}

function descend(plan: Plan, round: number, people: readonly number[]): void {
  let weighed = 0;
  for (let better = true; better && weighed < MOST_WEIGHED; ) {
    better = false;
    for (const [at, a] of people.entries()) {
      for (const b of people.slice(at + 1)) {
        if (plan.roomOf[round * plan.n + a] === plan.roomOf[round * plan.n + b]) continue;
        weighed++;
        const worse = plan.parting(round, a, b) || plan.repeats(round, a, b);
        if (worse > 0 || (worse === 0 && plan.gain(round, a, b) <= 0)) continue;
        plan.swap(round, a, b);
        better = true;
      }
    }
  }
}
