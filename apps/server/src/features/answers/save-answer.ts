import type { saveEventAnswer } from '@serendip/contract/answers';
import type { Handler } from '../../http/bind.ts';
import { presentPreference } from './present.ts';
import { storeAnswer } from './store-answer.ts';

export const saveAnswerHandler: Handler<typeof saveEventAnswer> = async ({ body, caller, event }, { database }) => {
  const { question_id: questionId, ...input } = body.event_user_preference;
  const answer = await database.db.transaction((tx) => storeAnswer(tx, event, caller.id, questionId, input));
  return { preference: presentPreference(answer) };
};
