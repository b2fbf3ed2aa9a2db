import type { updateEventAnswer } from '@serendip/contract/answers';
import { eventAnswers } from '../../db/schema/answers.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { presentPreference } from './present.ts';
import { storeAnswer } from './store-answer.ts';

/** Changes an answer by its id. Another person's id gets the same 404 as an unknown one. */
export const updateAnswerHandler: Handler<typeof updateEventAnswer> = async (
  { body, caller, event, params },
  { database },
) =>
  database.db.transaction(async (tx) => {
    const [stored] = await tx
      .select({ questionId: eventAnswers.questionId })
      .from(eventAnswers)
      .where(and(eq(eventAnswers.id, params.preference_id), eq(eventAnswers.userId, caller.id)));
    if (!stored) throw new Refusal('preference_not_found');
    const answer = await storeAnswer(tx, event, caller.id, stored.questionId, body.event_user_preference);
    return { preference: presentPreference(answer) };
  });
