import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { askToJoin } from './ask-to-join.ts';
import { makeRoomToJoin } from './make-room-to-join.ts';
import { takePlace } from './take-place.ts';

/**
 * Joins a person at the door, or lets them ask; returns whether they take part now. Call it first in its transaction: it locks the account, then the
 * event. Throws `event_full` if there is no place or others wait for it, `event_closed`, or the bound's refusal.
 */
export async function joinNow(
  tx: Db,
  eventId: string,
  userId: string,
  ctx: Pick<Ctx, 'bounds' | 'config' | 'queue' | 'now'>,
): Promise<boolean> {
  await lockAccount(tx, userId, 'alone');
  await makeRoomToJoin(tx, eventId, userId, ctx);
  if (await askToJoin(tx, eventId, userId, true, ctx)) return false;
  if (!(await takePlace(tx, eventId, userId, ctx))) throw new Refusal('event_full');
  return true;
}
