import type { EventQuestion, QuestionInput, updateEventQuestion } from '@serendip/contract/questions';
import { eventAnswers } from '../../db/schema/answers.ts';
import { eventQuestions } from '../../db/schema/events.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { isOvertaken, versionsAfter } from '../event-facts/field-versions.ts';
import { followQuestion } from '../rules/follow-question.ts';
import { presentEventQuestion } from './present.ts';
import { holdQuestions, usedRoom } from './question-room.ts';
import { refitAnswers } from './refit-answers.ts';
import { bytesOf, questionColumns } from './write-question.ts';

type Fields = Omit<QuestionInput, 'version' | 'client_id'>;

/** Only those of a question's values that the call names. */
const ofSent = (fields: Fields, question: EventQuestion) =>
  Object.fromEntries(Object.entries(question).filter(([field]) => fields[field as keyof Fields] !== undefined));

/** Whether fields were sent for a type that the question had when they were typed, and has no more. */
function losesType(
  { fieldVersions, inputType }: typeof eventQuestions.$inferSelect,
  since: number | undefined,
  { text: _, matching_context: __, input_type: type, ...ofType }: Fields,
): boolean {
  const isSent = Object.values(ofType).some((value) => value !== undefined);
  return since !== undefined && isSent && (fieldVersions.input_type ?? 1) > since && type !== inputType;
}

export const updateQuestionHandler: Handler<typeof updateEventQuestion> = async (
  { body, event, params },
  { bounds, database: { db } },
) =>
  db.transaction(async (tx) => {
    await holdQuestions(tx, event.id);
    const one = and(eq(eventQuestions.id, params.question_id), eq(eventQuestions.eventId, event.id));
    const [before] = await tx.select().from(eventQuestions).where(one).for('update');
    if (!before) throw new Refusal('question_not_found');
    const { version, client_id: _, ...fields } = body.question;
    const shown = presentEventQuestion(before);
    const columns = questionColumns(shown, fields, before.options);
    const result = presentEventQuestion({ ...before, ...columns });
    if (losesType(before, version, fields) || isOvertaken(before, version, shown, ofSent(fields, result)))
      throw new Refusal('event_changed', [], undefined, { question: shown });
    // The answers that are there were given in confidence. None comes meanwhile: an answer locks the question.
    const isNewlyRead = columns.hostReads && !before.hostReads;
    if (isNewlyRead && (await tx.$count(eventAnswers, eq(eventAnswers.questionId, before.id))) > 0)
      throw new Refusal('has_confidential_answers', [], undefined, { confidential: true });
    const grows = bytesOf(columns) - bytesOf(before);
    if (grows > 0 && (await usedRoom(tx, event.id)).bytes + grows > bounds.most('question_bytes_per_event'))
      throw bounds.refusal('question_bytes_per_event');
    const [after] = await tx
      .update(eventQuestions)
      .set({ ...columns, ...versionsAfter(before, shown, result) })
      .where(one)
      .returning();
    if (!after) throw new Refusal('question_not_found');
    await refitAnswers(tx, eventAnswers, after.id, before, after);
    await followQuestion(tx, after);
    return { question: presentEventQuestion(after) };
  });
