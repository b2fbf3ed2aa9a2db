import {
  createEventQuestion,
  deleteEventQuestion,
  listEventQuestions,
  orderEventQuestions,
  updateEventQuestion,
} from '@serendip/contract/questions';
import { bind } from '../../http/bind.ts';
import { createQuestionHandler } from './create-question.ts';
import { deleteQuestionHandler } from './delete-question.ts';
import { orderQuestionsHandler } from './order-questions.ts';
import { presentEventQuestion } from './present.ts';
import { questionsOf } from './queries.ts';
import { updateQuestionHandler } from './update-question.ts';

export const questionRoutes = [
  bind(listEventQuestions, async ({ caller, event }, { database }) => ({
    questions: (await questionsOf(database.db, event, caller.id)).map(presentEventQuestion),
  })),
  bind(createEventQuestion, createQuestionHandler),
  bind(updateEventQuestion, updateQuestionHandler),
  bind(orderEventQuestions, orderQuestionsHandler),
  bind(deleteEventQuestion, deleteQuestionHandler),
];
