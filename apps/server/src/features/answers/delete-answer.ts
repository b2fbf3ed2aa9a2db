import type { deleteEventAnswer } from '@serendip/contract/answers';
import { eventAnswers } from '../../db/schema/answers.ts';
import { eventQuestions, events } from '../../db/schema/events.ts';
import { and, eq, exists } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { deleteUnansweredQuestions } from '../questions/delete-unanswered.ts';

/**
 * Needs no membership: people own their answers after leaving. 404 if the caller has no answer to this question of this
 * event.
 */
export const deleteAnswerHandler: Handler<typeof deleteEventAnswer> = async (
  { caller, event, params },
  { database: { db } },
) => {
  const ofEvent = db
    .select()
    .from(eventQuestions)
    .where(and(eq(eventQuestions.id, eventAnswers.questionId), eq(eventQuestions.eventId, event.id)));
  const own = and(eq(eventAnswers.questionId, params.question_id), eq(eventAnswers.userId, caller.id), exists(ofEvent));
  await db.transaction(async (tx) => {
    const deleted = await tx.delete(eventAnswers).where(own).returning({ id: eventAnswers.id });
    if (deleted.length === 0) throw new Refusal('preference_not_found');
    if (event.isClosed) await deleteUnansweredQuestions(tx, eq(events.id, event.id));
  });
  return {};
};
