import type { RequestOf } from '@serendip/contract/endpoint';
import {
  createEventQuestion,
  deleteEventQuestion,
  type EventQuestion,
  listEventQuestions,
  orderEventQuestions,
  updateEventQuestion,
} from '@serendip/contract/questions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const questionKeys = { ofEvent: (eventId: string) => ['event-questions', eventId] } as const;

export const eventQuestions = (eventId: string) =>
  queryOptions({
    queryKey: questionKeys.ofEvent(eventId),
    queryFn: async ({ signal }) =>
      (await call(listEventQuestions, { params: { event_id: eventId } }, signal)).questions,
  });

export type QuestionInput = RequestOf<typeof createEventQuestion>['body']['question'];
type QuestionChanges = RequestOf<typeof updateEventQuestion>['body']['question'];

/** Adds a question once for each client id. */
export const addQuestion = async (eventId: string, question: QuestionInput): Promise<EventQuestion> =>
  (await call(createEventQuestion, { params: { event_id: eventId }, body: { question } })).question;

export const changeQuestion = async (eventId: string, id: string, question: QuestionChanges): Promise<EventQuestion> =>
  (await call(updateEventQuestion, { params: { event_id: eventId, question_id: id }, body: { question } })).question;

export const orderQuestions = async (eventId: string, ids: string[]): Promise<void> => {
  await call(orderEventQuestions, { params: { event_id: eventId }, body: { question_ids: ids } });
};

export const removeQuestion = async (eventId: string, questionId: string): Promise<void> => {
  await call(deleteEventQuestion, { params: { event_id: eventId, question_id: questionId } });
};
