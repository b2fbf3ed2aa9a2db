import { changeAlias } from '@serendip/contract/accounts';
import type { AnswerInput, Preference } from '@serendip/contract/answers';
import {
  deleteProfileAnswerByQuestion,
  getProfileProgress,
  listProfileAnswers,
  saveProfileAnswer,
} from '@serendip/contract/profile';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { isStatus } from '../../api/errors.ts';
import { storeUser } from '../../api/session.ts';

export const profileKeys = { answers: ['profile', 'answers'], progress: ['profile', 'progress'] } as const;

/** The general questions together with one's own answers. */
export const profileAnswers = queryOptions({
  queryKey: profileKeys.answers,
  queryFn: ({ signal }) => call(listProfileAnswers, {}, signal),
  // Typed text must not be overtaken by a read that nobody asked for.
  refetchOnWindowFocus: false,
});

export const profileProgress = queryOptions({
  queryKey: profileKeys.progress,
  queryFn: async ({ signal }) => (await call(getProfileProgress, {}, signal)).progress,
});

export const savePreference = async (questionId: string, answer: AnswerInput): Promise<Preference> =>
  (await call(saveProfileAnswer, { body: { user_preference: { question_id: questionId, ...answer } } })).preference;

/** An answer that is not there any more is as good as removed. */
export async function removePreference(questionId: string): Promise<void> {
  try {
    await call(deleteProfileAnswerByQuestion, { params: { question_id: questionId } });
  } catch (error) {
    if (!isStatus(error, 404)) throw error;
  }
}

export const useChangeAlias = () =>
  useMutation({
    mutationFn: async (alias: string) => (await call(changeAlias, { body: { user: { alias } } })).user,
    onSuccess: storeUser,
  });
