import type { createEventQuestion } from '@serendip/contract/questions';
import { eq, sql } from 'drizzle-orm';
import { eventQuestions, events } from '../../db/schema.ts';
import type { Handler } from '../../http/bind.ts';
import { presentEventQuestion } from './present.ts';
import { emptyQuestion, questionColumns } from './write-question.ts';

export const createQuestionHandler: Handler<typeof createEventQuestion> = async (
  { body, event },
  { bounds, database: { db } },
) => {
  const columns = questionColumns(emptyQuestion, body.question, []);
  return db.transaction(async (tx) => {
    // Questions of one event are counted one after the other: the limit holds however many are added at once.
    await tx.select({ id: events.id }).from(events).where(eq(events.id, event.id)).for('no key update');
    const [counted] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(eventQuestions)
      .where(eq(eventQuestions.eventId, event.id));
    if ((counted?.count ?? 0) >= bounds.most('questions_per_event')) throw bounds.refusal('questions_per_event');
    const [row] = await tx
      .insert(eventQuestions)
      .values({ eventId: event.id, ...columns })
      .returning();
    if (!row) throw new Error('the insert of a question returned nothing');
    return { question: presentEventQuestion(row) };
  });
};
