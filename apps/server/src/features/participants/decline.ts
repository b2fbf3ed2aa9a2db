import type { declineParticipant } from '@serendip/contract/participants';
import { removals } from '../../db/schema/events.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { lockEvening } from '../evening/in-evening.ts';
import { withdrawAsk } from '../events/ask-at-door.ts';
import { lockUsers } from '../identity/lock-users.ts';

/**
 * Turns away a person who asks at the door, and keeps them and a guest's browser out like a removal. 404 if they do not
 * ask any more, so that a late tap on a second console ends no membership.
 */
export const declineHandler: Handler<typeof declineParticipant> = async ({ caller, event, params }, { database }) => {
  const { user_id: userId } = params;
  await database.db.transaction(async (tx) => {
    await lockUsers(tx, caller.id, userId, 'no key update');
    await lockEvening(tx, event.id);
    if (!(await withdrawAsk(tx, event.id, userId))) throw new Refusal('user_not_found');
    await tx.insert(removals).values({ eventId: event.id, userId, by: caller.id });
  });
  return {};
};
