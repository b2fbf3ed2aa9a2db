import type { createEventQuestion } from '@serendip/contract/questions';
import { eventQuestions } from '../../db/schema/events.ts';
import type { Handler } from '../../http/bind.ts';
import { presentEventQuestion } from './present.ts';
import { holdQuestions, usedRoom } from './question-room.ts';
import { bytesOf, emptyQuestion, questionColumns } from './write-question.ts';

export const createQuestionHandler: Handler<typeof createEventQuestion> = async (
  { body, event },
  { bounds, database: { db } },
) => {
  const columns = questionColumns(emptyQuestion, body.question, []);
  return db.transaction(async (tx) => {
    await holdQuestions(tx, event.id);
    const used = await usedRoom(tx, event.id);
    if (used.questions >= bounds.most('questions_per_event')) throw bounds.refusal('questions_per_event');
    if (used.bytes + bytesOf(columns) > bounds.most('question_bytes_per_event'))
      throw bounds.refusal('question_bytes_per_event');
    const [row] = await tx
      .insert(eventQuestions)
      .values({ eventId: event.id, ...columns })
      .returning();
    if (!row) throw new Error('the insert of a question returned nothing');
    return { question: presentEventQuestion(row) };
  });
};
