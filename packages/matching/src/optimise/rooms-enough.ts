import { roomSizes } from '../room-sizes.ts';
import type { Plan } from './rounds/plan.ts';

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
