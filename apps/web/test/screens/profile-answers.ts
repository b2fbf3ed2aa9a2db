import type { Preference } from '@serendip/contract/answers';
import { deleteProfileAnswerByQuestion, type ProfileQuestion, saveProfileAnswer } from '@serendip/contract/profile';
import type { MockApi, SeenCall } from './mock-api.ts';
import { allProfileQuestions, preference } from './samples.ts';
import { answerProfile } from './whole-screens.ts';

interface Sent {
  user_preference: {
    question_id: string;
    text_response?: string;
    numeric_response?: number;
    selected_options?: string[];
  };
}

const stored = ({ body }: SeenCall): { preference: Preference } => {
  const { question_id, text_response, numeric_response, selected_options } = (body as Sent).user_preference;
  return { preference: preference(question_id, text_response ?? numeric_response ?? selected_options ?? '') };
};

/** A profile with these questions and answers, on a server that takes everything. */
export const answerAll = (
  api: MockApi,
  asked: ProfileQuestion[] = allProfileQuestions,
  answered: Preference[] = [],
): MockApi =>
  answerProfile(api, asked, answered).answer(saveProfileAnswer, stored).answer(deleteProfileAnswerByQuestion, {});

/** The answers that were sent so far. */
export const sent = (api: MockApi) => api.callsOf(saveProfileAnswer).map(({ body }) => (body as Sent).user_preference);
