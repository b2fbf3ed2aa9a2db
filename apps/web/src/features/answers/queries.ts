import {
  type AnswerInput,
  deleteEventAnswer,
  listEventAnswers,
  type Preference,
  saveEventAnswer,
} from '@serendip/contract/answers';
import type { DataOf } from '@serendip/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { sentAs } from './answer-changes.ts';

export const answerKeys = { ofEvent: (eventId: string) => ['event-answers', eventId] } as const;

/** An event's questions and the user's own answers. */
export const eventAnswers = (eventId: string) =>
  queryOptions({
    queryKey: answerKeys.ofEvent(eventId),
    queryFn: ({ signal }) => call(listEventAnswers, { params: { event_id: eventId } }, signal),
    // A background read must not overwrite what the user is typing.
    refetchOnWindowFocus: false,
  });

/** The questions whose answers the host reads, in order. */
export const readQuestionsOf = (eventId: string) => ({
  ...eventAnswers(eventId),
  select: ({ questions }: DataOf<typeof listEventAnswers>) => questions.filter(({ host_reads }) => host_reads),
});

/** `version`: of the question as it was answered. */
export async function saveAnswer(
  eventId: string,
  questionId: string,
  answer: AnswerInput,
  version?: number,
): Promise<Preference> {
  const body = { event_user_preference: { question_id: questionId, ...answer, ...(version ? { version } : {}) } };
  const { preference } = await call(saveEventAnswer, { params: { event_id: eventId }, body });
  return preference ?? sentAs(questionId, answer);
}

export const removeAnswer = async (eventId: string, questionId: string): Promise<void> => {
  await call(deleteEventAnswer, { params: { event_id: eventId, question_id: questionId } });
};
