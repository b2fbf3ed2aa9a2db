import type { ProposedQuestion } from '@serendip/contract/coach';
import { emptyOption, emptyQuestion, type QuestionForm } from '../questions/question-form.ts';

/** An option's value for its text: 'First version' is `first-version`. */
const optionValue = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** A proposed question as a form that the host can change. */
export function formOf({ asks: _, options, ...question }: ProposedQuestion): QuestionForm {
  const empty = emptyQuestion();
  return {
    ...empty,
    ...question,
    scale_type: question.scale_type ?? empty.scale_type,
    min_label: question.min_label ?? '',
    max_label: question.max_label ?? '',
    matching_context: question.matching_context ?? '',
    options:
      options.length > 0
        ? options.map((text) => ({ ...emptyOption(), text, value: optionValue(text) }))
        : empty.options,
  };
}

/** True if a form asks the same. Case and outer white space do not count. */
export const asksTheSame = (form: QuestionForm, { text }: ProposedQuestion): boolean =>
  (form.text ?? '').trim().toLowerCase() === text.trim().toLowerCase();
