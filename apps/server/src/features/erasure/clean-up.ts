import { limits } from '@serendip/contract/limits';
import { outboxOf } from '../../adapters/mailer.ts';
import type { Ctx } from '../../context.ts';
import {
  emailConfirmations,
  passkeyChallenges,
  passwordResets,
  sessions,
  signInCodes,
  signOnAttempts,
  signOnTickets,
  throttles,
  users,
} from '../../db/schema/accounts.ts';
import {
  aiReplies,
  matchPairs,
  matchRooms,
  matchRuns,
  meetingReasons,
  pairValues,
  roomSeats,
} from '../../db/schema/matching.ts';
import { reports } from '../../db/schema/safety.ts';
import { and, eq, inArray, isNotNull, lt, notExists, sql } from '../../db/sql.ts';
import { endForgottenEvenings } from '../evening/clock/end-forgotten.ts';
import { deleteOldNews } from '../notifications/delete-old.ts';
import { deleteUnansweredQuestions } from '../questions/delete-unanswered.ts';
import { deleteOldEvents } from './delete-old-events.ts';
import { deleteOldMails } from './delete-old-mails.ts';
import { eraseUnclaimedGuests } from './erase-unclaimed.ts';

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
  await db.delete(aiReplies).where(lt(aiReplies.createdAt, sql`now() - interval '90 days'`));
  await db.delete(throttles).where(lt(throttles.expire, sql`now()`));
  // Only after its mail has been given up: a mail server can be down for a day.
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now() - interval '2 days'`));
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, sql`now() - interval '2 days'`));
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, sql`now()`));
  for (const short of [passkeyChallenges, signOnAttempts, signOnTickets])
    await db.delete(short).where(lt(short.expiresAt, sql`now()`));
  await db.delete(reports).where(lt(reports.createdAt, sql`now() - make_interval(days => ${limits.report_days}::int)`));
  await deleteOldNews(db);
  const failed = db.select({ id: matchRuns.id }).from(matchRuns).where(eq(matchRuns.status, 'failed'));
  for (const results of [matchPairs, matchRooms, roomSeats, meetingReasons, pairValues])
    await db.delete(results).where(inArray(results.runId, failed));
  // The authors of the answers have erased their accounts.
  await db.transaction((tx) => deleteUnansweredQuestions(tx));
  // People who left are not counted, and are read again if they come back.
  await db.execute(sql`delete from topic_readings r where not exists
    (select 1 from memberships m where m.event_id = r.event_id and m.user_id = r.user_id)`);
  await deleteOldEvents(ctx);
  await eraseUnclaimedGuests(ctx);
  await endForgottenEvenings(ctx);
  await deleteOldMails(outboxOf(config));
  await database.vacuum?.(stopping);
}
