import { fitAnswer } from '@serendip/contract/answers';
import type { updateEventQuestion } from '@serendip/contract/questions';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { eventAnswers, eventQuestions } from '../../db/schema.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { type EventQuestionRow, presentEventQuestion } from './present.ts';
import { questionColumns } from './write-question.ts';

/** Drops of the stored answers exactly what no longer fits: an answer, or one value out of a selection. */
async function dropWhatNoLongerFits(tx: Db, row: EventQuestionRow): Promise<void> {
  const question = presentEventQuestion(row);
  const answers = await tx.select().from(eventAnswers).where(eq(eventAnswers.questionId, row.id)).for('update');
  for (const answer of answers) {
    const fitting = fitAnswer(question, answer.value);
    const same = JSON.stringify(fitting) === JSON.stringify(answer.value);
    if (fitting === null) await tx.delete(eventAnswers).where(eq(eventAnswers.id, answer.id));
    else if (!same) await tx.update(eventAnswers).set({ value: fitting }).where(eq(eventAnswers.id, answer.id));
  }
}

export const updateQuestionHandler: Handler<typeof updateEventQuestion> = async (
  { body, event, params },
  { database: { db } },
) =>
  db.transaction(async (tx) => {
    const one = and(eq(eventQuestions.id, params.question_id), eq(eventQuestions.eventId, event.id));
    const [before] = await tx.select().from(eventQuestions).where(one).for('update');
    if (!before) throw new Refusal('question_not_found');
    const columns = questionColumns(presentEventQuestion(before), body.question, before.options);
    const [after] = await tx.update(eventQuestions).set(columns).where(one).returning();
    if (!after) throw new Refusal('question_not_found');
    await dropWhatNoLongerFits(tx, after);
    return { question: presentEventQuestion(after) };
  });
