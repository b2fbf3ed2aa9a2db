import type { AnswerInput, AnswerValue, Preference } from '@serendip/contract/answers';
import type { InputType } from '@serendip/contract/questions';
import { texts } from '../../language/texts.ts';
import { isEmptyAnswer } from '../questions/inputs/asked-question.ts';

const t = texts('answers');

/** An unsaved answer. Null and empty values mean 'no answer'. */
export type Drafts = Readonly<Record<string, AnswerValue | null>>;

/** Saved answers by question. */
export type StoredAnswers = ReadonlyMap<string, AnswerValue>;

/** The status of a question: its unsaved answer compared with its stored one. */
export type AnswerState = 'unanswered' | 'answered' | 'unsaved' | 'will_clear';

/** The write that saving makes for one question. */
export type AnswerWrite = { do: 'delete' } | { do: 'save'; answer: AnswerInput } | { do: 'skip' };

const inOrder = (values: readonly string[]) => [...new Set(values)].sort();

/** Compares texts after trimming, and selections in any order. All empty values are equal. */
export function sameAnswer(one: AnswerValue | null, other: AnswerValue | null): boolean {
  if (isEmptyAnswer(one) || isEmptyAnswer(other)) return isEmptyAnswer(one) && isEmptyAnswer(other);
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  if (Array.isArray(one) && Array.isArray(other))
    return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
  return one === other;
}

export function answerState(stored: AnswerValue | undefined, shown: AnswerValue | null): AnswerState {
  if (sameAnswer(stored ?? null, shown)) return stored === undefined ? 'unanswered' : 'answered';
  return isEmptyAnswer(shown) ? 'will_clear' : 'unsaved';
}

/** The field an answer is sent in, by the type of its question. A single choice is a list of one. */
export function answerInput(type: InputType, value: AnswerValue): AnswerInput {
  if (type === 'text') return { text_response: String(value).trim() };
  if (type === 'slider') return { numeric_response: Number(value) };
  const selected = Array.isArray(value) ? value : [String(value)];
  return { selected_options: type === 'multi_select' ? selected : selected.slice(0, 1) };
}

/** The answer as it was sent, for when the server's response does not repeat it. */
export const sentAs = (questionId: string, sent: AnswerInput): Preference => ({
  id: '',
  question_id: questionId,
  effective_value: sent.text_response ?? sent.numeric_response ?? sent.selected_options ?? '',
});

/** Deletes a stored answer that is empty now, skips an empty answer never stored, and saves everything else. */
export function answerWrite(type: InputType, stored: AnswerValue | undefined, shown: AnswerValue | null): AnswerWrite {
  if (shown === null || isEmptyAnswer(shown)) return { do: stored === undefined ? 'skip' : 'delete' };
  return { do: 'save', answer: answerInput(type, shown) };
}

interface Asked {
  id: string;
  input_type: InputType;
}

/** The questions with unsaved changes, in order. */
export const changedQuestions = <Q extends Asked>(
  questions: readonly Q[],
  stored: StoredAnswers,
  drafts: Drafts,
): Q[] => questions.filter(({ id }) => id in drafts && !sameAnswer(stored.get(id) ?? null, drafts[id] ?? null));

/** Says that answers to removed questions were not saved. */
export const removedText = (count: number): string => t('removed', { count });

/** 'All changes saved', '1 unsaved change', '2 unsaved changes'. */
export const unsavedText = (count: number): string => (count === 0 ? t('allSaved') : t('unsaved', { count }));
