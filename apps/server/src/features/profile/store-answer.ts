import { type AnswerInput, readAnswer } from '@serendip/contract/answers';
import type { Db } from '../../db/database.ts';
import { profileAnswers } from '../../db/schema/answers.ts';
import { sql } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import { presentPreference } from '../answers/present.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { presentProfileQuestion } from './present.ts';
import { currentQuestion } from './queries.ts';

/** Stores a person's one answer to a profile question. Throws `question_not_found`, or `invalid`. */
export async function storeProfileAnswer(db: Db, userId: string, questionId: string, input: AnswerInput) {
  const question = await currentQuestion(db, questionId);
  if (!question) throw new Refusal('question_not_found');
  const read = readAnswer(presentProfileQuestion(question), input);
  if (!read.ok) throw invalid(read.message);
  const [answer] = await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    return tx
      .insert(profileAnswers)
      .values({ questionId, userId, value: read.value })
      .onConflictDoUpdate({
        target: [profileAnswers.questionId, profileAnswers.userId],
        set: { value: read.value, updatedAt: sql`now()` },
      })
      .returning();
  });
  if (!answer) throw new Error('the upsert of a profile answer returned nothing');
  return { preference: presentPreference(answer) };
}
