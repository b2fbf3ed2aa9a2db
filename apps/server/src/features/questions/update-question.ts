import type { updateEventQuestion } from '@serendip/contract/questions';
import { eventAnswers } from '../../db/schema/answers.ts';
import { eventQuestions } from '../../db/schema/events.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { presentEventQuestion } from './present.ts';
import { holdQuestions, usedRoom } from './question-room.ts';
import { refitAnswers } from './refit-answers.ts';
import { bytesOf, questionColumns } from './write-question.ts';

export const updateQuestionHandler: Handler<typeof updateEventQuestion> = async (
  { body, event, params },
  { bounds, database: { db } },
) =>
  db.transaction(async (tx) => {
    await holdQuestions(tx, event.id);
    const one = and(eq(eventQuestions.id, params.question_id), eq(eventQuestions.eventId, event.id));
    const [before] = await tx.select().from(eventQuestions).where(one).for('update');
    if (!before) throw new Refusal('question_not_found');
    const columns = questionColumns(presentEventQuestion(before), body.question, before.options);
    const grows = bytesOf(columns) - bytesOf(before);
    if (grows > 0 && (await usedRoom(tx, event.id)).bytes + grows > bounds.most('question_bytes_per_event'))
      throw bounds.refusal('question_bytes_per_event');
    const [after] = await tx.update(eventQuestions).set(columns).where(one).returning();
    if (!after) throw new Refusal('question_not_found');
    await refitAnswers(tx, eventAnswers, after.id, before, after);
    return { question: presentEventQuestion(after) };
  });
