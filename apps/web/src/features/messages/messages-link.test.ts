import { expect, test } from 'vitest';
import { unreadBadge } from './messages-link.tsx';

test('the badge shows the number of unread messages up to nine, then 9+', () => {
  expect([1, 8, 9, 10, 250].map(unreadBadge)).toEqual(['1', '8', '9', '9+', '9+']);
});

test('there is no badge without unread messages or while their number is unknown', () => {
  expect([0, -1, undefined].map(unreadBadge)).toEqual([null, null, null]);
});
