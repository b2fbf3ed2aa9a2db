import { deleteEventAnswer, listEventAnswers, saveEventAnswer, updateEventAnswer } from '@serendip/contract/answers';
import { bind } from '../../http/bind.ts';
import { presentEventQuestion } from '../questions/present.ts';
import { questionsOf } from '../questions/queries.ts';
import { deleteAnswerHandler } from './delete-answer.ts';
import { presentPreference } from './present.ts';
import { ownAnswers } from './queries.ts';
import { saveAnswerHandler } from './save-answer.ts';
import { updateAnswerHandler } from './update-answer.ts';

export const answerRoutes = [
  bind(listEventAnswers, async ({ caller, event }, { database: { db } }) => ({
    questions: (await questionsOf(db, event, caller.id)).map(presentEventQuestion),
    // People who left a closed event cannot rejoin it, but can still read and delete their answers.
    preferences:
      event.isJoined || event.isClosed ? (await ownAnswers(db, event.id, caller.id)).map(presentPreference) : [],
  })),
  bind(saveEventAnswer, saveAnswerHandler),
  bind(updateEventAnswer, updateAnswerHandler),
  bind(deleteEventAnswer, deleteAnswerHandler),
];
