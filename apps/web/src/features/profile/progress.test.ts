import { describe, expect, test } from 'vitest';
import { encouragement, progressOf, remainingText } from './progress.ts';

const ids = ['a', 'b', 'c'];

describe('progress', () => {
  test('is the percentage of answered questions, rounded', () => {
    expect(progressOf(ids, new Set(['a'])).completion_percentage).toBe(33);
    expect(progressOf(ids, new Set(['a', 'b'])).completion_percentage).toBe(67);
  });

  test('counts only answers to existing questions', () => {
    expect(progressOf(ids, new Set(['a', 'gone']))).toMatchObject({ answered_questions: 1, total_questions: 3 });
  });

  test('is complete when every question is answered, and never without questions', () => {
    expect(progressOf(ids, new Set(ids))).toMatchObject({ completion_percentage: 100, is_complete: true });
    expect(progressOf([], new Set())).toMatchObject({ completion_percentage: 0, is_complete: false });
  });
});

describe('encouragement', () => {
  test.each([
    [0, null],
    [24, null],
    [25, 'Strong Start! 💪'],
    [49, 'Strong Start! 💪'],
    [50, 'Halfway to Great Connections! 🌟'],
    [74, 'Halfway to Great Connections! 🌟'],
    [75, 'Almost Ready to Connect! 🔥'],
    [99, 'Almost Ready to Connect! 🔥'],
    [100, 'Connection Master! 🎉'],
  ])('%i%% earns %s', (percentage, words) => expect(encouragement(percentage)).toBe(words));
});

describe('what is left', () => {
  test.each([
    [0, null],
    [1, 'Just 1 more question to go!'],
    [2, '2 questions left to complete your profile'],
  ])('%i questions: %s', (count, words) => expect(remainingText(count)).toBe(words));
});
