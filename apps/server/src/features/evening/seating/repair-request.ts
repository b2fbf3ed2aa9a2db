import type { RepairRequest } from '../../engine/repair-thread.ts';
import { firstOpenRound, type Seat, type Seating } from './read-seating.ts';

/** Above this, no run stores pair values, and nobody waits for them. */
export const MOST_WITH_VALUES = 2_500;

/** Newcomers that the engine has not scored yet; they are seated after it has. */
export function waitingForValues({ session, here, seats }: Seating): string[] {
  if (session.match_run_id === null || here.length > MOST_WITH_VALUES) return [];
  const first = firstOpenRound(session);
  const seated = new Set(seats.filter(({ round }) => round >= first).map(({ user_id }) => user_id));
  return here
    .filter(({ user_id, position, just_came }) => position === null && just_came && !seated.has(user_id))
    .map(({ user_id }) => user_id);
}

/** Pairs who shared a room in a past round, each once. */
function pairsOfPast(seats: Seat[], first: number): [string, string][] {
  const rooms = Map.groupBy(
    seats.filter(({ round }) => round < first),
    ({ round, room_number }) => `${round} ${room_number}`,
  );
  return [...rooms.values()].flatMap((room) =>
    room.flatMap(({ user_id: one }, at) =>
      room.slice(at + 1).map(({ user_id: other }): [string, string] => [one, other]),
    ),
  );
}

/** The repair request with people as indexes, and the person of each index. */
export function repairRequest(seating: Seating): { request: RepairRequest; ids: string[] } {
  const { session, seats, encounters, values, avoided, rules } = seating;
  const waiting = new Set(waitingForValues(seating));
  const here = seating.here.filter(({ user_id }) => !waiting.has(user_id)).map(({ user_id }) => user_id);
  const first = firstOpenRound(session);
  const open = seats.filter(({ round }) => round >= first);
  // People who have gone are still in the plan, so that their rooms count as changed.
  const ids = [...new Set([...here, ...open.map(({ user_id }) => user_id)])].toSorted();
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const index = (id: string) => indexOf.get(id) as number;

  const roomsOf = (of: number): number[][] => {
    const ofRound = seats.filter(({ round, user_id }) => round === of && indexOf.has(user_id));
    const rooms: number[][] = Array.from(
      { length: ofRound.reduce((most, { room_number }) => Math.max(most, room_number), 0) },
      () => [],
    );
    for (const { user_id, room_number } of ofRound) rooms[room_number - 1]?.push(index(user_id));
    return rooms;
  };
  const plan = Array.from({ length: session.rounds - first + 1 }, (_, at) => roomsOf(first + at));
  const known = (two: [string, string]) => two.every((id) => indexOf.has(id));
  const met = [
    ...pairsOfPast(seats, first),
    ...encounters.map(({ user_a, user_b }): [string, string] => [user_a, user_b]),
    ...avoided.met,
  ].filter(known);
  const indexes = ([one, other]: [string, string]): [number, number] => [index(one), index(other)];
  const positionOf = new Map(values.map(({ user_id, position }) => [user_id, position]));
  return {
    ids,
    request: {
      people: ids.length,
      positions: ids.map((id) => positionOf.get(id) ?? -1),
      // Copies, since the driver returns views of larger buffers, which would be sent to the thread.
      rows: new Map(values.map(({ position, row }) => [position, new Uint8Array(row)])),
      plan,
      // Before anyone has a seat, the first round is planned like coming ones.
      running: session.state === 'round' && session.seated_revision > 0,
      roomSize: session.room_size,
      here: here.map(index),
      owed: seating.here
        .filter(({ user_id, in_time }) => in_time && !waiting.has(user_id))
        .map(({ user_id }) => index(user_id)),
      met: met.map(indexes),
      apart: avoided.apart.filter(known).map(indexes),
      fixed: open
        .filter(({ moved }) => moved)
        .map(({ user_id, round, room_number }) => ({
          person: index(user_id),
          round: round - first,
          room: room_number - 1,
        })),
      ...(rules.length > 0
        ? { ruled: { rules, ids, past: Array.from({ length: first - 1 }, (_, at) => roomsOf(at + 1)) } }
        : {}),
    },
  };
}
