import type { Plan } from './rounds/plan.ts';

/**
 * Head counts of the rooms, larger ones first, differing by at most one. Rooms of `roomSize`, the remainder spread one
 * each over them; when it is more than there are rooms, one room more and all a little smaller. Never a room of one
 * unless only one person came.
 *
 * @param more so many rooms more, and all smaller
 */
export function roomSizes(people: number, roomSize: number, more = 0): number[] {
  if (people === 0) return [];
  const whole = Math.floor(people / roomSize);
  const rooms = (people % roomSize <= whole ? whole : whole + 1) + more;
  const least = Math.floor(people / rooms);
  const larger = people % rooms;
  return Array.from({ length: rooms }, (_, room) => (room < larger ? least + 1 : least));
}

/** So many rooms more than need be are tried so that nobody sits with somebody they are kept apart from. */
const MOST_ROOMS_MORE = 3;

/** The seating with as few rooms more as it takes to keep everybody apart who is to be; none more where that does not help. */
export function withRoomsEnough(people: number, roomSize: number, seat: (more: number) => Plan): Plan {
  const plan = seat(0);
  for (let more = 1; more <= MOST_ROOMS_MORE && plan.togetherCost() > 0; more++) {
    const least = Math.min(...roomSizes(people, roomSize, more));
    if (least < 2) break;
    // Who has not even so many others to sit with is helped by no such rooms.
    if (plan.welfare.barred?.apartOf.some((others) => people - others.length < least)) continue;
    const other = seat(more);
    if (other.togetherCost() === 0) return other;
  }
  return plan;
}
