import { compareBreaches, RuleCosts } from '../../rules/rule-costs.ts';
import { type RoomTerm, type Seats, seatsOf } from '../../rules/seats.ts';
import type { PairValues } from '../pair-values.ts';
import { HARD_REPEAT, SOFT_REPEAT } from '../rounds/anneal-plan.ts';
import { orderOfRounds } from '../rounds/order-rounds.ts';
import type { Plan } from '../rounds/plan.ts';
import { defaultMoves, type Planning, planningOf } from '../rounds/planning.ts';
import { seatRounds } from '../rounds/seat-rounds.ts';
import { meetsAgain, settle } from '../rounds/settle-repeats.ts';
import type { SeatingEffort } from '../seat-rooms.ts';
import type { Shortlists } from '../shortlists.ts';
import { annealRuled, descendRuled } from './anneal-ruled.ts';
import { mendRules, shareOfRules } from './mend-rules.ts';
import { numbered, renumbered } from './room-numbers.ts';
import { type Pin, seatPins } from './seat-pins.ts';

const SEED = 20_261_128;
/** The share of the usual moves that raise the value of a plan that keeps the rules. */
const SHARE = 1 / 8;
/** With few people all of them, for each start. */
const SHARE_OF_FEW = 1 / 2;
/** The share of the usual moves for a plan that is only a start of a search. */
const SHARE_OF_BARRED = 1 / 8;
/** Swaps weighed to repair rules: some tenths of a second. */
const MOST_WEIGHED = 600_000;
const WEIGHED_A_PERSON = 1000;
/** With few people the search starts several times, from two plans; the best end counts. */
const FEW_PEOPLE = 40;
const STARTS = 4;
/** With so few people, or some people and few rules, plans without one of the rules are looked at as well. */
const VERY_FEW = 12;
const SOME_PEOPLE = 60;
const FEW_RULES = 4;
/** So many sets of rules are planned for: all of five. */
const MOST_PLANS = 32;
/** Pairs of people that rules keep apart, as far as they are barred from the beginning. */
const MOST_BARRED = 200_000;
/** After so many more searches all rules take part; with many people after the first for the best plan. */
const MOST_ADDED = 5;

export interface RuledSeating {
  values: PairValues;
  /** The same with more pairs barred as if they refused each other. */
  barring: (more: [number, number][]) => PairValues;
  roomSize: number;
  /** The plan without rules. */
  start: number[][][];
  terms: readonly RoomTerm[];
  pins: readonly Pin[];
  /** The place of each person in the order by which rooms are numbered. */
  placeOf: (person: number) => number;
  effort?: SeatingEffort;
}

/**
 * Changes a plan so that it keeps the rules, as far as can be, and is worth as much as possible then. A rule that the plan keeps
 * takes no part, so that it changes nothing; one that the search breaks is added, and the search begins again. Where the plan
 * without one of the rules keeps it as well, that is the plan.
 *
 * @returns by round the rooms in the order of their numbers.
 */
