import type { Welfare } from '../welfare.ts';

/**
 * The rounds in the order that is worth most: from the back, the round that repeats most of what the others hold comes
 * last, of equal ones the least valuable. People and rooms come in the order of `seatRooms`.
 *
 * @param before how often two met before, n × n
 */
export const orderRounds = (rounds: readonly number[][][], welfare: Welfare, before?: Uint8Array): number[][][] =>
  orderOfRounds(rounds, welfare, before).map((round) => inOrder(rounds[round] as number[][]));

/** The indexes of rounds, in the order that is worth most. */
export function orderOfRounds(rounds: readonly number[][][], welfare: Welfare, before?: Uint8Array): number[] {
  const { n } = welfare;
  const met = before?.slice() ?? new Uint8Array(n * n);
  const count = (rooms: readonly number[][], by: number): void =>
    eachPair(rooms, (i, j) => {
      met[i * n + j] = (met[i * n + j] as number) + by;
    });
  const left = rounds.map((rooms, round) => ({ round, rooms, value: welfare.ofSeating(rooms) }));
  for (const { rooms } of left) count(rooms, 1);
  const ordered: number[] = [];
  while (left.length > 0) {
    const repeats = left.map(({ rooms }) => {
      let again = 0;
      eachPair(rooms, (i, j) => {
        if ((met[i * n + j] as number) > 1) again++;
      });
      return again;
    });
    const last = left.reduce((best, { value }, at) => {
      const more = (repeats[at] as number) - (repeats[best] as number);
      return more > 0 || (more === 0 && value <= (left[best] as (typeof left)[number]).value) ? at : best;
    }, 0);
    const [{ round, rooms }] = left.splice(last, 1) as [(typeof left)[number]];
    count(rooms, -1);
    ordered.unshift(round);
  }
  return ordered;
}

function inOrder(rooms: readonly number[][]): number[][] {
  return rooms
    .map((room) => [...room].sort((a, b) => a - b))
    .sort((one, other) => (one[0] as number) - (other[0] as number));
}

function eachPair(rooms: readonly number[][], visit: (i: number, j: number) => void): void {
  for (const room of rooms) for (const i of room) for (const j of room) if (i < j) visit(i, j);
}
