import type { Db } from '../../db/database.ts';
import { eventAnswers } from '../../db/schema/answers.ts';
import { eventQuestions, events } from '../../db/schema/events.ts';
import { and, eq, inArray, isNotNull, notExists, type SQL } from '../../db/sql.ts';

/**
 * Deletes the questions that nobody has answered in closed events, all or those that `which` names: they were their host's
 * words, and who answered a question is the only one who may still read it.
 */
export async function deleteUnansweredQuestions(tx: Db, which?: SQL): Promise<void> {
  const closed = tx
    .select({ id: events.id })
    .from(events)
    .where(and(isNotNull(events.closedAt), which));
  const answers = tx.select().from(eventAnswers).where(eq(eventAnswers.questionId, eventQuestions.id));
  const unanswered = and(inArray(eventQuestions.eventId, closed), notExists(answers));
  // First held: an answer that is being stored at this moment is waited for, and then seen.
  await tx.select({ id: eventQuestions.id }).from(eventQuestions).where(unanswered).for('update');
  await tx.delete(eventQuestions).where(unanswered);
}
