import type { createEventQuestion } from '@serendip/contract/questions';
import { eventQuestions } from '../../db/schema/events.ts';
import { and, eq } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { presentEventQuestion } from './present.ts';
import { holdQuestions, usedRoom } from './question-room.ts';
import { bytesOf, emptyQuestion, questionColumns } from './write-question.ts';

/** Creates a question once: a retry with the same client id finds the first. */
export const createQuestionHandler: Handler<typeof createEventQuestion> = async (
  { body, event },
  { bounds, database: { db } },
) => {
  const { client_id: clientId = null, version: _, ...fields } = body.question;
  const columns = questionColumns(emptyQuestion, fields, []);
  return db.transaction(async (tx) => {
    await holdQuestions(tx, event.id);
    if (clientId) {
      const same = and(eq(eventQuestions.eventId, event.id), eq(eventQuestions.clientId, clientId));
      const [first] = await tx.select().from(eventQuestions).where(same);
      if (first) return { question: presentEventQuestion(first) };
    }
    const used = await usedRoom(tx, event.id);
    if (used.questions >= bounds.most('questions_per_event')) throw bounds.refusal('questions_per_event');
    if (used.bytes + bytesOf(columns) > bounds.most('question_bytes_per_event'))
      throw bounds.refusal('question_bytes_per_event');
    const [row] = await tx
      .insert(eventQuestions)
      .values({ eventId: event.id, clientId, ...columns })
      .returning();
    if (!row) throw new Error('the insert of a question returned nothing');
    return { question: presentEventQuestion(row) };
  });
};