export function seatRuled(order: RuledSeating): number[][][] {
  const { values, terms, pins, placeOf } = order;
  const { n } = values;
  const start = order.start.map((rooms) => numbered(rooms, placeOf));
  const fixed = seatPins(start, pins, n);
  const isBroken = (seats: Seats) => (term: RoomTerm) => term.cost(seats) > 0;
  const first = terms.filter(isBroken(seatsOf(n, start)));
  if (first.length === 0 && pins.length === 0) return start;
  const { search, better } = searchFrom(order, start, fixed);
  /** The plan of a search among these rules, and those that took part. */
  const keeping = (all: readonly RoomTerm[], costs: RuleCosts): [number[][][], RoomTerm[]] => {
    let active = first.filter((term) => all.includes(term));
    if (active.length === 0 && pins.length === 0) return [start, active];
    const brokenBy = (plan: number[][][]): RoomTerm[] =>
      all.filter((term) => !active.includes(term)).filter(isBroken(seatsOf(n, plan)));
    for (let added = 0; ; added += 1) {
      // A first look shows which rules are missing. Once none is, the search for the best plan begins.
      const missed = n > VERY_FEW && added < MOST_ADDED ? brokenBy(search(active, costs, true)) : [];
      const found = missed.length === 0 ? search(active, costs) : start;
      const broken = missed.length === 0 ? brokenBy(found) : missed;
      if (broken.length === 0) return [found, active];
      const lowest = Math.min(...broken.map(({ rank }) => rank));
      const isBounded = added < MOST_ADDED && (n <= FEW_PEOPLE || missed.length > 0);
      const more = isBounded ? broken.filter(({ rank }) => rank === lowest || n > FEW_PEOPLE) : all;
      active = all.filter((term) => active.includes(term) || more.includes(term));
    }
  };
  const plans = new Map<string, number[][][]>();
  const most = n <= VERY_FEW || (n <= SOME_PEOPLE && terms.length <= FEW_RULES) ? MOST_PLANS : 1;
  const planOf = (all: readonly RoomTerm[]): number[][][] => {
    const key = all.map(({ id }) => id).join(' ');
    const known = plans.get(key);
    if (known) return known;
    const costs = new RuleCosts(all);
    const [found, active] = keeping(all, costs);
    plans.set(key, found);
    // With one rule alone, the plan without it is the first one, which breaks it.
    const unneeded =
      active.length === 1
        ? []
        : active.flatMap((term) => {
            if (plans.size >= most) return [];
            const without = planOf(all.filter((other) => other !== term));
            return isBroken(seatsOf(n, without))(term) ? [] : [without];
          });
    const plan = unneeded.reduce((best, one) => better(best, one, costs), unneeded[0] ?? found);
    plans.set(key, plan);
    return plan;
  };
  return planOf(new RuleCosts(terms).terms);
}

interface Search {
  /** The best plan that keeps some rules: the same ones give the same plan. All rules number its rooms. */
  search: (active: readonly RoomTerm[], all: RuleCosts, isFirstLook?: boolean) => number[][][];
  /** The better plan of two by these rules, the first if they are equal. */
  better: (one: number[][][], other: number[][][], costs: RuleCosts) => number[][][];
}

function searchFrom(order: RuledSeating, start: number[][][], fixed: Uint8Array): Search {
  const { values, roomSize, placeOf, pins, effort = {} } = order;
  const { n } = values;
  const rounds = start.length;
  const planning = planningOf(values, roomSize, rounds, effort.bend);
  const candidates = planning.candidates();
  const isFree = (round: number, person: number): boolean => fixed[round * n + person] === 0;
  const movesInAll = effort.moves ?? defaultMoves(n, rounds);
  const better: Search['better'] = (one, other, costs) =>
    isBetter(planning.planFrom(other), planning.planFrom(one), costs) ? other : one;
  const search: Search['search'] = (active, all, isFirstLook = false) => {
    const costs = new RuleCosts(active);
    const isNumbered = pins.length > 0 || active.some(({ wantsRoom }) => wantsRoom !== undefined);
    const finish = (plan: Plan): number[][][] => {
      const rounds = pins.length > 0 ? plan.rounds : inOrderOfWorth(plan.rounds, planning);
      return isNumbered ? renumbered(rounds, all, order) : rounds.map((rooms) => numbered(rooms, placeOf));
    };
    let best: Plan | undefined;
    let barred: number[][][] | undefined;
    const starts = n <= VERY_FEW ? 3 * STARTS : n <= FEW_PEOPLE && !isFirstLook ? STARTS : 1;
    const share = shareOfRules(active.length);
    for (let attempt = 0; attempt < starts; attempt += 1) {
      const isOpenStart = attempt % 2 === 0 && (roomSize > 2 || attempt > 0);
      if (!isOpenStart && barred === undefined) barred = barredStart(order, active, start, pins);
      const from = isOpenStart || barred === undefined ? start : barred;
      const plan = planning.planFrom(isNumbered && pins.length === 0 ? turned(from, attempt >> 1) : from);
      improve(plan, costs, candidates, isFree, {
        moves: Math.floor((n <= FEW_PEOPLE ? SHARE_OF_FEW / STARTS : SHARE) * share * movesInAll),
        // Where nothing is barred, the way to a better plan may lead through repeats.
        repeat: planning.isOpen && attempt < 2 ? SOFT_REPEAT : HARD_REPEAT,
        seed: SEED + attempt,
        most: Math.floor(share * Math.min(movesInAll, MOST_WEIGHED)),
        isMendedOnly: isFirstLook && n > FEW_PEOPLE,
      });
      if (best === undefined || isBetter(plan, best, costs)) best = plan;
    }
    return finish(best as Plan);
  };
  return { search, better };
}

