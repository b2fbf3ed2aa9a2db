import {
  deleteProfileAnswer,
  deleteProfileAnswerByQuestion,
  getProfileAnswer,
  getProfileProgress,
  getProfileQuestion,
  listProfileAnswers,
  listProfileQuestions,
  saveProfileAnswer,
  updateProfileAnswer,
} from '@serendip/contract/profile';
import type { Language } from '@serendip/texts/languages';
import type { Ctx } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import { presentPreference } from '../answers/present.ts';
import { deleteAnswerByQuestionHandler, deleteAnswerHandler } from './delete-answer.ts';
import { presentProfileQuestion, presentProgress } from './present.ts';
import { currentQuestion, currentQuestions, ownProfileAnswer, ownProfileAnswers } from './queries.ts';
import { storeProfileAnswer } from './store-answer.ts';

const questionsIn = async (language: Language, { database: { db }, translate }: Ctx) =>
  (await currentQuestions(db)).map((row) => presentProfileQuestion(row, (text) => translate(text, language)));

export const profileRoutes = [
  bind(listProfileQuestions, async ({ request }, ctx) => ({ questions: await questionsIn(request.language, ctx) })),
  bind(getProfileQuestion, async ({ params, request }, { database: { db }, translate }) => {
    const question = await currentQuestion(db, params.question_id);
    if (!question) throw new Refusal('question_not_found');
    return { question: presentProfileQuestion(question, (text) => translate(text, request.language)) };
  }),
  bind(listProfileAnswers, async ({ caller, request }, ctx) => ({
    questions: await questionsIn(request.language, ctx),
    preferences: (await ownProfileAnswers(ctx.database.db, caller.id)).map(presentPreference),
  })),
  bind(getProfileProgress, async ({ caller }, { database: { db } }) => {
    const total = (await currentQuestions(db)).length;
    return { progress: presentProgress((await ownProfileAnswers(db, caller.id)).length, total) };
  }),
  bind(getProfileAnswer, async ({ caller, params }, { database: { db } }) => {
    const answer = await ownProfileAnswer(db, caller.id, params.preference_id);
    if (!answer) throw new Refusal('preference_not_found');
    return { preference: presentPreference(answer) };
  }),
  bind(saveProfileAnswer, async ({ body, caller }, { database: { db } }) => {
    const { question_id: questionId, ...input } = body.user_preference;
    return storeProfileAnswer(db, caller.id, questionId, input);
  }),
  bind(updateProfileAnswer, async ({ body, caller, params }, { database: { db } }) => {
    const answer = await ownProfileAnswer(db, caller.id, params.preference_id);
    if (!answer) throw new Refusal('preference_not_found');
    return storeProfileAnswer(db, caller.id, answer.questionId, body.user_preference);
  }),
  bind(deleteProfileAnswer, deleteAnswerHandler),
  bind(deleteProfileAnswerByQuestion, deleteAnswerByQuestionHandler),
];
