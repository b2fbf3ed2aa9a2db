import type { markRead } from '@serendip/contract/messages';
import { messages } from '../../db/schema/messages.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { requireContact } from './access.ts';
import { mayRead } from './queries.ts';

/** Marks everything the other person wrote to the caller as read. */
export const markReadHandler: Handler<typeof markRead> = async ({ caller, params }, { database: { db } }) => {
  requireContact(await mayRead(db, caller.id, params.user_id));
  await db
    .update(messages)
    .set({ readAt: sql`now()` })
    .where(and(eq(messages.recipientId, caller.id), eq(messages.senderId, params.user_id), isNull(messages.readAt)));
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notifications.userId, caller.id),
        eq(notifications.kind, 'message'),
        eq(notifications.otherId, params.user_id),
        isNull(notifications.readAt),
      ),
    );
  return {};
};
