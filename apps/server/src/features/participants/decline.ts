import type { declineParticipant } from '@serendip/contract/participants';
import { removals } from '../../db/schema/events.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { lockEvening } from '../evening/in-evening.ts';
import { withdrawAsk } from '../events/ask-to-join.ts';
import { lockUsers } from '../identity/lock-users.ts';
import { notify } from '../notifications/notify.ts';

/**
 * Declines a person who asks, and keeps them and a guest's browser out like a removal. 404 if they do not
 * ask any more, so that a late tap on a second console ends no membership.
 */
export const declineHandler: Handler<typeof declineParticipant> = async ({ caller, event, params }, ctx) => {
  const { user_id: userId } = params;
  await ctx.database.db.transaction(async (tx) => {
    await lockUsers(tx, caller.id, userId, 'no key update');
    await lockEvening(tx, event.id);
    const ask = await withdrawAsk(tx, event.id, userId);
    if (!ask) throw new Refusal('user_not_found');
    await tx.insert(removals).values({ eventId: event.id, userId, by: caller.id, declined: true });
    // At the door the page in their hand says it.
    if (!ask.atDoor)
      await notify(tx, ctx, {
        kind: 'declined',
        users: [userId],
        cause: `${event.id} ${ctx.now().toISOString()}`,
        event: event.id,
      });
  });
  return {};
};
