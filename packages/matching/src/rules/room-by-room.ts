import { type RoomTerm, roomAt, type Seats } from './seats.ts';

/** Breaches in one room, were `out` replaced by `into` (−1: nobody is). */
export type CostOfRoom = (
  seats: Seats,
  round: number,
  room: readonly number[],
  at: number,
  out: number,
  into: number,
) => number;

type Given = Pick<RoomTerm, 'id' | 'rank' | 'kind' | 'least' | 'ties' | 'forbids' | 'goesTo'>;

/** How the pairs in a room that should not be there change when somebody takes another one's place. */
export const changeOfPairs =
  (kind: Int32Array, areFoes: (one: number, other: number) => boolean) =>
  (room: readonly number[], out: number, into: number): number => {
    const [isOut, isInto] = [kind[out] !== 0, kind[into] !== 0];
    let change = 0;
    for (const member of room) {
      if (member === out || kind[member] === 0) continue;
      if (isInto && areFoes(member, into)) change += 1;
      if (isOut && areFoes(member, out)) change -= 1;
    }
    return change;
  };

/** A rule that each room keeps or breaks by itself. */
export function roomByRoom(
  given: Given,
  costOf: CostOfRoom,
  /** Whether people the rule is not about can repair a room, by leaving it to somebody else. */
  othersCanMend = false,
  /** A shorter way to the change in one room, if there is one. */
  changeIn?: (room: readonly number[], out: number, into: number) => number,
): RoomTerm {
  const { kind } = given;
  const now = (seats: Seats, round: number, at: number): number =>
    costOf(seats, round, roomAt(seats, round, at), at, -1, -1);
  return {
    ...given,
    othersCanMend,
    alikeByKind: true,
    change(seats, round, a, b) {
      const [atA, atB] = [seats.roomOf[round * seats.n + a] as number, seats.roomOf[round * seats.n + b] as number];
      const [roomA, roomB] = [roomAt(seats, round, atA), roomAt(seats, round, atB)];
      if (changeIn) return changeIn(roomA, a, b) + changeIn(roomB, b, a);
      return (
        costOf(seats, round, roomAt(seats, round, atA), atA, a, b) +
        costOf(seats, round, roomAt(seats, round, atB), atB, b, a) -
        now(seats, round, atA) -
        now(seats, round, atB)
      );
    },
    cost: (seats) =>
      seats.rounds.reduce(
        (sum, rooms, round) =>
          sum + rooms.reduce((of, room, at) => of + (room.length === 0 ? 0 : now(seats, round, at)), 0),
        0,
      ),
    isTroubled(seats, round, person) {
      const at = seats.roomOf[round * seats.n + person] as number;
      return at !== -1 && (kind[person] !== 0 || othersCanMend) && now(seats, round, at) > 0;
    },
  };
}
