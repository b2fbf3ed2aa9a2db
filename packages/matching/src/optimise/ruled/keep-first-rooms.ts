import { compareBreaches, type RuleCosts } from '../../rules/rule-costs.ts';
import type { Plan } from '../rounds/plan.ts';
import type { IsFree } from './ruled-plan.ts';

/**
 * Seats people who keep a room all evening in the room of their first round, all of them at once: one by one, each takes a place
 * that another one wants, and a room that many sit in by chance draws more people than it holds. Done only if the rules are kept
 * better then, and as far as seats can change.
 */
export function keepFirstRooms(plan: Plan, costs: RuleCosts, isFree: IsFree): void {
  const { n } = plan;
  const keeps = (person: number): boolean => costs.terms.some(({ keepsFirst }) => keepsFirst?.(person) ?? false);
  const staying = Array.from({ length: n }, (_, person) => person).filter(keeps);
  const [before, together] = [costs.total(plan), plan.togetherCost()];
  const isBroken = costs.terms.some((term) => term.keepsFirst !== undefined && term.cost(plan) > 0);
  if (!isBroken || plan.rounds.length < 2) return;
  const undo: (() => void)[] = [];
  for (let round = 1; round < plan.rounds.length; round += 1) {
    undo.push(...likeFirstRound(plan, isFree, round));
    for (const person of staying) {
      const [home, at] = [plan.roomOf[person] as number, plan.roomOf[round * n + person] as number];
      if (home === -1 || at === -1 || at === home || !isFree(round, person)) continue;
      const isSettled = (other: number): boolean => keeps(other) && plan.roomOf[other] === home;
      const mates = home < (plan.rounds[round] as number[][]).length ? plan.roomAt(round, home) : [];
      const free = mates.filter((other) => isFree(round, other) && !isSettled(other));
      const mate = free.find((other) => plan.parting(round, person, other) <= 0) ?? free[0];
      if (mate === undefined) continue;
      plan.swap(round, person, mate);
      undo.push(() => plan.swap(round, person, mate));
    }
  }
  if (plan.togetherCost() <= together && compareBreaches(costs.total(plan), before) < 0) return;
  for (const back of undo.toReversed()) back();
}

/** Rooms of a round take numbers under which they are as large as in the first round. */
function likeFirstRound(plan: Plan, isFree: IsFree, round: number): (() => void)[] {
  const done: (() => void)[] = [];
  const [first, rooms] = [plan.rounds[0] as number[][], plan.rounds[round] as number[][]];
  const areFree = (at: number): boolean => (rooms[at] as number[]).every((person) => isFree(round, person));
  const size = (at: number): number => rooms[at]?.length ?? 0;
  const wanted = (at: number): number => first[at]?.length ?? 0;
  for (let at = 0; at < Math.min(first.length, rooms.length); at += 1) {
    if (size(at) === wanted(at) || !areFree(at)) continue;
    const other = rooms.findIndex(
      (_, of) => of > at && size(of) === wanted(at) && size(of) !== wanted(of) && areFree(of),
    );
    if (other === -1) continue;
    plan.exchangeRooms(round, at, other);
    done.push(() => plan.exchangeRooms(round, at, other));
  }
  return done;
}
