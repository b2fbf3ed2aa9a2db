import type { letParticipantIn } from '@serendip/contract/participants';
import { removals } from '../../db/schema/events.ts';
import { and, eq } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { lockUsers } from '../identity/lock-users.ts';

/** Lets a removed person join again; they join themselves. Safe to repeat. */
export const letInHandler: Handler<typeof letParticipantIn> = async ({ caller, event, params }, { database }) => {
  await database.db.transaction(async (tx) => {
    await lockUsers(tx, caller.id, params.user_id, 'no key update');
    await tx.delete(removals).where(and(eq(removals.eventId, event.id), eq(removals.userId, params.user_id)));
  });
  return {};
};
