import type { DraftEdit } from '@serendip/contract/draft-edits';
import { limits } from '@serendip/contract/limits';
import { Refusal } from '../../errors.ts';
import type { Draft, DraftSeat } from './draft.ts';

type Edit<Kind extends DraftEdit['kind']> = Extract<DraftEdit, { kind: Kind }>;

function seatOf({ seats, rounds }: Draft, round: number, userId: string): DraftSeat {
  if (round > rounds) throw new Refusal('no_such_round');
  const seat = seats.find((one) => one.here && one.round === round && one.user_id === userId);
  if (!seat) throw new Refusal('user_not_found');
  return seat;
}

/** People who still take part in a room; those who left sit nowhere. */
const peopleIn = (seats: readonly DraftSeat[], { round, room_number }: Pick<DraftSeat, 'round' | 'room_number'>) =>
  seats.filter((one) => one.here && one.round === round && one.room_number === room_number);

/** One answer for all causes, so that it tells no cause. */
function refuseUnless(isPossible: boolean): void {
  if (!isPossible) throw new Refusal('move_not_possible');
}

function requireMovable(...seats: DraftSeat[]): void {
  if (seats.some(({ pinned }) => pinned)) throw new Refusal('person_pinned');
}

const agree = (draft: Draft, userId: string, others: readonly DraftSeat[]): boolean =>
  others.every(({ user_id }) => user_id === userId || !draft.barred(userId, user_id));

/** The two change rooms. */
export function swapped(draft: Draft, { round, user_id, other_id }: Edit<'swap'>): DraftSeat[] {
  const [one, other] = [seatOf(draft, round, user_id), seatOf(draft, round, other_id)];
  requireMovable(one, other);
  refuseUnless(one.room_number !== other.room_number);
  const joining = (mover: DraftSeat, left: DraftSeat) =>
    peopleIn(draft.seats, left).filter((seat) => seat.user_id !== left.user_id && seat.user_id !== mover.user_id);
  refuseUnless(agree(draft, user_id, joining(one, other)) && agree(draft, other_id, joining(other, one)));
  return [
    { ...one, room_number: other.room_number, seat: other.seat },
    { ...other, room_number: one.room_number, seat: one.seat },
  ];
}

/** One person goes into another room. Nobody is alone after it, and no room has more than the most people. */
export function moved(draft: Draft, { round, user_id, room_number }: Edit<'move'>): DraftSeat[] {
  const one = seatOf(draft, round, user_id);
  requireMovable(one);
  const target = peopleIn(draft.seats, { round, room_number });
  const isRoom = target.length > 0 && room_number !== one.room_number;
  refuseUnless(isRoom && target.length < limits.room_size_max && peopleIn(draft.seats, one).length !== 2);
  refuseUnless(agree(draft, user_id, target));
  return [{ ...one, room_number, seat: lastSeat(draft.seats, round, room_number) + 1 }];
}

const lastSeat = (seats: readonly DraftSeat[], round: number, room: number): number =>
  Math.max(-1, ...seats.filter((one) => one.round === round && one.room_number === room).map(({ seat }) => seat));

/** Nothing if the person is pinned, or not, already. */
export function pinnedAs(draft: Draft, { round, user_id }: Edit<'pin' | 'unpin'>, pinned: boolean): DraftSeat[] {
  const one = seatOf(draft, round, user_id);
  return one.pinned === pinned ? [] : [{ ...one, pinned }];
}
