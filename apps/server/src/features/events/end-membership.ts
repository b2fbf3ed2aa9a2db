import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { memberships, waitingList } from '../../db/schema/events.ts';
import { and, eq } from '../../db/sql.ts';
import type { Evening } from '../evening/in-evening.ts';
import { leaveEvening } from '../evening/presence/leave-evening.ts';
import { tryReseat } from '../evening/seating/try-reseat.ts';
import { participantsCount, tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { withdrawAsk } from './ask-to-join.ts';
import { askToMoveUp } from './ask-to-move-up.ts';
import { moveUp } from './move-up.ts';

/** Work to do after the commit. */
interface Left {
  /** The evening that needs a reseat. */
  sessionId: string | undefined;
  /** Events with people waiting for the place. */
  freed: string[];
}

/**
 * Ends a membership, a wait or an ask, if there is one; answers stay. Locks the account, then the evening. Undefined: there was
 * none.
 */
export async function endMembership(
  tx: Db,
  ctx: Pick<Ctx, 'queue'>,
  evening: Evening,
  userId: string,
): Promise<(Left & { was: 'joined' | 'waiting' | 'asking' }) | undefined> {
  const { eventId } = evening;
  const isTheirs = (table: typeof memberships | typeof waitingList) =>
    and(eq(table.eventId, eventId), eq(table.userId, userId));
  const waited = await tx.delete(waitingList).where(isTheirs(waitingList)).returning({ userId: waitingList.userId });
  const ended = await tx.delete(memberships).where(isTheirs(memberships)).returning({ userId: memberships.userId });
  if (ended.length > 0) {
    const sessionId = await leaveEvening(tx, evening, userId);
    const data = participantsCount(eventId);
    await tellWebhooks(tx, ctx, { event: eventId, kind: 'guest.left', user: userId, data });
    return { was: 'joined', sessionId, freed: await askToMoveUp(tx, ctx, [eventId]) };
  }
  if (waited.length > 0) return { was: 'waiting', sessionId: undefined, freed: [] };
  const asked = await withdrawAsk(tx, eventId, userId);
  return asked && { was: 'asking', sessionId: undefined, freed: [] };
}

/** Reseats the coming rounds, and gives the place to the first person waiting. */
export async function followUp(ctx: Ctx, left: Left | undefined): Promise<void> {
  if (left?.sessionId) await tryReseat(ctx, left.sessionId);
  for (const id of left?.freed ?? []) await moveUp(ctx, id);
}
