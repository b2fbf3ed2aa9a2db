import type { letParticipantIn } from '@serendip/contract/participants';
import { removals } from '../../db/schema/events.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { lockEvening } from '../evening/in-evening.ts';
import { setHere } from '../evening/presence/set-here.ts';
import { tryReseat } from '../evening/seating/try-reseat.ts';
import { withdrawAsk } from '../events/ask-to-join.ts';
import { takePlace } from '../events/take-place.ts';
import { lockUsers } from '../identity/lock-users.ts';
import { notifyMovedUp } from '../notifications/notify-moved-up.ts';

/**
 * Lets in a person who asks. Lets a removed person join again; they join themselves. Safe to repeat. If the
 * event is full, the person goes on asking.
 */
export const letInHandler: Handler<typeof letParticipantIn> = async ({ caller, event, params }, ctx) => {
  const { user_id: userId } = params;
  const sessionId = await ctx.database.db.transaction(async (tx) => {
    await lockUsers(tx, caller.id, userId, 'no key update');
    const session = (await lockEvening(tx, event.id))?.session;
    await tx.delete(removals).where(and(eq(removals.eventId, event.id), eq(removals.userId, userId)));
    const ask = await withdrawAsk(tx, event.id, userId);
    if (!ask) return undefined;
    if (!(await takePlace(tx, event.id, userId, ctx))) throw new Refusal('event_full');
    await notifyMovedUp(tx, ctx, ask.atDoor ? 'joined' : 'let_in', event.id, userId);
    if (session && ask.atDoor) await setHere(tx, ctx, session, userId, 'here');
    return session?.id;
  });
  if (sessionId) await tryReseat(ctx, sessionId);
  return {};
};
