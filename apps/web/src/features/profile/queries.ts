import type { AnswerInput, Preference } from '@serendip/contract/answers';
import {
  deleteProfileAnswerByQuestion,
  getProfileProgress,
  listProfileAnswers,
  saveProfileAnswer,
} from '@serendip/contract/profile';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { isStatus } from '../../api/errors.ts';
import { sentAs } from '../answers/answer-changes.ts';
import { readTopicsAgain } from '../topics/queries.ts';
import { progressOf } from './progress.ts';

const profileKeys = { answers: ['profile', 'answers'], progress: ['profile', 'progress'] } as const;

/** The general questions and the user's own answers. */
export const profileAnswers = queryOptions({
  queryKey: profileKeys.answers,
  queryFn: ({ signal }) => call(listProfileAnswers, {}, signal),
  // A background read must not overwrite what the user is typing.
  refetchOnWindowFocus: false,
});

export const profileProgress = queryOptions({
  queryKey: profileKeys.progress,
  queryFn: async ({ signal }) => (await call(getProfileProgress, {}, signal)).progress,
});

export async function savePreference(questionId: string, answer: AnswerInput): Promise<Preference> {
  const body = { user_preference: { question_id: questionId, ...answer } };
  return (await call(saveProfileAnswer, { body })).preference ?? sentAs(questionId, answer);
}

/** Removes an answer. One that no longer exists counts as removed. */
export async function removePreference(questionId: string): Promise<void> {
  try {
    await call(deleteProfileAnswerByQuestion, { params: { question_id: questionId } });
  } catch (error) {
    if (!isStatus(error, 404)) throw error;
  }
}

export const storedPreference = (client: QueryClient, questionId: string): Preference | undefined =>
  client.getQueryData(profileAnswers.queryKey)?.preferences.find((each) => each.question_id === questionId);

/**
 * Writes one answer, or its removal, and the new progress into the cache. Cancels reads in flight, which would be
 * older.
 */
export function rememberPreference(client: QueryClient, questionId: string, stored: Preference | undefined): void {
  client.cancelQueries({ queryKey: profileKeys.answers });
  client.cancelQueries({ queryKey: profileKeys.progress });
  readTopicsAgain(client);
  const data = client.setQueryData(profileAnswers.queryKey, (before) => {
    if (!before) return before;
    const others = before.preferences.filter((each) => each.question_id !== questionId);
    return { ...before, preferences: stored ? [...others, stored] : others };
  });
  if (!data) return;
  const answered = new Set(data.preferences.map((each) => each.question_id));
  const ids = data.questions.map((question) => question.id);
  client.setQueryData(profileProgress.queryKey, progressOf(ids, answered));
}
