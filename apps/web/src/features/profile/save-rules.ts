import type { AnswerInput, AnswerValue } from '@serendip/contract/answers';
import { limits } from '@serendip/contract/limits';
import type { ProfileQuestion } from '@serendip/contract/profile';
import { answerWrite, sameAnswer } from '../answers/answer-changes.ts';

export type PreferenceWrite = { do: 'save'; answer: AnswerInput } | { do: 'delete' } | { do: 'nothing' };

type Asked = Pick<ProfileQuestion, 'input_type' | 'slider_min'>;
const nothing: PreferenceWrite = { do: 'nothing' };

export const isTooLong = (value: AnswerValue | null): boolean =>
  typeof value === 'string' && value.trim().length > limits.answer_text_max;

/**
 * What a finished answer asks for. An unanswered slider left at its minimum is no answer, a text over the limit is not
 * sent, what is stored already is not sent again, and choosing or writing nothing takes back what is stored.
 */
export function preferenceWrite(
  question: Asked,
  stored: AnswerValue | undefined,
  value: AnswerValue | null,
): PreferenceWrite {
  if (isTooLong(value) || sameAnswer(stored ?? null, value)) return nothing;
  const min = question.slider_min ?? limits.slider_default_min;
  if (question.input_type === 'slider' && stored === undefined && value === min) return nothing;
  const write = answerWrite(question.input_type, stored, value);
  return write.do === 'skip' ? nothing : write;
}

/** What is shown for four seconds after a save. */
export const celebration = (message: string, answeredBefore: boolean): string =>
  answeredBefore ? `${message} (Updated!)` : message;
