import { randomFrom } from '../../random.ts';
import type { RuleCosts } from '../../rules/rule-costs.ts';
import type { RoomTerm } from '../../rules/seats.ts';
import type { Plan } from '../rounds/plan.ts';
import { keepFirstRooms } from './keep-first-rooms.ts';
import { bundleSwaps, compareEffects, doSwaps, type Effect, type IsFree, type Swaps, undoSwaps } from './ruled-plan.ts';

/** So long two people may not change places in a round again. */
const SHORTEST_TABU = 4;
const LONGEST_TABU = 14;
/** Of more rooms than this, a part is looked at in each step, another one each time. */
const MOST_ROOMS = 100;
/** Of more seats than this, the first one in trouble is taken, from somewhere on. */
const MOST_SEATS = 2400;
/** So many rooms of a round are tried under another number. */
const MOST_NUMBERED = 60;
/** After so many steps without a better plan a rank is given up, and more for each round. */
const MOST_IDLE = 40;
const MOST_IDLE_A_ROUND = 15;

const USUAL_RULES = 20;

/** Of many rules each swap takes longer to weigh, so fewer are weighed: this share of the usual number. */
export const shareOfRules = (rules: number): number => Math.min(1, USUAL_RULES / rules);

export interface Mending {
  isFree: IsFree;
  /** Swaps weighed in all. */
  most: number;
  seed: number;
  /** By rank, so many breaches are left as they are, and only steps for the better are taken: few rooms change. */
  enough?: readonly number[];
}

/**
 * Takes breaches of rules out of a plan, one rank after the other, so that no rank gives anything up for a later one. In each,
 * somebody of a room that breaks a rule takes the seat where fewest are broken (min-conflicts: S. Minton et al., Artificial
 * Intelligence 58, 1992). The move is made even if the plan gets worse, and is not taken back for a while (tabu: F. Glover, 1989).
 * Ends at the best plan it saw.
 */
export function mendRules(plan: Plan, costs: RuleCosts, mending: Mending): void {
  const { enough } = mending;
  if (!enough) {
    numberRooms(plan, costs, mending.isFree);
    bringHome(plan, costs, mending.isFree);
    keepFirstRooms(plan, costs, mending.isFree);
  }
  const least = costs.least(plan).map((breaches, place) => Math.max(breaches, enough?.[place] ?? 0));
  let left = Math.ceil(mending.most * shareOfRules(costs.terms.length));
  costs.ranks.forEach((_, place) => {
    const share = Math.ceil(left / Math.min(3, costs.ranks.length - place));
    left -= mendRank(plan, costs, place, least[place] as number, {
      ...mending,
      most: share,
      seed: mending.seed + place,
    });
  });
}