/** The rooms under other numbers: where rooms differ in size, not every one can be made from every other by swaps. */
const turned = (rounds: number[][][], by: number): number[][][] =>
  rounds.map((rooms) => rooms.map((_, at) => rooms[(at + by) % rooms.length] as number[]));

interface Effort {
  moves: number;
  repeat: number;
  seed: number;
  /** Swaps weighed to part people who meet again. */
  most: number;
  /** Its value does not matter. */
  isMendedOnly: boolean;
}

function improve(
  plan: Plan,
  costs: RuleCosts,
  candidates: Shortlists,
  isFree: (round: number, person: number) => boolean,
  { moves, repeat, seed, most, isMendedOnly }: Effort,
): void {
  mendRules(plan, costs, { isFree, most: Math.max(MOST_WEIGHED, plan.n * WEIGHED_A_PERSON), seed });
  if (isMendedOnly) return;
  annealRuled(plan, costs, candidates, isFree, { moves, repeat, seed });
  descendRuled(plan, costs, candidates, isFree);
  if (plan.repeatCost() === 0) return;
  settle(plan, most, seed, {
    isTroubled: (round, person) => isFree(round, person) && meetsAgain(plan, round, person),
    change: (round, a, b) =>
      !isFree(round, b) || plan.parting(round, a, b) > 0 || costs.sign(plan, round, a, b) > 0
        ? Number.POSITIVE_INFINITY
        : plan.repeats(round, a, b),
  });
  descendRuled(plan, costs, candidates, isFree);
}

function isBetter(one: Plan, other: Plan, costs: RuleCosts): boolean {
  const less =
    one.togetherCost() - other.togetherCost() ||
    compareBreaches(costs.total(one), costs.total(other)) ||
    one.repeatCost() - other.repeatCost() ||
    one.turnCost() - other.turnCost() ||
    other.value() - one.value();
  return less < 0;
}

/** A plan made with the rules' pairs barred from the beginning, which for rooms of two is exact. The plan without rules where there are too many or none. */
function barredStart(
  { values, barring, roomSize, placeOf, effort }: RuledSeating,
  active: readonly RoomTerm[],
  start: number[][][],
  pins: readonly Pin[],
): number[][][] {
  const { n } = values;
  const apart = active.flatMap(({ forbids }) => forbids ?? []);
  if (apart.length === 0 || pins.length > 0) return start;
  const pairs: [number, number][] = [];
  for (let i = 0; i < n; i += 1) for (let j = 0; j < i; j += 1) if (apart.some((are) => are(i, j))) pairs.push([j, i]);
  if (pairs.length > MOST_BARRED) return start;
  const moves = (effort?.moves ?? defaultMoves(n, start.length)) * SHARE_OF_BARRED;
  const rounds = seatRounds(barring(pairs), roomSize, start.length, n > VERY_FEW ? { ...effort, moves } : effort);
  // People's own wishes can ask for more rooms: then all plans have as many.
  const isAlike = rounds.every((rooms, round) => rooms.length === start[round]?.length);
  return isAlike ? rounds.map((rooms) => numbered(rooms, placeOf)) : start;
}

function inOrderOfWorth(rounds: number[][][], { welfare, before }: Planning): number[][][] {
  return orderOfRounds(rounds, welfare, before).map((round) => rounds[round] as number[][]);
}
