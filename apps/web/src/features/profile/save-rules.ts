import type { AnswerInput, AnswerValue } from '@serendip/contract/answers';
import { limits } from '@serendip/contract/limits';
import type { ProfileQuestion } from '@serendip/contract/profile';
import { texts } from '../../language/texts.ts';
import { answerWrite, sameAnswer } from '../answers/answer-changes.ts';

const t = texts('profile');

type PreferenceWrite = { do: 'save'; answer: AnswerInput } | { do: 'delete' } | { do: 'nothing' };

type Asked = Pick<ProfileQuestion, 'input_type' | 'slider_min'>;
const nothing: PreferenceWrite = { do: 'nothing' };

export const isTooLong = (value: AnswerValue | null): boolean =>
  typeof value === 'string' && value.trim().length > limits.answer_text_max;

/**
 * The write for a finished answer. An empty answer deletes the stored one. Nothing is sent for an answer that is
 * already stored, a text over the limit, or an unanswered slider at its minimum.
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

/** The text that shows for four seconds after a save. */
export const celebration = (message: string, answeredBefore: boolean): string =>
  answeredBefore ? t('updated', { praise: message }) : message;
