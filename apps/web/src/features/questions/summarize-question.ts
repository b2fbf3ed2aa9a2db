import { type QuestionForm, shownOptions } from './question-form.ts';
import { questionTypes } from './question-types.ts';

/** A question in one line: its type and its choices. */
export function summarizeQuestion(form: QuestionForm): string {
  const { label } = questionTypes[form.input_type];
  if (form.input_type === 'text') return form.response_format === 'long' ? `${label}, long answer` : label;
  if (form.input_type === 'slider')
    return `${label}, ${form.slider_min} (${form.min_label}) to ${form.slider_max} (${form.max_label})`;
  if (form.input_type === 'yes_no_maybe') return label;
  return `${label}: ${shownOptions(form)
    .map(({ text }) => text)
    .join(', ')}`;
}
