import type { deleteEventQuestion } from '@serendip/contract/questions';
import { eventQuestions } from '../../db/schema/events.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';

/** Deletes the question; its answers go with it. */
export const deleteQuestionHandler: Handler<typeof deleteEventQuestion> = async (
  { event, params },
  { database: { db } },
) => {
  const deleted = await db
    .delete(eventQuestions)
    .where(and(eq(eventQuestions.id, params.question_id), eq(eventQuestions.eventId, event.id)))
    .returning({ id: eventQuestions.id });
  if (deleted.length === 0) throw new Refusal('question_not_found');
  return {};
};
