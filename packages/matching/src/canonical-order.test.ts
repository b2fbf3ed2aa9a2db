import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalOrder } from './canonical-order.ts';

it('orders the same people alike however they are handed over', () => {
  const people = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 30 });
  fc.assert(
    fc.property(people, fc.nat(), (ids, turn) => {
      const by = turn % ids.length;
      const turned = [...ids.slice(by), ...ids.slice(0, by)].reverse();
      expect(canonicalOrder(turned).map((at) => turned[at])).toEqual(canonicalOrder(ids).map((at) => ids[at]));
    }),
  );
});

it('favours neither early nor late sign-ups', () => {
  const order = canonicalOrder(Array.from({ length: 1000 }, (_, k) => String(k)));
  const early = order.slice(0, 500).filter((position) => position < 500).length;
  expect(early).toBeGreaterThan(200);
  expect(early).toBeLessThan(300);
});
