import { limits } from '@serendip/contract/limits';
import {
  type EventQuestion,
  type InputType,
  type QuestionFields,
  questionFaults,
  yesNoMaybeOptions,
} from '@serendip/contract/questions';
import { isStorable } from '@serendip/contract/text';
import { worded } from '../../language/worded.ts';
import { uuid } from '../../lib/uuid.ts';
import { optionText } from './option-text.ts';
import type { QuestionInput } from './queries.ts';

export interface OptionForm {
  key: string;
  /** The server's id, if the option is stored. */
  id?: string | undefined;
  text: string;
  value: string;
}

/** A question while it is edited. Fields that its type does not use are kept, in case the host switches back. */
export type QuestionForm = Omit<QuestionFields, 'options'> & { options: OptionForm[] };

/** Error messages by field: its name, or `options.<key>.text`. */
export type QuestionErrors = Record<string, string>;

/** The props of each group of fields. */
export interface QuestionFieldsProps {
  form: QuestionForm;
  errors: QuestionErrors;
  /** Merges the fields into the form and clears their errors, and the errors of `cleared`. */
  onChange: (fields: Partial<QuestionForm>, ...cleared: string[]) => void;
}

export const emptyOption = (): OptionForm => ({ key: uuid(), text: '', value: '' });

const hasOwnOptions = (type: InputType) => type === 'multiple_choice' || type === 'multi_select';

/** A choice needs at least two options, so it starts with two. */
const withStartOptions = (options: OptionForm[]): OptionForm[] =>
  options.length > 0 ? options : Array.from({ length: limits.options_min }, emptyOption);

export const emptyQuestion = (): QuestionForm => ({
  text: '',
  input_type: 'text',
  response_format: 'short',
  slider_min: limits.slider_default_min,
  slider_max: limits.slider_default_max,
  scale_type: 'progressive',
  min_label: '',
  max_label: '',
  matching_context: '',
  options: withStartOptions([]),
  host_reads: false,
  also_matched: false,
});

/** A stored question as a form, with defaults for what its type does not use. */
export function questionForm(question: EventQuestion): QuestionForm {
  const empty = emptyQuestion();
  return {
    text: question.text,
    input_type: question.input_type,
    response_format: question.response_format ?? empty.response_format,
    slider_min: question.slider_min ?? empty.slider_min,
    slider_max: question.slider_max ?? empty.slider_max,
    scale_type: question.scale_type ?? empty.scale_type,
    min_label: question.min_label ?? '',
    max_label: question.max_label ?? '',
    matching_context: question.matching_context ?? '',
    options: hasOwnOptions(question.input_type)
      ? question.options.map(({ id, text, value }) => ({ key: id, id, text, value }))
      : empty.options,
    host_reads: question.host_reads,
    also_matched: question.also_matched,
  };
}

const trimmed = (text: string | null): string | null => text?.trim() || null;

/** The question as it is sent: trimmed, and only what its type uses. */
export function questionInput(form: QuestionForm): QuestionInput & QuestionFields {
  const { input_type } = form;
  const slider = input_type === 'slider';
  return {
    text: form.text?.trim() ?? '',
    input_type,
    response_format: input_type === 'text' ? form.response_format : null,
    slider_min: slider ? (form.slider_min ?? limits.slider_default_min) : null,
    slider_max: slider ? (form.slider_max ?? limits.slider_default_max) : null,
    scale_type: slider ? form.scale_type : null,
    min_label: slider ? trimmed(form.min_label) : null,
    max_label: slider ? trimmed(form.max_label) : null,
    matching_context: trimmed(form.matching_context),
    options: hasOwnOptions(input_type)
      ? form.options.map(({ id, text, value }, index) => ({
          ...(id ? { id } : {}),
          text: text.trim(),
          value: value.trim(),
          display_order: index + 1,
        }))
      : [],
    ...(form.host_reads ? { host_reads: true, also_matched: form.also_matched ?? false } : {}),
  };
}

/** The options that joiners see. */
export const shownOptions = (form: QuestionForm): { key: string; text: string }[] =>
  form.input_type === 'yes_no_maybe'
    ? yesNoMaybeOptions.map((option) => ({ key: option.value, text: optionText(option) }))
    : hasOwnOptions(form.input_type)
      ? form.options
      : [];

/** The errors by field. Options are named by their key, which stays the same when they move. */
export function questionErrors(form: QuestionForm): QuestionErrors {
  const byField = questionFaults(questionInput(form)).map(({ field, message }) => {
    const [, index, part] = /^options\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const option = index === undefined ? undefined : form.options[Number(index)];
    return [option ? `options.${option.key}.${part}` : field, worded(message)] as const;
  });
  return Object.fromEntries(byField);
}

/** False if a text has characters that the server refuses. */
export function canBeStored(form: QuestionForm): boolean {
  const { text, min_label, max_label, matching_context, options } = questionInput(form);
  const written = [text, min_label, max_label, matching_context, ...options.flatMap((each) => [each.text, each.value])];
  return written.every((each) => each == null || isStorable(each));
}

export const sameQuestion = (one: QuestionForm, other: QuestionForm): boolean =>
  JSON.stringify(questionInput(one)) === JSON.stringify(questionInput(other));

/**
 * Whether answers to a stored question may no longer fit after these changes: another type, a narrower slider or an option
 * less. The server then drops them, and nothing else.
 */
export function losesAnswers(stored: QuestionForm, changed: QuestionForm): boolean {
  if (stored.input_type !== changed.input_type) return true;
  if (stored.input_type === 'slider')
    return (changed.slider_min ?? 0) > (stored.slider_min ?? 0) || (changed.slider_max ?? 0) < (stored.slider_max ?? 0);
  const left = new Set(changed.options.map(({ id }) => id));
  return hasOwnOptions(stored.input_type) && stored.options.some(({ id }) => id !== undefined && !left.has(id));
}
