import { roomSizes } from '../../room-sizes.ts';
import type { PairValues } from '../pair-values.ts';
import { withRoomsEnough } from '../rooms-enough.ts';
import { type SeatingEffort, seatRooms } from '../seat-rooms.ts';
import { settleBarred } from '../settle-barred.ts';
import { annealPlan, descendPlan, HARD_REPEAT, SOFT_REPEAT } from './anneal-plan.ts';
import { assignPeople } from './assign-people.ts';
import { designedStart } from './designed-start.ts';
import { pairedStart } from './paired-start.ts';
import type { Plan } from './plan.ts';
import { defaultMoves, planningOf } from './planning.ts';
import { roundAfterRound } from './round-after-round.ts';
import { settleRepeats } from './settle-repeats.ts';

/** The share of the moves that improve the whole plan; the others seat each round. */
const ON_WHOLE = 1 / 8;
/** With few people the whole plan is improved twice, with and without a way through repeats; the better one is kept. */
const TWICE_UP_TO = 200;
const SEED = 20_261_124;

/**
 * Seats everyone once in each of several rounds. Rooms are as large as `roomSizes` says. Nobody shares a room with the same
 * person twice while the numbers allow it; where they do not, repeats are few and late. Where one person is over, it is others'
 * turn each round to be in the larger room. Then the sum over rounds counts, each by what `seatRooms` aims at and by its weight
 * (`WEIGHTS.rounds`). A single round is the result of `seatRooms`. People who met before count as having shared a room. More important
 * than all of this are pairs to keep apart, if necessary with up to three extra rooms, and then refusals.
 *
 * @returns by round the rooms, ordered by their first person, people in them by index.
 */
export function seatRounds(
  values: PairValues,
  roomSize: number,
  rounds: number,
  effort: SeatingEffort = {},
): number[][][] {
  const { n } = values;
  if (rounds <= 1) return [seatRooms(values, roomSize, effort)];
  const seat = (more: number): Plan => planRounds(values, roomSize, rounds, effort, more);
  return (values.barred ? withRoomsEnough(n, roomSize, seat) : seat(0)).rounds;
}

function planRounds(values: PairValues, roomSize: number, rounds: number, effort: SeatingEffort, more: number): Plan {
  const { n } = values;
  const sizes = roomSizes(n, roomSize, more);
  const planning = planningOf(values, roomSize, rounds, effort.bend);
  // A refusal outweighs a soft repeat, which may leave many: where there are any, only parting two may add a repeat.
  const { planFrom, planOf, before, isOpen: isSoft } = planning;
  if (sizes.length <= 1)
    return planFrom(
      Array.from({ length: rounds }, () => sizes.map((size) => Array.from({ length: size }, (_, i) => i))),
    );
  const candidates = planning.candidates();
  const movesInAll = effort.moves ?? defaultMoves(n, rounds);
  const moves = Math.floor(ON_WHOLE * movesInAll);
  const movesARound = Math.floor(((1 - ON_WHOLE) * movesInAll) / rounds);
  const meetings = rounds * sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
  const strangers = (n * (n - 1)) / 2 - (before?.reduce((sum, met) => sum + met, 0) ?? 0) / 2;
  const unavoidable = Math.max(0, meetings - strangers);
  const improved = (plan: Plan, seed: number, soft: boolean): Plan => {
    annealPlan(plan, candidates, moves, soft ? SOFT_REPEAT : HARD_REPEAT, seed);
    descendPlan(plan, candidates);
    if (plan.repeatCost() <= unavoidable) return planOf(plan.rounds);
    settleRepeats(plan, movesInAll, seed);
    annealPlan(plan, candidates, moves, HARD_REPEAT, seed);
    descendPlan(plan, candidates);
    return planOf(plan.rounds);
  };

  const settled = (plan: Plan): Plan => {
    if (plan.togetherCost() === 0) return plan;
    settleBarred(plan, movesInAll);
    return planOf(plan.rounds);
  };

  const start =
    roomSize === 2 && n % 2 === 0
      ? pairedStart(values, rounds)
      : roundAfterRound(values, roomSize, rounds, movesARound, [], more);
  let best = planOf(start);
  // Exact pairings one after the other: no swap was ever seen to make them better.
  if (roomSize === 2 && n % 2 === 0 && best.repeatCost() === 0) return settled(best);
  best = better(best, improved(planOf(start), SEED, isSoft));
  if (n <= TWICE_UP_TO) best = better(best, improved(planOf(start), SEED + 1, false));
  if (best.repeatCost() <= unavoidable || more > 0) return settled(best);
  const design = designedStart(values, roomSize, rounds, movesARound, (seated) => {
    const plan = planFrom(seated);
    assignPeople(plan, moves, SEED);
    return plan.rounds;
  });
  return settled(better(better(best, planOf(design)), improved(planOf(design), SEED, false)));
}

/** The plan with fewer people together who are to be kept apart, else with fewer refusals, else with fewer repeats, else with more even turns, else worth more. */
function better(one: Plan, other: Plan): Plan {
  const gain =
    one.togetherCost() - other.togetherCost() ||
    one.repeatCost() - other.repeatCost() ||
    one.turnCost() - other.turnCost() ||
    other.value() - one.value();
  return gain > 0 ? other : one;
}
