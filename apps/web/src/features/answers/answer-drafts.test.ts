import { expect, test } from 'vitest';
import { fittingDrafts } from './answer-drafts.ts';

const option = (value: string) => ({ id: value, text: value, value, display_order: 1 });
const unbounded = { slider_min: null, slider_max: null };
const questions = [
  { id: 'text', input_type: 'text' as const, options: [], ...unbounded },
  { id: 'slider', input_type: 'slider' as const, options: [], slider_min: 1, slider_max: 4 },
  { id: 'choice', input_type: 'multi_select' as const, options: [option('a'), option('b')], ...unbounded },
];

test('drafts come back, cleared answers too', () => {
  const kept = { text: 'half a thought', slider: null, choice: ['b'] };
  expect(fittingDrafts(questions, kept)).toEqual(kept);
});

test('only drafts that no longer fit their question are dropped', () => {
  const kept = { text: 3, slider: '3', choice: ['gone'], unknown: 'x' };
  expect(fittingDrafts(questions, kept)).toEqual({});
  expect(fittingDrafts(questions, { ...kept, text: 'stays' })).toEqual({ text: 'stays' });
});

test('a selection keeps the options that still exist, a slider a number within its range', () => {
  expect(fittingDrafts(questions, { choice: ['b', 'gone', 'a'] })).toEqual({ choice: ['a', 'b'] });
  expect(fittingDrafts(questions, { choice: [] })).toEqual({ choice: [] });
  expect(fittingDrafts(questions, { slider: 4 })).toEqual({ slider: 4 });
  expect(fittingDrafts(questions, { slider: 5 })).toEqual({});
});
