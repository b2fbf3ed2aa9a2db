import { firstOpenRound, type Seating } from './read-seating.ts';

export interface SeatChanges {
  /** New or changed seats. */
  placed: { round: number; user_id: string; room_number: number }[];
  removed: { round: number; user_id: string }[];
}

/** The difference between a repaired plan and the stored seats. */
export function seatChanges({ session, seats }: Seating, plan: number[][][], ids: string[]): SeatChanges {
  const first = firstOpenRound(session);
  const key = (round: number, userId: string) => `${round} ${userId}`;
  const before = new Map(
    seats.filter(({ round }) => round >= first).map((seat) => [key(seat.round, seat.user_id), seat]),
  );
  const after = plan.flatMap((rooms, at) =>
    rooms.flatMap((room, number) =>
      room.map((person) => ({ round: first + at, user_id: ids[person] as string, room_number: number + 1 })),
    ),
  );
  const stay = new Set(after.map(({ round, user_id }) => key(round, user_id)));
  return {
    placed: after.filter(
      ({ round, user_id, room_number }) => before.get(key(round, user_id))?.room_number !== room_number,
    ),
    removed: [...before.values()]
      .filter(({ round, user_id }) => !stay.has(key(round, user_id)))
      .map(({ round, user_id }) => ({ round, user_id })),
  };
}
