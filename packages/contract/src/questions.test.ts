import { sentenceIn } from '@serendip/texts/server-sentence';
import { describe, expect, test } from 'vitest';
import { type QuestionFields, questionFaults } from './questions.ts';

const blank: QuestionFields = {
  text: 'Why?',
  input_type: 'text',
  response_format: null,
  slider_min: null,
  slider_max: null,
  scale_type: null,
  min_label: null,
  max_label: null,
  matching_context: null,
  options: [],
};
const slider = { ...blank, input_type: 'slider', min_label: 'a', max_label: 'b', matching_context: 'c' } as const;
const option = (value: string, text = value) => ({ text, value });

describe('the rules of a question', () => {
  test.each<QuestionFields>([
    blank,
    slider,
    { ...slider, slider_min: 9, slider_max: 10 },
    { ...blank, input_type: 'multiple_choice', options: [option('a'), option('b')] },
    { ...blank, input_type: 'multi_select', options: [option('a', 'Same'), option('b', 'Same')] },
    // Its options are the server's, so what stands there is no fault.
    { ...blank, input_type: 'yes_no_maybe' },
  ])('find no fault in %j', (question) => expect(questionFaults(question)).toEqual([]));

  test.each<[Partial<QuestionFields>, string, string]>([
    [{ text: '\u200b' }, 'text', 'Question text is required'],
    [{ ...slider, min_label: null }, 'min_label', 'Minimum label is required'],
    [{ ...slider, max_label: ' ' }, 'max_label', 'Maximum label is required'],
    [{ ...slider, matching_context: '' }, 'matching_context', 'Matching context is required'],
    [{ ...slider, slider_min: 5 }, 'slider_max', 'Maximum must be greater than minimum'],
    [{ ...slider, slider_max: 1 }, 'slider_max', 'Maximum must be greater than minimum'],
    [{ input_type: 'multi_select', options: [option('a')] }, 'options', 'At least 2 options are required'],
    [
      { input_type: 'multi_select', options: [option('a'), option('b', ' ')] },
      'options.1.text',
      'Option text is required',
    ],
    [
      { input_type: 'multi_select', options: [option('', 'A'), option('b')] },
      'options.0.value',
      'Option value is required',
    ],
    [
      { input_type: 'multi_select', options: [option('a'), option('a')] },
      'options.1.value',
      'Option values must be different',
    ],
  ])('find the fault of %j at its field', (fields, field, message) => {
    const said = questionFaults({ ...blank, ...fields }).map((one) => ({
      ...one,
      message: sentenceIn('en', one.message),
    }));
    expect(said).toEqual([{ field, message }]);
  });
});
