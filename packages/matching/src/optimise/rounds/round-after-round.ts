import { barAgain, copyOf } from '../barred.ts';
import type { PairValues } from '../pair-values.ts';
import { seatInPairs } from '../seat-in-pairs.ts';
import { seatRooms } from '../seat-rooms.ts';
import { roomBend, utilityTable } from '../utility.ts';

/**
 * One seating after the other, each as good as can be for itself, with everyone who met barred from each other.
 *
 * @param more so many rooms more than `roomSizes` says
 * @param moves swaps tried for each round
 */
export function roundAfterRound(
  values: PairValues,
  roomSize: number,
  rounds: number,
  moves: number,
  before: readonly number[][][] = [],
  more = 0,
): number[][][] {
  const { n, barred } = values;
  const left: PairValues = { n, upper: values.upper.slice(), ...(barred && { barred: copyOf(barred) }) };
  const effort = { bend: roomBend(values, roomSize), moves, more };
  const plan = [...before];
  for (const rooms of before) bar(left, rooms);
  const utility = utilityTable(effort.bend);
  while (plan.length < rounds) {
    const rooms =
      roomSize === 2 ? seatInPairs(left, utility, turnOf(plan, values.n)) : seatRooms(left, roomSize, effort);
    bar(left, rooms);
    plan.push(rooms);
  }
  return plan;
}

/** The people whose turn it is in the one room of three: of those who sat there least, and where these are no three, once more. */
function turnOf(plan: readonly number[][][], n: number): (person: number) => boolean {
  const turns = new Uint16Array(n);
  for (const room of plan.flat()) if (room.length === 3) for (const i of room) turns[i] = (turns[i] as number) + 1;
  const third = turns.toSorted()[2] as number;
  return (person) => (turns[person] as number) <= third;
}

function bar(left: PairValues, rooms: readonly number[][]): void {
  for (const room of rooms) for (const i of room) for (const j of room) if (i < j) barAgain(left, i, j);
}
