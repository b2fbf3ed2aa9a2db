import type { Plan } from './rounds/plan.ts';

/**
 * Head counts of the rooms, larger ones first, differing by at most one. The number of rooms is the whole number nearest to
 * people / roomSize (a half: the smaller), at most one for every two people; one more where a room would have more than one
 * person above the size. Never a room of one unless only one person came.
 *
 * @param more so many rooms more, and all smaller
 */
export function roomSizes(people: number, roomSize: number, more = 0): number[] {
  if (people === 0) return [];
  const nearest = Math.max(1, Math.min(Math.ceil(people / roomSize - 0.5), Math.floor(people / 2)));
  const rooms = (Math.ceil(people / nearest) > roomSize + 1 ? nearest + 1 : nearest) + more;
  const least = Math.floor(people / rooms);
  const larger = people % rooms;
  return Array.from({ length: rooms }, (_, room) => (room < larger ? least + 1 : least));
}

/** Up to this many extra rooms are tried to keep people apart. */
const MOST_ROOMS_MORE = 3;

/** Seats with as few extra rooms as keep all barred people apart; with none where that does not help. */
export function withRoomsEnough(people: number, roomSize: number, seat: (more: number) => Plan): Plan {
  const plan = seat(0);
  for (let more = 1; more <= MOST_ROOMS_MORE && plan.apartTogether() > 0; more++) {
    const least = Math.min(...roomSizes(people, roomSize, more));
    if (least < 2) break;
    // More rooms do not help a person who is kept apart from nearly everyone.
    if (plan.welfare.barred?.apartOf.some((others) => people - others.size < least)) continue;
    const other = seat(more);
    if (other.apartTogether() === 0) return other;
  }
  return plan;
}
