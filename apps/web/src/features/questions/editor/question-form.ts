import { limits } from '@serendip/contract/limits';
import {
  type EventQuestion,
  type InputType,
  type QuestionFields,
  questionFaults,
  yesNoMaybeOptions,
} from '@serendip/contract/questions';
import { isStorable } from '@serendip/contract/text';
import type { QuestionInput } from '../queries.ts';
import { localKey } from './local-key.ts';

export interface OptionForm {
  key: string;
  /** The server's, for options that it knows. */
  id?: string | undefined;
  text: string;
  value: string;
}

/** A question while it is being written. What its type does not use is kept, in case the host changes back. */
export type QuestionForm = Omit<QuestionFields, 'options'> & { options: OptionForm[] };

/** Sentences by field: its name, or `options.<key>.text`. */
export type QuestionErrors = Record<string, string>;

/** What each group of fields is given. */
export interface QuestionFieldsProps {
  form: QuestionForm;
  errors: QuestionErrors;
  /** Merges the fields into the form and clears their errors, and the errors of `cleared`. */
  onChange: (fields: Partial<QuestionForm>, ...cleared: string[]) => void;
}

export const emptyOption = (): OptionForm => ({ key: localKey(), text: '', value: '' });

const hasOwnOptions = (type: InputType) => type === 'multiple_choice' || type === 'multi_select';

/** A choice needs two options, so two stand there to begin with. */
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
});

/** A stored question as a form, with the defaults in place of what its type does not use. */
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
  };
}

const trimmed = (text: string | null): string | null => text?.trim() || null;

/** What goes over the wire: surrounding space dropped, and only what the type uses. */
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
  };
}

/** The options that joiners will see. */
export const shownOptions = (form: QuestionForm): { key: string; text: string }[] =>
  form.input_type === 'yes_no_maybe'
    ? yesNoMaybeOptions.map(({ text, value }) => ({ key: value, text }))
    : hasOwnOptions(form.input_type)
      ? form.options
      : [];

/** What is wrong with it, each sentence at its field; options are named by their key, which moves along with them. */
export function questionErrors(form: QuestionForm): QuestionErrors {
  const byField = questionFaults(questionInput(form)).map(({ field, message }) => {
    const [, index, part] = /^options\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const option = index === undefined ? undefined : form.options[Number(index)];
    return [option ? `options.${option.key}.${part}` : field, message] as const;
  });
  return Object.fromEntries(byField);
}

/** False for characters that the server would refuse although every field is filled in. */
export function canBeStored(form: QuestionForm): boolean {
  const { text, min_label, max_label, matching_context, options } = questionInput(form);
  const written = [text, min_label, max_label, matching_context, ...options.flatMap((each) => [each.text, each.value])];
  return written.every((each) => each == null || isStorable(each));
}

export const sameQuestion = (one: QuestionForm, other: QuestionForm): boolean =>
  JSON.stringify(questionInput(one)) === JSON.stringify(questionInput(other));
