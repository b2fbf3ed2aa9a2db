import { limits } from '@serendip/contract/limits';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { outboxOf } from '../../adapters/mailer.ts';
import type { Ctx } from '../../context.ts';
import {
  aiReplies,
  emailConfirmations,
  matchPairs,
  matchRooms,
  matchRuns,
  passwordResets,
  roomSeats,
  sessions,
  throttles,
} from '../../db/schema.ts';
import { deleteUnansweredQuestions } from '../questions/delete-unanswered.ts';
import { deleteOldLetters } from './delete-old-letters.ts';

/** Job: deletes what has expired and what runs that failed had written. Results stay for as long as their event does. */
export async function cleanUp({ config, database, stopping }: Ctx): Promise<void> {
  const { db } = database;
  await db
    .delete(sessions)
    .where(lt(sessions.lastUsedAt, sql`now() - make_interval(days => ${limits.session_idle_days}::int)`));
  await db.delete(aiReplies).where(lt(aiReplies.createdAt, sql`now() - interval '90 days'`));
  await db.delete(throttles).where(lt(throttles.expire, sql`now()`));
  // Not before its mail has been given up: a mail server may be away for a day.
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now() - interval '2 days'`));
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, sql`now() - interval '2 days'`));
  const failed = db.select({ id: matchRuns.id }).from(matchRuns).where(eq(matchRuns.status, 'failed'));
  for (const results of [matchPairs, matchRooms, roomSeats])
    await db.delete(results).where(inArray(results.runId, failed));
  // Who answered them has erased their account since.
  await db.transaction((tx) => deleteUnansweredQuestions(tx));
  // Who left is not counted; who comes back is read again.
  await db.execute(sql`delete from topic_readings r where not exists
    (select 1 from memberships m where m.event_id = r.event_id and m.user_id = r.user_id)`);
  await deleteOldLetters(outboxOf(config));
  await database.vacuum?.(stopping);
}
