import type { removeCohost } from '@serendip/contract/cohosts';
import { cohosts } from '../../db/schema/events.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';

/** The host can end any co-host's part, co-hosts only their own. Host calls are refused from then on. */
export const removeCohostHandler: Handler<typeof removeCohost> = async ({ caller, event, params }, { database }) => {
  const { user_id: userId } = params;
  if (!event.isOwner && userId !== caller.id) throw new Refusal('not_host');
  const ended = await database.db
    .delete(cohosts)
    .where(and(eq(cohosts.eventId, event.id), eq(cohosts.userId, userId)))
    .returning({ userId: cohosts.userId });
  if (ended.length === 0) throw new Refusal('user_not_found');
  return {};
};
