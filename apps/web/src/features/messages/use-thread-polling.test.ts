import { expect, test } from 'vitest';
import { shouldPoll } from './use-thread-polling.ts';

const calm = { visible: true, sending: false, lastSend: null, now: 10_000 };

test('a visible thread is polled', () => expect(shouldPoll(calm)).toBe(true));

test('a hidden thread is not', () => expect(shouldPoll({ ...calm, visible: false })).toBe(false));

test('there is no polling while a message is being sent', () =>
  expect(shouldPoll({ ...calm, sending: true })).toBe(false));

test.each([
  [7001, false],
  [7000, true],
])('with a send at %i ms, at 10 s: %s', (lastSend, answer) => expect(shouldPoll({ ...calm, lastSend })).toBe(answer));
