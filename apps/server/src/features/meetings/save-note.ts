import type { saveNote } from '@serendip/contract/meetings';
import { matchNotes } from '../../db/schema/after-meeting.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { lockUsers } from '../identity/lock-users.ts';
import { togetherAt } from './queries.ts';

/** Stores a person's one note about another at an event; null deletes it. 403 for strangers. */
export const saveNoteHandler: Handler<typeof saveNote> = async (
  { body: { note }, caller, event, params },
  { database: { db } },
) => {
  const otherId = params.user_id;
  await db.transaction(async (tx) => {
    await lockUsers(tx, caller.id, otherId, 'share', { erased: 'not_together', self: 'not_together' });
    const { run_id, in_one_room } = await togetherAt(tx, event.id, caller.id, otherId);
    if (!run_id && !in_one_room) throw new Refusal('not_together');
    const { eventId, userId, otherId: other } = matchNotes;
    if (note === null)
      await tx.delete(matchNotes).where(and(eq(eventId, event.id), eq(userId, caller.id), eq(other, otherId)));
    else
      await tx
        .insert(matchNotes)
        .values({ eventId: event.id, userId: caller.id, otherId, note })
        .onConflictDoUpdate({ target: [eventId, userId, other], set: { note, updatedAt: sql`now()` } });
  });
  return { note };
};
