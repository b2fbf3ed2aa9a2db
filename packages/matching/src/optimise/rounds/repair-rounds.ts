import { type RoomTerm, type Seats, seatsOf } from '../../rules/seats.ts';
import { WEIGHTS } from '../../weights.ts';
import { barPairs } from '../barred.ts';
import { BARRED, type PairValues, pairValue, squareOf } from '../pair-values.ts';
import { repairRuled } from '../ruled/repair-ruled.ts';
import { roomBend, utilityTable } from '../utility.ts';
import { Welfare } from '../welfare.ts';
import { Plan } from './plan.ts';
import { repairComing } from './repair-coming.ts';
import { repairRunning } from './repair-running.ts';
import { RoundRepair } from './round-repair.ts';
import { seatFreshRound } from './seat-fresh-round.ts';
import { swapTouched } from './swap-touched.ts';

export interface RepairInput {
  /** Of everyone concerned, by index; barred pairs that are not to be kept apart are refusals. */
  values: PairValues;
  /** Rooms by round, from the present one on. A room's index is its number less one; empty rooms are empty lists. */
  plan: number[][][];
  /** Whether the first of these rounds is under way. */
  running: boolean;
  roomSize: number;
  /** People to be seated from now on. */
  here: number[];
  /** People whom a running round has to seat, even in rooms above their size. */
  owed?: number[];
  /** Pairs who met in earlier rounds or at earlier events. */
  met: [number, number][];
  /** Pairs who must never sit together; none if left out. */
  apart?: [number, number][];
  /** Moved by hand, and staying there. `round` and `room` are indexes into the plan. */
  fixed: { person: number; round: number; room: number }[];
  /** The host's rules about rooms; none if left out. */
  terms?: readonly RoomTerm[];
}

/**
 * Repairs a plan after people came or left, with as few changes as possible: `repairRunning` and `repairComing` state the rules
 * for each kind of round. Afterwards swaps in coming rounds separate pairs to keep apart and refusals, without people moved by hand.
 *
 * @returns rooms by round, every room under the number it had.
 */
export function repairRounds(order: RepairInput): number[][][] {
  const { plan, running, roomSize, here, met, fixed, terms = [] } = order;
  const values = barPairs(order.values, [], order.apart ?? [], barredIn(order.values));
  const { n, barred } = values;
  const square = squareOf(values);
  const isHere = new Uint8Array(n);
  for (const person of here) if (person >= 0 && person < n) isHere[person] = 1;
  const before = new Uint8Array(n * n);
  for (const [a, b] of met) {
    if (a === b) continue;
    before[a * n + b] = 1;
    before[b * n + a] = 1;
  }
  const meetings = before.slice();
  const rounds = plan.map((rooms, round) => {
    const stays = fixed.filter(({ person, round: of }) => of === round && isHere[person] === 1);
    return new RoundRepair(rooms, isHere, stays, square, meetings, barred);
  });
  const seats = seatsOf(n, plan);
  const fresh = new Set(rounds.flatMap((round, at) => (isUnseated(round) ? [at] : [])));
  rounds.forEach((round, at) => {
    if (running && at === 0) repairRunning(round, roomSize, new Set(order.owed));
    else if (fresh.has(at)) seatFreshRound(round, values, roomSize);
    else repairComing(round, roomSize, keptRooms(terms, seats, at, isHere));
  });
  const weight = Float64Array.from(rounds, (_, round) => WEIGHTS.rounds.later ** round);
  const welfare = new Welfare(square, n, utilityTable(roomBend(order.values, roomSize)), barred);
  const whole = new Plan(
    welfare,
    rounds.map(({ rooms }) => rooms),
    weight,
    Number.POSITIVE_INFINITY,
    before,
  );
  rounds.forEach((round, at) => {
    if (!(running && at === 0)) swapTouched(whole, at, round);
  });
  if (terms.length > 0)
    repairRuled(whole, terms, withMoved(plan, fixed), {
      isFree: (round, person) => !(running && round === 0) && rounds[round]?.fixed.has(person) === false,
      isFresh: (round) => fresh.has(round),
    });
  return whole.rounds.map((rooms, round) =>
    rooms.map((room, at) => {
      const before = plan[round]?.[at];
      return before?.length === room.length && before.every((person) => room.includes(person))
        ? [...before]
        : room.sort((a, b) => a - b);
    }),
  );
}

/** The rooms of a round that somebody here has to sit in by a rule: their numbers stay in use. */
function keptRooms(terms: readonly RoomTerm[], seats: Seats, round: number, isHere: Uint8Array): Set<number> {
  const kept = new Set<number>();
  for (const { wantsRoom } of terms)
    for (let person = 0; wantsRoom && person < seats.n; person += 1)
      if (isHere[person] === 1 && seats.roomOf[round * seats.n + person] !== -1)
        kept.add(wantsRoom(seats, round, person));
  return kept;
}

/** The plan with people in the rooms that a host moved them to. */
function withMoved(plan: readonly number[][][], fixed: RepairInput['fixed']): number[][][] {
  return plan.map((rooms, round) => {
    const moved = new Map(fixed.filter((of) => of.round === round).map(({ person, room }) => [person, room]));
    const count = Math.max(rooms.length, ...[...moved.values()].map((room) => room + 1));
    return Array.from({ length: count }, (_, at) => [
      ...(rooms[at] ?? []).filter((person) => !moved.has(person)),
      ...[...moved].flatMap(([person, room]) => (room === at ? [person] : [])),
    ]);
  });
}

/** A round that was added, of which nobody has a seat yet. */
const isUnseated = ({ rooms, fixed }: RoundRepair): boolean =>
  fixed.size === 0 && rooms.every((room) => room.length === 0);

function barredIn(values: PairValues): [number, number][] {
  const barred: [number, number][] = [];
  for (let i = 0; i < values.n; i++)
    for (let j = i + 1; j < values.n; j++) if (pairValue(values, i, j) === BARRED) barred.push([i, j]);
  return barred;
}
