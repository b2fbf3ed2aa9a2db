import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { waitingList } from '../../db/schema/events.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { notifyMovedUp } from '../notifications/notify-moved-up.ts';
import { askToJoin } from './ask-to-join.ts';
import { makeRoomToJoin } from './make-room-to-join.ts';
import { takePlace } from './take-place.ts';

/**
 * Joins, asks to, or goes on the waiting list if the event is full; returns whether they take part now. With
 * the code of the evening they are `atDoor`. Locks the account, then the event. Throws `event_closed`, `event_over`,
 * `by_invitation`, `joining_closed`, or the bound's refusal.
 */
export async function joinOrWait(
  tx: Db,
  eventId: string,
  userId: string,
  ctx: Pick<Ctx, 'bounds' | 'config' | 'queue' | 'now'>,
  atDoor = false,
): Promise<boolean> {
  await lockAccount(tx, userId, 'alone');
  await makeRoomToJoin(tx, eventId, userId, ctx);
  if (await askToJoin(tx, eventId, userId, atDoor, ctx)) return false;
  if (await takePlace(tx, eventId, userId, ctx)) {
    await notifyMovedUp(tx, ctx, 'joined', eventId, userId);
    return true;
  }
  await tx.insert(waitingList).values({ eventId, userId }).onConflictDoNothing();
  return false;
}
