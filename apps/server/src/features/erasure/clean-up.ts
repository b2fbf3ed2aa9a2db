import { limits } from '@serendip/contract/limits';
import { outboxOf } from '../../adapters/mailer.ts';
import type { Ctx } from '../../context.ts';
import { expiries } from '../../db/personal-data.ts';
import { sessions, users } from '../../db/schema/accounts.ts';
import { matchRuns } from '../../db/schema/matching.ts';
import { and, eq, inArray, isNotNull, lt, notExists, sql } from '../../db/sql.ts';
import { endForgottenEvenings } from '../evening/clock/end-forgotten.ts';
import { deleteOldInvitations } from '../invitations/delete-old.ts';
import { deleteOrphanedNotifications } from '../notifications/delete-orphaned.ts';
import { deleteUnansweredQuestions } from '../questions/delete-unanswered.ts';
import { deleteOldEvents } from './delete-old-events.ts';
import { deleteOldMails } from './delete-old-mails.ts';
import { eraseUnclaimedGuests } from './erase-unclaimed.ts';
import { partsOf } from './in-event.ts';

/**
 * Job: deletes expired rows and leftovers of failed runs. An event's answers and matches are deleted `RETENTION_DAYS`
 * after it.
 */
export async function cleanUp(ctx: Ctx): Promise<void> {
  const { config, database, stopping } = ctx;
  const { db } = database;
  await db.delete(sessions).where(
    and(
      lt(sessions.lastUsedAt, sql`now() - make_interval(days => ${limits.session_idle_days}::int)`),
      // A guest's session lives as long as the account, since a guest cannot sign in again.
      notExists(
        db
          .select()
          .from(users)
          .where(and(eq(users.id, sessions.userId), isNotNull(users.guestSeenAt))),
      ),
    ),
  );
  for (const { column, days } of expiries)
    await db.delete(column.table).where(lt(column, sql`now() - make_interval(days => ${days}::int)`));
  await deleteOrphanedNotifications(db);
  const failed = db.select({ id: matchRuns.id }).from(matchRuns).where(eq(matchRuns.status, 'failed'));
  for (const column of partsOf(matchRuns)) await db.delete(column.table).where(inArray(column, failed));
  // The authors of the answers have erased their accounts.
  await db.transaction((tx) => deleteUnansweredQuestions(tx));
  // People who left are not counted, and are read again if they come back.
  await db.execute(sql`delete from topic_readings r where not exists
    (select 1 from memberships m where m.event_id = r.event_id and m.user_id = r.user_id)`);
  await deleteOldInvitations(db);
  await deleteOldEvents(ctx);
  await eraseUnclaimedGuests(ctx);
  await endForgottenEvenings(ctx);
  await deleteOldMails(outboxOf(config));
  await database.vacuum?.(stopping);
}
