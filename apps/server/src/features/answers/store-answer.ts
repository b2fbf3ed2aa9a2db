import { type AnswerInput, readAnswer } from '@serendip/contract/answers';
import type { Db } from '../../db/database.ts';
import { eventAnswers } from '../../db/schema/answers.ts';
import { eventQuestions } from '../../db/schema/events.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { JoinedEvent } from '../../http/authorise.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { presentEventQuestion } from '../questions/present.ts';

/** Stores a person's one answer to a question. Throws `question_not_found`, or `invalid` if it does not fit. */
export async function storeAnswer(
  tx: Db,
  event: JoinedEvent,
  userId: string,
  questionId: string,
  input: AnswerInput & { version?: number | undefined },
) {
  if (event.isClosed) throw new Refusal('event_closed');
  await lockAccount(tx, userId);
  // Locked until the commit, so that no answer is stored for a question that has just changed.
  const [question] = await tx
    .select()
    .from(eventQuestions)
    .where(and(eq(eventQuestions.id, questionId), eq(eventQuestions.eventId, event.id)))
    .for('share');
  if (!question) throw new Refusal('question_not_found');
  // Typed in confidence, before the host began to read answers: it is not stored as one that the host reads.
  if (question.hostReads && (question.fieldVersions.host_reads ?? 1) > (input.version ?? Number.POSITIVE_INFINITY))
    throw new Refusal('question_changed');
  const read = readAnswer(presentEventQuestion(question), input);
  if (!read.ok) throw invalid(read.message);
  const [answer] = await tx
    .insert(eventAnswers)
    .values({ questionId, userId, value: read.value })
    .onConflictDoUpdate({
      target: [eventAnswers.questionId, eventAnswers.userId],
      set: { value: read.value, updatedAt: sql`now()` },
    })
    .returning();
  if (!answer) throw new Error('the upsert of an answer returned nothing');
  return answer;
}
