import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { eventAnswers } from '../../db/schema/answers.ts';
import { eventQuestions, events } from '../../db/schema/events.ts';
import { and, eq, inArray, isNotNull, notExists, type SQL } from '../../db/sql.ts';

/**
 * Deletes unanswered questions of events whose host was erased, all or those in `which`: they are the host's words, and
 * only people who answered can still read a question.
 */
export async function deleteUnansweredQuestions(tx: Db, which?: SQL): Promise<void> {
  const closed = tx
    .select({ id: events.id })
    .from(events)
    .innerJoin(users, and(eq(users.id, events.hostId), isNotNull(users.erasedAt)))
    .where(and(isNotNull(events.closedAt), which));
  const answers = tx.select().from(eventAnswers).where(eq(eventAnswers.questionId, eventQuestions.id));
  const unanswered = and(inArray(eventQuestions.eventId, closed), notExists(answers));
  // Locked first, so that an answer being stored is seen.
  await tx.select({ id: eventQuestions.id }).from(eventQuestions).where(unanswered).for('update');
  await tx.delete(eventQuestions).where(unanswered);
}
