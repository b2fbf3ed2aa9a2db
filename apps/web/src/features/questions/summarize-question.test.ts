import { expect, test } from 'vitest';
import { emptyQuestion } from './question-form.ts';
import { summarizeQuestion } from './summarize-question.ts';

test('a question is summed up by its type and by what joiners choose from', () => {
  const form = emptyQuestion();
  expect(summarizeQuestion(form)).toBe('Text');
  expect(summarizeQuestion({ ...form, response_format: 'long' })).toBe('Text, long answer');
  expect(summarizeQuestion({ ...form, input_type: 'slider', min_label: 'New', max_label: 'Expert' })).toBe(
    'Slider, 1 (New) to 5 (Expert)',
  );
  expect(summarizeQuestion({ ...form, input_type: 'yes_no_maybe' })).toBe('Yes / No / Maybe');
  const options = ['Money', 'Advice'].map((text) => ({ key: text, text, value: text }));
  expect(summarizeQuestion({ ...form, input_type: 'multi_select', options })).toBe('Multi-select: Money, Advice');
});
