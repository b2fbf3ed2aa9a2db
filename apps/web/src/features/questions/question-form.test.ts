import type { EventQuestion } from '@serendip/contract/questions';
import { expect, test } from 'vitest';
import {
  emptyQuestion,
  losesAnswers,
  type QuestionForm,
  questionErrors,
  questionForm,
  questionInput,
  sameQuestion,
} from './question-form.ts';

const question = (changes: Partial<QuestionForm>): QuestionForm => ({ ...emptyQuestion(), text: 'Why?', ...changes });
const options = [
  { key: 'a', text: ' Founder ', value: 'founder' },
  { key: 'b', text: 'Investor', value: '' },
];

const stored: EventQuestion = {
  id: 'q',
  event_id: 'e',
  version: 1,
  text: 'What do you look for?',
  input_type: 'multi_select',
  response_format: null,
  slider_min: null,
  slider_max: null,
  scale_type: null,
  min_label: null,
  max_label: null,
  matching_context: null,
  host_reads: false,
  also_matched: false,
  options: [
    { id: 'o1', text: 'Money', value: 'money', display_order: 1 },
    { id: 'o2', text: 'Advice', value: 'advice', display_order: 2 },
  ],
};

test('a new question is a short text question and lacks only its text', () => {
  expect(emptyQuestion()).toMatchObject({ input_type: 'text', response_format: 'short' });
  expect(questionErrors(emptyQuestion())).toEqual({ text: 'Question text is required' });
});

test('a slider asks for labels and matching context, and for a maximum above the minimum', () => {
  expect(questionErrors(question({ input_type: 'slider', slider_min: 4, slider_max: 4 }))).toEqual({
    min_label: 'Minimum label is required',
    max_label: 'Maximum label is required',
    matching_context: 'Matching context is required',
    slider_max: 'Maximum must be greater than minimum',
  });
});

test('the error of an option is named by its key, so that it moves with the option', () => {
  expect(questionErrors(question({ input_type: 'multiple_choice', options }))).toEqual({
    'options.b.value': 'Option value is required',
  });
  expect(questionErrors(question({ input_type: 'multiple_choice', options: [...options].reverse() }))).toEqual({
    'options.b.value': 'Option value is required',
  });
});

test('fewer than two options are refused', () => {
  expect(questionErrors(question({ input_type: 'multi_select', options: options.slice(0, 1) }))).toEqual({
    options: 'At least 2 options are required',
  });
});

test('values that differ only in surrounding space count as the same', () => {
  const twice = [options[0], { key: 'c', text: 'Another', value: 'founder ' }].flatMap((option) => option ?? []);
  expect(questionErrors(question({ input_type: 'multi_select', options: twice }))).toEqual({
    'options.c.value': 'Option values must be different',
  });
});

test('only what the type uses is sent, trimmed and in the order shown', () => {
  const form = question({ min_label: 'low', options, matching_context: '  ' });
  expect(questionInput({ ...form, input_type: 'text' })).toMatchObject({
    response_format: 'short',
    slider_min: null,
    min_label: null,
    matching_context: null,
    options: [],
  });
  expect(questionInput({ ...form, input_type: 'slider' })).toMatchObject({
    response_format: null,
    slider_min: 1,
    slider_max: 5,
    scale_type: 'progressive',
    min_label: 'low',
  });
  expect(questionInput({ ...form, input_type: 'multi_select' }).options).toEqual([
    { text: 'Founder', value: 'founder', display_order: 1 },
    { text: 'Investor', value: '', display_order: 2 },
  ]);
  expect(questionInput({ ...form, input_type: 'yes_no_maybe' }).options).toEqual([]);
});

test('a stored question survives the form: its options keep their ids and nothing counts as changed', () => {
  const form = questionForm(stored);
  expect(questionInput(form).options).toEqual(stored.options);
  expect(sameQuestion(form, questionForm(stored))).toBe(true);
  expect(sameQuestion(form, { ...form, text: 'Else?' })).toBe(false);
});

test('a host is told where answers may be lost: by another type, an option less, a narrower slider, and by nothing else', () => {
  const form = questionForm(stored);
  const slider = question({ input_type: 'slider', slider_min: 0, slider_max: 10 });
  expect(losesAnswers(form, { ...form, text: 'Whom?', options: form.options.toReversed() })).toBe(false);
  expect(losesAnswers(form, { ...form, options: [...form.options, { key: 'n', text: 'New', value: 'new' }] })).toBe(
    false,
  );
  expect(losesAnswers(form, { ...form, options: form.options.slice(1) })).toBe(true);
  expect(losesAnswers(form, { ...form, input_type: 'text' })).toBe(true);
  expect(losesAnswers(slider, { ...slider, slider_max: 20 })).toBe(false);
  expect(losesAnswers(slider, { ...slider, slider_max: 9 })).toBe(true);
});
