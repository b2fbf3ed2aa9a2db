import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventValues, randomValues } from '../../test/sample-values.ts';
import { canonicalOrder } from '../canonical-order.ts';
import { chooseMatches } from './choose-matches.ts';
import { companions } from './companions.ts';
import { createPairValues, type PairValues, pairValue, setPairValue } from './pair-values.ts';
import { seatInPairs } from './seat-in-pairs.ts';
import { fairBend, utilityTable } from './utility.ts';

function degrees(n: number, pairs: readonly [number, number][]): number[] {
  const counts = new Array<number>(n).fill(0);
  for (const i of pairs.flat()) counts[i] = (counts[i] as number) + 1;
  return counts;
}

function partnersOf(n: number, pairs: readonly [number, number][]): number[][] {
  const of = Array.from({ length: n }, (): number[] => []);
  for (const [i, j] of pairs) {
    of[i]?.push(j);
    of[j]?.push(i);
  }
  return of;
}

function totalWorthOf(values: PairValues): (pairs: readonly [number, number][]) => number {
  const utility = utilityTable(fairBend(values));
  return (pairs) => pairs.reduce((sum, [i, j]) => sum + (utility[pairValue(values, i, j)] as number), 0);
}

const anyValues = fc
  .record({ n: fc.integer({ min: 3, max: 40 }), most: fc.constantFrom(1, 2, 7, 500, 65_535), seed: fc.nat() })
  .map(({ n, most, seed }) => randomValues(n, 1, most, seed));

describe('choosing matches', () => {
  it('gives everyone one partner at least and never more than the cap', () => {
    fc.assert(
      fc.property(anyValues, fc.integer({ min: 2, max: 10 }), (values, cap) => {
        const pairs = chooseMatches(values, { cap });
        const counts = degrees(values.n, pairs);
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...counts)).toBeLessThanOrEqual(cap);
        expect(new Set(pairs.map(String)).size).toBe(pairs.length);
        expect(pairs.every(([i, j]) => i < j)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('with a cap of one pairs everyone up, one person of an odd event having two', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const counts = degrees(values.n, chooseMatches(values, { cap: 1 }));
        const twos = counts.filter((count) => count === 2).length;
        expect(counts.filter((count) => count === 1).length + twos).toBe(values.n);
        expect(twos).toBe(values.n % 2);
      }),
      { numRuns: 100 },
    );
  });

  it('lists no barred pair while anybody else is to be had, and leaves nobody out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 30 }), fc.nat(), (n, seed) => {
        const values = randomValues(n, 0, 2, seed);
        const pairs = chooseMatches(values, { cap: 3 });
        const partners = partnersOf(n, pairs);
        expect(partners.every((list) => list.length >= 1)).toBe(true);
        for (const [i, j] of pairs) {
          if (pairValue(values, i, j) > 0) continue;
          const barredWithAll = (k: number) =>
            partners.every((_, other) => other === k || pairValue(values, k, other) === 0);
          expect(barredWithAll(i) || barredWithAll(j)).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('lists those who sit together, within the same bounds and at little cost', () => {
    const shares: number[] = [];
    fc.assert(
      fc.property(anyValues, fc.integer({ min: 2, max: 6 }), (values, cap) => {
        const rooms = seatInPairs(values);
        const pairs = chooseMatches(values, { cap, rooms });
        const listed = new Set(pairs.map(String));
        for (const pair of companions(values, rooms)) expect(listed).toContain(String(pair));
        expect(listed.size).toBe(pairs.length);
        const counts = degrees(values.n, pairs);
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...counts)).toBeLessThanOrEqual(cap);
        const total = totalWorthOf(values);
        shares.push(total(pairs) / total(chooseMatches(values, { cap })));
      }),
      { numRuns: 150 },
    );
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.98);
  });

  it('does not list those who sit together for want of anybody else', () => {
    const values = randomValues(8, 1, 9, 4);
    setPairValue(values, 0, 1, 0);
    const pairs = chooseMatches(values, { cap: 3, rooms: [[0, 1]] });
    expect(pairs.map(String)).not.toContain('0,1');
  });

  it('lists every pair of a small event whose cap allows it', () => {
    for (const n of [3, 4, 5, 6])
      expect(chooseMatches(randomValues(n, 1, 9, n), { cap: 5 })).toHaveLength((n * (n - 1)) / 2);
  });

  it('reaches the best of all possible lists, nearly always to the last point', () => {
    let reached = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const values = randomValues(6, 1, 65_535, seed);
      const total = totalWorthOf(values);
      const best = bestTotal(values, 2, total);
      const share = total(chooseMatches(values, { cap: 2 })) / best;
      expect(share).toBeGreaterThan(0.94);
      expect(share).toBeLessThanOrEqual(1);
      reached += share / 30;
    }
    expect(reached).toBeGreaterThan(0.995);
  });

  it('does not hand a popular person to everyone', () => {
    const values = randomValues(50, 1, 1000, 5);
    for (let i = 1; i < 50; i++) setPairValue(values, 0, i, 60_000);
    expect(degrees(50, chooseMatches(values, { cap: 5 }))[0]).toBe(5);
  });

  it('is the same, byte for byte, whatever order the people were handed over in', () => {
    const values = eventValues(120, 3);
    const ids = Array.from({ length: 120 }, (_, k) => `person-${k}`);
    const chosenIds = (handedOver: number[]) => {
      const order = canonicalOrder(handedOver.map((k) => ids[k] as string)).map((at) => handedOver[at] as number);
      const pairs = chooseMatches(reordered(values, order), { cap: 5 });
      return pairs.map((pair) => pair.map((at) => ids[order[at] as number]).join(' '));
    };
    const forwards = Array.from({ length: 120 }, (_, k) => k);
    const shuffled = forwards.map((k) => (k * 37) % 120);
    const once = chosenIds(forwards);
    expect(chosenIds(shuffled)).toEqual(once);
    expect(chosenIds([...forwards].reverse())).toEqual(once);
    expect(chosenIds(forwards)).toEqual(once);
  });
});

function reordered(values: PairValues, order: number[]): PairValues {
  const copy = createPairValues(values.n);
  for (let i = 0; i < values.n; i++) {
    for (let j = 0; j < i; j++) setPairValue(copy, i, j, pairValue(values, order[i] as number, order[j] as number));
  }
  return copy;
}

/** By trying every set of pairs in which everyone has one to `cap` partners. */
function bestTotal(values: PairValues, cap: number, total: (pairs: [number, number][]) => number): number {
  const all: [number, number][] = [];
  for (let i = 0; i < values.n; i++) for (let j = i + 1; j < values.n; j++) all.push([i, j]);
  let best = 0;
  for (let mask = 1; mask < 1 << all.length; mask++) {
    const pairs = all.filter((_, k) => (mask >> k) & 1);
    if (pairs.length < values.n / 2 || pairs.length > (values.n * cap) / 2) continue;
    const counts = degrees(values.n, pairs);
    if (Math.min(...counts) >= 1 && Math.max(...counts) <= cap) best = Math.max(best, total(pairs));
  }
  return best;
}
