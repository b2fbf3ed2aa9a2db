import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { clientId, eventId, questionId, version, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { isBlank, optionalText, wholeNumber } from './text.ts';

export const inputTypes = ['text', 'slider', 'multiple_choice', 'multi_select', 'yes_no_maybe'] as const;
export const inputType = z
  .enum(inputTypes, { error: `Input type must be one of ${inputTypes.join(', ')}` })
  .meta({ id: 'InputType' });
export type InputType = z.output<typeof inputType>;

export const responseFormats = ['short', 'long'] as const;
export const scaleTypes = ['progressive', 'bipolar', 'preference'] as const;
export type ScaleType = (typeof scaleTypes)[number];

export const option = z
  .object({ id: wireId, text: z.string(), value: z.string(), display_order: z.int() })
  .meta({ id: 'QuestionOption' });
export type Option = z.output<typeof option>;

export const eventQuestion = z
  .object({
    id: wireId,
    event_id: wireId,
    /** Grows with each change. */
    version: z.int(),
    text: z.string(),
    input_type: inputType,
    response_format: z.enum(responseFormats).nullable(),
    slider_min: z.int().nullable(),
    slider_max: z.int().nullable(),
    scale_type: z.enum(scaleTypes).nullable(),
    min_label: z.string().nullable(),
    max_label: z.string().nullable(),
    matching_context: z.string().nullable(),
    options: z.array(option),
  })
  .meta({ id: 'Question' });
export type EventQuestion = z.output<typeof eventQuestion>;

/** The three options every yes_no_maybe question has; hosts cannot change them. */
export const yesNoMaybeOptions: Omit<Option, 'id'>[] = [
  { text: 'Yes', value: 'yes', display_order: 1 },
  { text: 'No', value: 'no', display_order: 2 },
  { text: 'Maybe', value: 'maybe', display_order: 3 },
];

/** A question as its author writes it: the fields that a form holds and a PUT may change. */
export interface QuestionFields {
  text: string | null;
  input_type: InputType;
  response_format: (typeof responseFormats)[number] | null;
  slider_min: number | null;
  slider_max: number | null;
  scale_type: ScaleType | null;
  min_label: string | null;
  max_label: string | null;
  matching_context: string | null;
  options: { id?: string | undefined; text: string; value: string; display_order?: number | undefined }[];
}

export interface QuestionFault {
  /** A field's name, or `options.<index>.text`. */
  field: string;
  message: string;
}

const sliderFaults = (question: QuestionFields): QuestionFault[] => {
  const faults: QuestionFault[] = [];
  const require = (field: 'min_label' | 'max_label' | 'matching_context', message: string) => {
    if (isBlank(question[field] ?? '')) faults.push({ field, message });
  };
  require('min_label', 'Minimum label is required');
  require('max_label', 'Maximum label is required');
  require('matching_context', 'Matching context is required');
  const min = question.slider_min ?? limits.slider_default_min;
  const max = question.slider_max ?? limits.slider_default_max;
  if (max <= min) faults.push({ field: 'slider_max', message: 'Maximum must be greater than minimum' });
  return faults;
};

const optionFaults = ({ options }: QuestionFields): QuestionFault[] => {
  if (options.length < limits.options_min) return [{ field: 'options', message: 'At least 2 options are required' }];
  return options.flatMap((option, index) => {
    const faults: QuestionFault[] = [];
    if (isBlank(option.text)) faults.push({ field: `options.${index}.text`, message: 'Option text is required' });
    if (isBlank(option.value)) faults.push({ field: `options.${index}.value`, message: 'Option value is required' });
    else if (options.findIndex((other) => other.value === option.value) < index)
      faults.push({ field: `options.${index}.value`, message: 'Option values must be different' });
    return faults;
  });
};

/** The rules of a whole question, the same in the editor and on the server. Empty when it may be saved. */
export function questionFaults(question: QuestionFields): QuestionFault[] {
  const faults: QuestionFault[] = isBlank(question.text ?? '')
    ? [{ field: 'text', message: 'Question text is required' }]
    : [];
  if (question.input_type === 'slider') faults.push(...sliderFaults(question));
  if (question.input_type === 'multiple_choice' || question.input_type === 'multi_select')
    faults.push(...optionFaults(question));
  return faults;
}

type TextsOf = Pick<QuestionFields, 'text' | 'min_label' | 'max_label' | 'matching_context' | 'options'>;

/** The bytes of a question's texts as they travel: JSON strings in UTF-8, quotes and escapes included. */
export function questionBytes({ text, min_label, max_label, matching_context, options }: TextsOf): number {
  const ofOptions = options.flatMap((option) => [option.text, option.value]);
  const texts = [text, min_label, max_label, matching_context, ...ofOptions].filter((each) => each !== null);
  return texts.reduce((sum, each) => sum + new TextEncoder().encode(JSON.stringify(each)).length, 0);
}

/** `questionFaults` reports missing fields, together with all other faults. */
const optionPart = (label: string, max: number) =>
  optionalText(label, { max, oneLine: true })
    .default(null)
    .transform((part) => part ?? '');

const optionInput = z
  .object({
    id: z.string().max(64).optional().catch(undefined),
    text: optionPart('Option text', limits.option_text_max),
    value: optionPart('Option value', limits.option_value_max),
    display_order: z.int().optional().catch(undefined),
  })
  .meta({ id: 'OptionInput' });

/** Every field may be left out: a new question takes the defaults, a change keeps what is stored. */
export const questionInput = z
  .object({
    text: optionalText('Question text', { max: limits.question_text_max }).optional(),
    input_type: inputType.optional(),
    response_format: z.enum(responseFormats, { error: 'Response format must be short or long' }).nullable().optional(),
    slider_min: wholeNumber('Minimum', limits.slider_lowest, limits.slider_highest).nullable().optional(),
    slider_max: wholeNumber('Maximum', limits.slider_lowest, limits.slider_highest).nullable().optional(),
    scale_type: z
      .enum(scaleTypes, { error: `Scale type must be one of ${scaleTypes.join(', ')}` })
      .nullable()
      .optional(),
    min_label: optionalText('Minimum label', { max: limits.label_max, oneLine: true }).optional(),
    max_label: optionalText('Maximum label', { max: limits.label_max, oneLine: true }).optional(),
    matching_context: optionalText('Matching context', { max: limits.matching_context_max }).optional(),
    options: z
      .array(optionInput, { error: 'Options must be a list' })
      .max(limits.options_max, `A question has at most ${limits.options_max} options`)
      .nullable()
      .optional(),
    /** Only a new question's. */
    client_id: clientId,
    /** Only of changes. */
    version,
  })
  .meta({ id: 'QuestionInput' });
export type QuestionInput = z.output<typeof questionInput>;

const ofEvent = z.object({ event_id: eventId });
const ofQuestion = z.object({ event_id: eventId, question_id: questionId });
const tag = 'Event questions';

export const listEventQuestions = defineEndpoint({
  id: 'listEventQuestions',
  method: 'GET',
  path: '/events/:event_id/questions',
  tag,
  summary: 'List an event’s questions',
  description: 'In the order in which guests see them.',
  access: 'event',
  params: ofEvent,
  data: z.object({ questions: z.array(eventQuestion) }),
  message: 'OK',
  failures: [],
});

export const createEventQuestion = defineEndpoint({
  id: 'createEventQuestion',
  method: 'POST',
  path: '/events/:event_id/questions',
  tag,
  summary: 'Add a question',
  description: 'It goes to the end. With the same `client_id`, a question sent twice is created once.',
  access: 'host',
  params: ofEvent,
  body: z.object({ question: questionInput }),
  data: z.object({ question: eventQuestion }),
  message: 'Question created successfully.',
  failures: [],
});

export const updateEventQuestion = defineEndpoint({
  id: 'updateEventQuestion',
  method: 'PUT',
  path: '/events/:event_id/questions/:question_id',
  tag,
  summary: 'Change a question',
  description:
    'Answers that no longer fit are deleted. With `version`, a field that was changed since is kept (409, with the present question).',
  access: 'host',
  params: ofQuestion,
  body: z.object({ question: questionInput }),
  data: z.object({ question: eventQuestion }),
  message: 'Question updated successfully.',
  failures: ['question_not_found', 'event_changed'],
});

export const orderEventQuestions = defineEndpoint({
  id: 'orderEventQuestions',
  method: 'PATCH',
  path: '/events/:event_id/questions/order',
  tag,
  summary: 'Put questions in order',
  description: 'Questions that are not named keep their order, after the others.',
  access: 'host',
  params: ofEvent,
  body: z.object({
    question_ids: z
      .array(wireId, { error: 'Question ids must be a list' })
      .max(limits.questions_ordered_max, 'Question ids are too many'),
  }),
  data: z.object({ questions: z.array(eventQuestion) }),
  message: 'Questions put in order.',
  failures: [],
});

export const deleteEventQuestion = defineEndpoint({
  id: 'deleteEventQuestion',
  method: 'DELETE',
  path: '/events/:event_id/questions/:question_id',
  tag,
  summary: 'Delete a question',
  description: 'Deletes its answers, too.',
  access: 'host',
  params: ofQuestion,
  data: z.object({}),
  message: 'Question deleted successfully.',
  failures: ['question_not_found'],
});