/** @returns how many swaps it weighed */
function mendRank(plan: Plan, costs: RuleCosts, place: number, least: number, mending: Mending): number {
  const { isFree, most, seed, enough } = mending;
  const { n } = plan;
  const rounds = plan.rounds.length;
  const random = randomFrom(seed);
  const tabuUntil = new Map<number, number>();
  const keyOf = (round: number, a: number, b: number): number => (round * n + Math.min(a, b)) * n + Math.max(a, b);
  let cost = costs.total(plan)[place] as number;
  let best = cost;
  let since: Swaps[] = [];
  let idle = 0;
  let weighed = 0;
  const stuck = new Set<number>();
  const scratch = new Float64Array(costs.ranks.length);
  for (let step = 0; cost > least && weighed < most && idle < MOST_IDLE + MOST_IDLE_A_ROUND * rounds; step += 1) {
    const chosen = troubledSeat(plan, random, (round, person) => {
      if (stuck.has(round * n + person) || !isFree(round, person)) return false;
      return costs.isTroubled(place, plan, round, person);
    });
    if (chosen === -1) break;
    const [round, person] = [Math.floor(chosen / n), chosen % n];
    let found: { swaps: Swaps; effect: Effect } | undefined;
    const isBetter = (effect: Effect): boolean => found === undefined || compareEffects(effect, found.effect) < 0;
    const own = plan.roomOf[chosen] as number;
    const rooms = plan.rounds[round] as number[][];
    const isPart = rooms.length > MOST_ROOMS;
    const from = isPart ? random() % rooms.length : 0;
    const wanted = isPart ? costs.roomFor(place, plan, round, person) : -1;
    for (let room = wanted === -1 ? 0 : -1; room < Math.min(rooms.length, MOST_ROOMS); room += 1) {
      const at = room === -1 ? wanted : (from + room) % rooms.length;
      if (at === own || at >= rooms.length) continue;
      for (const mate of rooms[at] as number[]) {
        if (!isFree(round, mate)) continue;
        weighed += 1;
        const effect = effectOf(plan, costs, place, round, person, mate, found?.effect, scratch);
        if (!effect) continue;
        const isTabu = (tabuUntil.get(keyOf(round, person, mate)) ?? 0) > step;
        if (isTabu && cost + (effect.breaches[place] as number) >= best) continue;
        if (isBetter(effect)) found = { swaps: [[round, person, mate]], effect };
      }
      const swaps = bundleSwaps(plan, costs, isFree, round, person, at);
      if (!swaps) continue;
      weighed += 2 * swaps.length;
      const effect = doSwaps(plan, costs, swaps);
      undoSwaps(plan, swaps);
      const isTabu = swaps.some((swap) => (tabuUntil.get(keyOf(...swap)) ?? 0) > step);
      if (isTabu && cost + (effect.breaches[place] as number) >= best) continue;
      if (isAllowed(effect, place) && isBetter(effect)) found = { swaps, effect };
    }
    idle += 1;
    const change = found?.effect.breaches[place] ?? 0;
    if (!found || (enough && change >= 0)) {
      // As long as nothing moves, this person finds nothing either.
      if (!isPart) stuck.add(chosen);
      continue;
    }
    stuck.clear();
    for (const swap of found.swaps) plan.swap(...swap);
    cost += change;
    const until = step + SHORTEST_TABU + (random() % (LONGEST_TABU - SHORTEST_TABU));
    for (const swap of found.swaps) tabuUntil.set(keyOf(...swap), until);
    since.push(found.swaps);
    if (cost < best) {
      best = cost;
      since = [];
      idle = 0;
    }
  }
  for (const swaps of since.toReversed()) undoSwaps(plan, swaps);
  return weighed;
}

/** Somebody in trouble at random, as `round * n + person`; −1 where nobody is. */
function troubledSeat(plan: Plan, random: () => number, isTroubled: IsFree): number {
  const { n, roomOf } = plan;
  const isOne = (key: number): boolean => roomOf[key] !== -1 && isTroubled(Math.floor(key / n), key % n);
  if (roomOf.length <= MOST_SEATS) {
    const troubled = Array.from(roomOf.keys()).filter(isOne);
    return troubled.length === 0 ? -1 : (troubled[random() % troubled.length] as number);
  }
  const from = random() % roomOf.length;
  for (let step = 0; step < roomOf.length; step += 1) {
    const key = (from + step) % roomOf.length;
    if (isOne(key)) return key;
  }
  return -1;
}

/** No earlier step of the precedence may get worse. */
function isAllowed({ parting, breaches }: Pick<Effect, 'parting' | 'breaches'>, place: number): boolean {
  if (parting > 0) return false;
  for (let at = 0; at < place; at += 1) if (breaches[at] !== 0) return (breaches[at] as number) < 0;
  return true;
}

function compareUpTo(one: Float64Array, other: Float64Array, place: number): number {
  for (let at = 0; at <= place; at += 1) {
    const more = (one[at] as number) - (other[at] as number);
    if (more !== 0) return more;
  }
  return 0;
}

