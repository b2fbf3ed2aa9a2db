import { say } from '@serendip/texts/sentence';
import { describe, expect, test } from 'vitest';
import { type Answerable, fitAnswer, readAnswer } from './answers.ts';

const options = ['a', 'b', 'c'].map((value) => ({ value }));
const none = { slider_min: null, slider_max: null, options: [] };
const text: Answerable = { ...none, input_type: 'text' };
const slider: Answerable = { ...none, input_type: 'slider', slider_min: 2, slider_max: 4 };
const one: Answerable = { ...none, input_type: 'multiple_choice', options };
const many: Answerable = { ...none, input_type: 'multi_select', options };

describe('reading an answer', () => {
  test('takes only the field that the type uses', () => {
    const all = { text_response: 'x', numeric_response: 3, selected_options: ['b'] };
    const values = [text, slider, one, many].map((question) => readAnswer(question, all));
    expect(values).toEqual(['x', 3, ['b'], ['b']].map((value) => ({ ok: true, value })));
  });

  test('brings a selection into the order of the options', () => {
    expect(readAnswer(many, { selected_options: ['c', 'a'] })).toEqual({ ok: true, value: ['a', 'c'] });
  });

  test('without bounds holds a slider to 1 to 5', () => {
    const open = { ...slider, slider_min: null, slider_max: null };
    expect(readAnswer(open, { numeric_response: 5 }).ok).toBe(true);
    expect(readAnswer(open, { numeric_response: 6 })).toEqual({
      ok: false,
      message: say('wholeNumber', { field: 'answer', min: 1, max: 5 }),
    });
  });

  test.each([
    [text, {}],
    [text, { text_response: '\u200b' }],
    [slider, { text_response: '3' }],
    [one, { selected_options: [] }],
    [many, { selected_options: null }],
  ])('finds nothing where nothing was said', (question, input) => {
    expect(readAnswer(question, input)).toEqual({ ok: false, message: say('isBlank', { field: 'answer' }) });
  });
});

describe('what is left of an answer after its question changed', () => {
  test.each([
    [text, 'words', 'words'],
    [slider, 3, 3],
    [slider, 1, null],
    [slider, 5, null],
    [many, ['a', 'x'], ['a']],
    [many, ['x'], null],
    [one, ['a', 'x'], ['a']],
    [one, ['a', 'b'], null],
    [text, 3, null],
    [text, ['a'], null],
    [slider, 'words', null],
    [many, 'a', null],
  ])('%o keeps of %j: %j', (question, stored, left) => {
    expect(fitAnswer(question, stored)).toEqual(left);
  });
});
