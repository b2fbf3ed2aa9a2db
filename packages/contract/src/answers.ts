import { type Sentence, say, spell } from '@serendip/texts/sentence';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { eventId, preferenceId, questionId, version, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { eventQuestion, type InputType } from './questions.ts';
import { isBlank, text } from './text.ts';

/** A text, a slider's number, or the chosen option values (a single choice is a list of one). */
export const effectiveValue = z.union([z.string(), z.number(), z.array(z.string())]).meta({ id: 'AnswerValue' });
export type AnswerValue = z.output<typeof effectiveValue>;

/** A stored answer of the caller. */
export const preference = z
  .object({ id: wireId, question_id: wireId, effective_value: effectiveValue })
  .meta({ id: 'Answer' });
export type Preference = z.output<typeof preference>;

/** The two places where people answer differ only in the sentence for a text that is too long. */
export const answerTooLong = say('atMostCharacters', { field: 'answer', max: limits.answer_text_max });
export const responseTooLong = say('atMostCharacters', { field: 'response', max: limits.answer_text_max });

/** The three fields an answer can arrive in; which one counts depends on the question. */
export const answerFields = (tooLong: Sentence) => ({
  text_response: text('answer', { max: limits.answer_text_max, tooLong: spell(tooLong) }).nullish(),
  numeric_response: z.number({ error: fault('mustBeNumber', { field: 'answer' }) }).nullish(),
  selected_options: z
    .union([z.string().transform((value) => [value]), z.array(z.string())], {
      error: fault('selectedOptionsList'),
    })
    .refine((values) => values.length <= limits.options_max, fault('tooManyOptions'))
    .transform((values) => [...new Set(values)])
    .nullish(),
});

export interface AnswerInput {
  text_response?: string | null | undefined;
  numeric_response?: number | null | undefined;
  selected_options?: string[] | null | undefined;
}

/** The parts of a question that decide whether an answer fits. */
export interface Answerable {
  input_type: InputType;
  slider_min: number | null;
  slider_max: number | null;
  options: readonly { value: string }[];
}

type ReadAnswer = { ok: true; value: AnswerValue } | { ok: false; message: Sentence };
const refuse = (message: Sentence): ReadAnswer => ({ ok: false, message });

const readNumber = (question: Answerable, number: number | null | undefined): ReadAnswer => {
  const min = question.slider_min ?? limits.slider_default_min;
  const max = question.slider_max ?? limits.slider_default_max;
  if (number == null) return refuse(say('isBlank', { field: 'answer' }));
  if (!Number.isInteger(number) || number < min || number > max)
    return refuse(say('wholeNumber', { field: 'answer', min, max }));
  return { ok: true, value: number };
};

const readSelection = (question: Answerable, selected: string[] | null | undefined): ReadAnswer => {
  if (!selected?.length) return refuse(say('isBlank', { field: 'answer' }));
  const known = question.options.map((option) => option.value);
  if (selected.some((value) => !known.includes(value))) return refuse(say('answerNotOption'));
  if (question.input_type !== 'multi_select' && selected.length > 1) return refuse(say('onlyOneOption'));
  return { ok: true, value: known.filter((value) => selected.includes(value)) };
};

/** The value to store for a question, or the sentence that says why what was sent does not fit it. */
export function readAnswer(question: Answerable, input: AnswerInput): ReadAnswer {
  if (question.input_type === 'slider') return readNumber(question, input.numeric_response);
  if (question.input_type !== 'text') return readSelection(question, input.selected_options);
  const response = input.text_response ?? '';
  return isBlank(response) ? refuse(say('isBlank', { field: 'answer' })) : { ok: true, value: response };
}

/** The rest of a stored answer after its question changed: the value, a smaller selection, or null if nothing fits. */
export function fitAnswer(question: Answerable, stored: AnswerValue): AnswerValue | null {
  const selected = Array.isArray(stored)
    ? stored.filter((value) => question.options.some((option) => option.value === value))
    : null;
  const read = readAnswer(question, {
    text_response: typeof stored === 'string' ? stored : null,
    numeric_response: typeof stored === 'number' ? stored : null,
    selected_options: selected,
  });
  return read.ok ? read.value : null;
}

const fields = answerFields(answerTooLong);
const ofEvent = z.object({ event_id: eventId });
const ofQuestion = z.object({ event_id: eventId, question_id: questionId });
const tag = 'Event answers';

export const listEventAnswers = defineEndpoint({
  id: 'listEventAnswers',
  method: 'GET',
  path: '/events/:event_id/user_preferences',
  tag,
  summary: 'List an event’s questions with your answers',
  description: 'Your answers are there if you joined. Of a closed event, you get the questions you answered.',
  access: 'event',
  params: ofEvent,
  data: z.object({ questions: z.array(eventQuestion), preferences: z.array(preference) }),
  message: 'ok',
  failures: [],
});

export const saveEventAnswer = defineEndpoint({
  id: 'saveEventAnswer',
  method: 'POST',
  path: '/events/:event_id/user_preferences',
  tag,
  summary: 'Answer a question',
  description: 'Send the one field that fits the kind of question. A second answer replaces the first.',
  access: 'joined',
  params: ofEvent,
  body: z.object({
    event_user_preference: z.object({
      question_id: questionId,
      ...fields,
      /** Of the question as it was answered: without it, nothing shows that the host began to read answers since. */
      version,
    }),
  }),
  data: z.object({ preference }),
  message: 'answerSaved',
  failures: ['question_not_found', 'event_closed', 'question_changed'],
});

export const updateEventAnswer = defineEndpoint({
  id: 'updateEventAnswer',
  method: 'PUT',
  path: '/events/:event_id/user_preferences/:preference_id',
  tag,
  summary: 'Change an answer',
  description: 'Send the one field that fits the kind of question.',
  access: 'joined',
  params: z.object({ event_id: eventId, preference_id: preferenceId }),
  body: z.object({ event_user_preference: z.object(fields).meta({ id: 'AnswerInput' }) }),
  data: z.object({ preference }),
  message: 'answerSaved',
  failures: ['preference_not_found', 'question_not_found', 'event_closed'],
});

export const deleteEventAnswer = defineEndpoint({
  id: 'deleteEventAnswer',
  method: 'DELETE',
  path: '/events/:event_id/user_preferences/by_question/:question_id',
  tag,
  summary: 'Take back an answer',
  description: 'Works after you have left the event, too.',
  access: 'event',
  params: ofQuestion,
  data: z.object({}),
  message: 'answerRemoved',
  failures: ['question_not_found', 'preference_not_found'],
});
