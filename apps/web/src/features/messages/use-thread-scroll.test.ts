import { expect, test } from 'vitest';
import { followsNewMessages } from './use-thread-scroll.ts';

test.each([
  [0, true],
  [100, true],
  [101, false],
])('%i px from the end: %s', (distance, answer) =>
  expect(followsNewMessages({ distance, justSent: false })).toBe(answer),
);

test('a user who has just sent a message is scrolled to the end from anywhere', () => {
  expect(followsNewMessages({ distance: 5000, justSent: true })).toBe(true);
});
