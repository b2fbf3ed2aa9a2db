import { WEIGHTS } from '../../weights.ts';
import { barPairs } from '../barred.ts';
import { BARRED, type PairValues, pairValue, squareOf } from '../pair-values.ts';
import { Welfare } from '../welfare.ts';
import { roomBend, worthTable } from '../worth.ts';
import { mendComing } from './mend-coming.ts';
import { mendRunning } from './mend-running.ts';
import { MendedRound } from './mended-round.ts';
import { Plan } from './plan.ts';
import { seatFreshRound } from './seat-fresh-round.ts';
import { swapTouched } from './swap-touched.ts';

export interface MendOrder {
  /** Of everyone concerned, by index; barred pairs that are not to be kept apart are refusals. */
  values: PairValues;
  /** Rooms by round, from the present one on. A room's index is its number less one; empty rooms are empty lists. */
  plan: number[][][];
  /** Whether the first of these rounds is under way. */
  running: boolean;
  roomSize: number;
  /** Who is to be seated from now on. */
  here: number[];
  /** Who met in rounds before, or at events before. */
  met: [number, number][];
  /** Who is never to sit together, nobody if left out. */
  apart?: [number, number][];
  /** Moved by hand, and staying there. `round` and `room` are indexes into the plan. */
  fixed: { person: number; round: number; room: number }[];
}

/**
 * A plan after people came or went, changed no more than it must be. A running round goes on: only who would be alone joins
 * others, and newcomers fill rooms below their size or wait. In coming rounds everyone here has a seat. Rooms change that somebody
 * left or joins, and those that somebody alone needs a mate from; one more for a new repeat that nothing else avoids. A round
 * without seats is seated as a whole. Nobody is
 * alone unless only one is here. Who is to be kept apart is parted in coming rounds, wherever they sit, as far as swaps of people who
 * were not moved by hand can do it, and so are people of whom one refuses the other; a running round brings nobody to them unless
 * they would be alone.
 *
 * @returns rooms by round, every room under the number it had.
 */
export function mendRounds(order: MendOrder): number[][][] {
  const { plan, running, roomSize, here, met, fixed } = order;
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
    return new MendedRound(rooms, isHere, stays, square, meetings, barred);
  });
  rounds.forEach((round, at) => {
    if (running && at === 0) mendRunning(round, roomSize);
    else if (isUnseated(round)) seatFreshRound(round, values, roomSize);
    else mendComing(round, roomSize);
  });
  const weight = Float64Array.from(rounds, (_, round) => WEIGHTS.rounds.later ** round);
  const welfare = new Welfare(square, n, worthTable(roomBend(order.values, roomSize)), barred);
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
  return whole.rounds.map((rooms, round) =>
    rooms.map((room, at) => {
      const before = plan[round]?.[at];
      return before?.length === room.length && before.every((person) => room.includes(person))
        ? [...before]
        : room.sort((a, b) => a - b);
    }),
  );
}

/** A round that was added, of which nobody has a seat yet. */
const isUnseated = ({ rooms, fixed }: MendedRound): boolean =>
  fixed.size === 0 && rooms.every((room) => room.length === 0);

function barredIn(values: PairValues): [number, number][] {
  const barred: [number, number][] = [];
  for (let i = 0; i < values.n; i++)
    for (let j = i + 1; j < values.n; j++) if (pairValue(values, i, j) === BARRED) barred.push([i, j]);
  return barred;
}
