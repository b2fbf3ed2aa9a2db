import type { deleteProfileAnswer, deleteProfileAnswerByQuestion } from '@serendip/contract/profile';
import type { Db } from '../../db/database.ts';
import { profileAnswers } from '../../db/schema/answers.ts';
import { and, eq, type SQL } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';

async function deleteOwn(db: Db, callerId: string, which: SQL): Promise<Record<never, never>> {
  const deleted = await db
    .delete(profileAnswers)
    .where(and(eq(profileAnswers.userId, callerId), which))
    .returning({ id: profileAnswers.id });
  if (deleted.length === 0) throw new Refusal('preference_not_found');
  return {};
}

export const deleteAnswerHandler: Handler<typeof deleteProfileAnswer> = async ({ caller, params }, { database }) =>
  deleteOwn(database.db, caller.id, eq(profileAnswers.id, params.preference_id));

export const deleteAnswerByQuestionHandler: Handler<typeof deleteProfileAnswerByQuestion> = async (
  { caller, params },
  { database },
) => deleteOwn(database.db, caller.id, eq(profileAnswers.questionId, params.question_id));
