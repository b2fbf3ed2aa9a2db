import { expect, test } from 'vitest';
import { completionMessage } from './completion-card.tsx';

const title = (percentage: number) => completionMessage(percentage).title;

test('the message changes at 0, 25, 50 and 75 percent and nowhere else', () => {
  expect(Array.from({ length: 100 }, (_, i) => i).filter((i) => i > 0 && title(i) !== title(i - 1))).toEqual([
    1, 25, 50, 75,
  ]);
});

test('an empty profile is asked to start, and one at 75 percent or more is almost complete', () => {
  expect(title(0)).toBe('Start your profile');
  expect([75, 99, 100].map(title)).toEqual(Array(3).fill('Almost complete'));
});
