import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addSent, meets, mergeNewest, mergeOlder, olderPage } from './thread-merge.ts';

const message = (id: number) => ({
  id: String(id),
  sender_id: 'a',
  recipient_id: 'b',
  content: `Message ${id}`,
  created_at: new Date(id * 1000).toISOString(),
});
const some = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => message(from + index));
const ids = (messages: readonly { id: string }[]) => messages.map((each) => Number(each.id));

describe('the newest page', () => {
  test('is the whole thread at first', () => expect(ids(mergeNewest([], some(0, 3)))).toEqual([0, 1, 2]));

  test('adds new messages and keeps older ones', () => {
    expect(ids(mergeNewest(some(0, 5), some(3, 7)))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('without new messages changes nothing', () => {
    const held = some(0, 5);
    expect(mergeNewest(held, some(3, 5))).toBe(held);
  });

  test('read before a message was sent does not drop that message', () => {
    expect(ids(mergeNewest([...some(0, 3), message(9)], some(1, 3)))).toEqual([0, 1, 2, 9]);
  });

  test('puts a message that arrived before the one just sent in the right place', () => {
    expect(ids(mergeNewest([message(1), message(3)], some(1, 4)))).toEqual([1, 2, 3]);
  });

  test('that does not overlap the loaded messages replaces them, so that there is no hidden gap', () => {
    expect(meets(some(0, 3), some(60, 63))).toBe(false);
    expect(ids(mergeNewest(some(0, 3), some(60, 63)))).toEqual([60, 61, 62]);
  });
});

test('an older page goes in front, once', () => {
  expect(ids(mergeOlder(some(4, 8), some(2, 6)))).toEqual([2, 3, 4, 5, 6, 7]);
});

test('a sent message that a read brought first is not shown twice', () => {
  expect(ids(addSent(some(0, 3), message(2)))).toEqual([0, 1, 2]);
  expect(ids(addSent(some(0, 3), message(3)))).toEqual([0, 1, 2, 3]);
});

test('whatever pages are read while messages arrive, the thread is complete, in order and without duplicates', () => {
  const step = fc.oneof(
    fc.record({ arrive: fc.integer({ min: 0, max: 40 }) }),
    fc.constant('older' as const),
    fc.constant('newest' as const),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.array(step, { maxLength: 30 }), (start, steps) => {
      const perPage = 50;
      let total = start;
      const page = (number: number) =>
        some(Math.max(0, total - number * perPage), Math.max(0, total - (number - 1) * perPage));
      let held = mergeNewest([], page(1));
      for (const each of steps) {
        if (each === 'newest') held = mergeNewest(held, page(1));
        else if (each === 'older') held = mergeOlder(held, page(olderPage(held.length, perPage)));
        else total += each.arrive;
      }
      const numbers = ids(held);
      expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    }),
  );
});
