import { texts } from '../../language/texts.ts';
import { type QuestionForm, shownOptions } from './question-form.ts';
import { questionTypes } from './question-types.ts';

const t = texts('questionKinds');

/** A question in one line: its type and its choices. */
export function summarizeQuestion(form: QuestionForm): string {
  const { label: kind } = questionTypes[form.input_type];
  if (form.input_type === 'text') return form.response_format === 'long' ? t('summary.longText') : kind;
  if (form.input_type === 'slider')
    return t('summary.slider', {
      min: String(form.slider_min),
      minLabel: String(form.min_label),
      max: String(form.slider_max),
      maxLabel: String(form.max_label),
    });
  if (form.input_type === 'yes_no_maybe') return kind;
  const options = shownOptions(form).map(({ text }) => text);
  return t('summary.options', { kind, options: options.join(', ') });
}