/** The effect of one swap, undefined where it is not allowed or has no chance against the best so far. */
function effectOf(
  plan: Plan,
  costs: RuleCosts,
  place: number,
  round: number,
  a: number,
  b: number,
  best: Effect | undefined,
  scratch: Float64Array,
): Effect | undefined {
  const parting = plan.parting(round, a, b);
  if (parting > 0) return undefined;
  if (best !== undefined && parting > best.parting) return undefined;
  scratch.fill(0);
  costs.addChange(plan, round, a, b, scratch, place);
  if (!isAllowed({ parting, breaches: scratch }, place)) return undefined;
  if (best !== undefined && best.parting === parting && compareUpTo(scratch, best.breaches, place) > 0)
    return undefined;
  const breaches = new Float64Array(costs.ranks.length);
  costs.addChange(plan, round, a, b, breaches);
  return {
    parting,
    breaches,
    repeats: plan.repeats(round, a, b),
    unevenness: plan.unevenness(round, a, b),
    gain: plan.gain(round, a, b),
  };
}

/** People go to the room they should be in, in the place of others who have no need to be there. */
function bringHome(plan: Plan, costs: RuleCosts, isFree: IsFree): void {
  const { n } = plan;
  for (const term of costs.terms) {
    if (!term.wantsRoom) continue;
    plan.rounds.forEach((rooms, round) => {
      for (let person = 0; person < n; person += 1) {
        const from = plan.roomOf[round * n + person] as number;
        const to = from === -1 ? -1 : (term.wantsRoom?.(plan, round, person) ?? -1);
        if (to === -1 || to === from || to >= rooms.length || !isFree(round, person)) continue;
        const mate = plan
          .roomAt(round, to)
          .find(
            (other) =>
              isFree(round, other) &&
              plan.parting(round, person, other) <= 0 &&
              term.change(plan, round, person, other) < 0 &&
              costs.sign(plan, round, person, other) < 0,
          );
        if (mate !== undefined) plan.swap(round, person, mate);
      }
    });
  }
}

/** A room that more people want than it has seats takes the number of a larger one. */
function makeLarger(plan: Plan, terms: readonly RoomTerm[], isFree: IsFree, round: number): void {
  const rooms = plan.rounds[round] as number[][];
  const wanted = new Map<number, number>();
  for (const { wantsRoom } of terms)
    for (let person = 0; person < plan.n; person += 1) {
      const at = plan.roomOf[round * plan.n + person] === -1 ? -1 : (wantsRoom?.(plan, round, person) ?? -1);
      if (at !== -1) wanted.set(at, (wanted.get(at) ?? 0) + 1);
    }
  for (const [at, people] of wanted) {
    const room = rooms[at];
    if (!room || room.length >= people) continue;
    const larger = rooms.findIndex((other, of) => other.length >= people && !wanted.has(of));
    const areFree = [...room, ...(rooms[larger] ?? [])].every((person) => isFree(round, person));
    if (larger !== -1 && areFree) plan.exchangeRooms(round, at, larger);
  }
}

/** Whole rooms take other numbers where more people then sit in the room that a rule names: who meets stays as it is. */
function numberRooms(plan: Plan, costs: RuleCosts, isFree: IsFree): void {
  const terms = costs.terms.filter(({ wantsRoom }) => wantsRoom);
  if (terms.length === 0) return;
  const { n } = plan;
  plan.rounds.forEach((rooms, round) => {
    makeLarger(plan, terms, isFree, round);
    const areFree = (at: number): boolean => plan.roomAt(round, at).every((person) => isFree(round, person));
    let tries = MOST_NUMBERED;
    for (let better = true; better && tries > 0; ) {
      better = false;
      for (const term of terms)
        for (let person = 0; person < n; person += 1) {
          const from = plan.roomOf[round * n + person] as number;
          const to = from === -1 ? -1 : (term.wantsRoom?.(plan, round, person) ?? -1);
          if (to === -1 || to === from || to >= rooms.length || !areFree(from) || !areFree(to) || tries-- <= 0)
            continue;
          const before = terms.reduce((sum, of) => sum + of.cost(plan) / (1 + of.rank), 0);
          plan.exchangeRooms(round, from, to);
          const after = terms.reduce((sum, of) => sum + of.cost(plan) / (1 + of.rank), 0);
          if (after < before) better = true;
          else plan.exchangeRooms(round, from, to);
        }
    }
  });
}
