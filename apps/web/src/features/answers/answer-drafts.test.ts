import { expect, test } from 'vitest';
import { fittingDrafts } from './answer-drafts.ts';

const option = (value: string) => ({ id: value, text: value, value, display_order: 1 });
const questions = [
  { id: 'text', input_type: 'text' as const, options: [] },
  { id: 'slider', input_type: 'slider' as const, options: [] },
  { id: 'choice', input_type: 'multi_select' as const, options: [option('a'), option('b')] },
];

test('kept answers come back, a mark to clear among them', () => {
  const kept = { text: 'half a thought', slider: null, choice: ['b'] };
  expect(fittingDrafts(questions, kept)).toEqual(kept);
});

test('what no longer fits its question is dropped, never the rest', () => {
  const kept = { text: 3, slider: '3', choice: ['a', 'gone'], unknown: 'x' };
  expect(fittingDrafts(questions, kept)).toEqual({});
  expect(fittingDrafts(questions, { ...kept, text: 'stays' })).toEqual({ text: 'stays' });
});
