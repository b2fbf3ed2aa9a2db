import { type FieldName, type Sentence, say } from '@serendip/texts/sentence';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { clientId, eventId, questionId, version, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { isBlank, optionalText, wholeNumber } from './text.ts';

export const inputTypes = ['text', 'slider', 'multiple_choice', 'multi_select', 'yes_no_maybe'] as const;
export const inputType = z
  .enum(inputTypes, { error: fault('oneOf', { field: 'input_type', choices: inputTypes.join(', ') }) })
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
    /** The host reads the answers, which is said before one answers. */
    host_reads: z.boolean(),
    /** Of a question that the host reads: people are matched by it as well. All other questions are matched by. */
    also_matched: z.boolean(),
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
  /** Left out: not. */
  host_reads?: boolean | undefined;
  /** Only with `host_reads`. */
  also_matched?: boolean | undefined;
}

export interface QuestionFault {
  /** A field's name, or `options.<index>.text`. */
  field: string;
  message: Sentence;
}

const sliderFaults = (question: QuestionFields): QuestionFault[] => {
  const faults: QuestionFault[] = [];
  const require = (field: 'min_label' | 'max_label' | 'matching_context', message: Sentence) => {
    if (isBlank(question[field] ?? '')) faults.push({ field, message });
  };
  require('min_label', say('isRequired', { field: 'min_label' }));
  require('max_label', say('isRequired', { field: 'max_label' }));
  require('matching_context', say('isRequired', { field: 'matching_context' }));
  const min = question.slider_min ?? limits.slider_default_min;
  const max = question.slider_max ?? limits.slider_default_max;
  if (max <= min) faults.push({ field: 'slider_max', message: say('maximumNotGreater') });
  return faults;
};

const optionFaults = ({ options }: QuestionFields): QuestionFault[] => {
  if (options.length < limits.options_min)
    return [{ field: 'options', message: say('optionsTooFew', { min: limits.options_min }) }];
  return options.flatMap((option, index) => {
    const faults: QuestionFault[] = [];
    if (isBlank(option.text))
      faults.push({ field: `options.${index}.text`, message: say('isRequired', { field: 'option_text' }) });
    if (isBlank(option.value))
      faults.push({ field: `options.${index}.value`, message: say('isRequired', { field: 'option_value' }) });
    else if (options.findIndex((other) => other.value === option.value) < index)
      faults.push({ field: `options.${index}.value`, message: say('optionValuesSame') });
    return faults;
  });
};

/** The rules of a whole question, the same in the editor and on the server. Empty when it may be saved. */
export function questionFaults(question: QuestionFields): QuestionFault[] {
  const faults: QuestionFault[] = isBlank(question.text ?? '')
    ? [{ field: 'text', message: say('isRequired', { field: 'question_text' }) }]
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
const optionPart = (label: FieldName, max: number) =>
  optionalText(label, { max, oneLine: true })
    .default(null)
    .transform((part) => part ?? '');

const optionInput = z
  .object({
    id: z.string().max(64).optional().catch(undefined),
    text: optionPart('option_text', limits.option_text_max),
    value: optionPart('option_value', limits.option_value_max),
    display_order: z.int().optional().catch(undefined),
  })
  .meta({ id: 'OptionInput' });

/** Every field may be left out: a new question takes the defaults, a change keeps what is stored. */
export const questionInput = z
  .object({
    text: optionalText('question_text', { max: limits.question_text_max }).optional(),
    input_type: inputType.optional(),
    response_format: z
      .enum(responseFormats, { error: fault('eitherOf', { field: 'response_format', others: 'short', last: 'long' }) })
      .nullable()
      .optional(),
    slider_min: wholeNumber('minimum', limits.slider_lowest, limits.slider_highest).nullable().optional(),
    slider_max: wholeNumber('maximum', limits.slider_lowest, limits.slider_highest).nullable().optional(),
    scale_type: z
      .enum(scaleTypes, { error: fault('oneOf', { field: 'scale_type', choices: scaleTypes.join(', ') }) })
      .nullable()
      .optional(),
    min_label: optionalText('min_label', { max: limits.label_max, oneLine: true }).optional(),
    max_label: optionalText('max_label', { max: limits.label_max, oneLine: true }).optional(),
    matching_context: optionalText('matching_context', { max: limits.matching_context_max }).optional(),
    options: z
      .array(optionInput, { error: fault('mustBeList', { field: 'options' }) })
      .max(limits.options_max, fault('optionsPerQuestion', { max: limits.options_max }))
      .nullable()
      .optional(),
    host_reads: z.boolean({ error: fault('trueOrFalse', { field: 'host_reads' }) }).optional(),
    also_matched: z.boolean({ error: fault('trueOrFalse', { field: 'also_matched' }) }).optional(),
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
  scope: 'read',
  params: ofEvent,
  data: z.object({ questions: z.array(eventQuestion) }),
  message: 'ok',
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
  message: 'questionCreated',
  failures: [],
});

export const updateEventQuestion = defineEndpoint({
  id: 'updateEventQuestion',
  method: 'PUT',
  path: '/events/:event_id/questions/:question_id',
  tag,
  summary: 'Change a question',
  description:
    'Answers that no longer fit are deleted. With `version`, a field changed since is kept (409, with the present question).',
  access: 'host',
  params: ofQuestion,
  body: z.object({ question: questionInput }),
  data: z.object({ question: eventQuestion }),
  message: 'questionUpdated',
  failures: ['question_not_found', 'event_changed', 'has_confidential_answers'],
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
      .array(wireId, { error: fault('mustBeList', { field: 'question_ids' }) })
      .max(limits.questions_ordered_max, fault('tooMany', { field: 'question_ids' })),
  }),
  data: z.object({ questions: z.array(eventQuestion) }),
  message: 'questionsOrdered',
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
  message: 'questionDeleted',
  failures: ['question_not_found'],
});
