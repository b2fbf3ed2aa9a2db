import blossom from 'edmonds-blossom-fixed';
import { describe, expect, it } from 'vitest';
import { eventValues, randomValues } from '../../test/sample-values.ts';
import { randomFrom } from '../random.ts';
import { pairUp } from './pair-up.ts';
import { createPairValues, type PairValues, pairValue, setPairValue } from './pair-values.ts';

/** Fewest barred pairs first, then the greatest total, as one number. */
const weightOf = (values: PairValues, i: number, j: number) => {
  const value = pairValue(values, i, j);
  return value === 0 ? 0 : value + 65_536 * values.n;
};

const totalOf = (values: PairValues, pairs: readonly (readonly [number, number])[]) =>
  pairs.reduce((sum, [i, j]) => sum + weightOf(values, i, j), 0);

function oracleTotal(values: PairValues): number {
  const edges: [number, number, number][] = [];
  for (let i = 0; i < values.n; i++) {
    for (let j = i + 1; j < values.n; j++) edges.push([i, j, weightOf(values, i, j)]);
  }
  const pairs = blossom(edges, true).flatMap((j, i): [number, number][] => (j > i ? [[i, j]] : []));
  return totalOf(values, pairs);
}

function bruteForceTotal(values: PairValues, left: number[]): number {
  const [first, ...others] = left;
  if (first === undefined) return 0;
  return Math.max(
    ...others.map(
      (j) =>
        weightOf(values, first, j) +
        bruteForceTotal(
          values,
          others.filter((k) => k !== j),
        ),
    ),
  );
}

const everyone = (n: number) => Array.from({ length: n }, (_, i) => i);

describe('pairing everyone up', () => {
  it('equals the best of all pairings on 300 small events, barred pairs included', () => {
    const random = randomFrom(11);
    for (let round = 0; round < 300; round++) {
      const n = 2 * (1 + (random() % 4));
      const values = randomValues(n, random() % 2, [1, 2, 5, 65_535][random() % 4] as number, random());
      expect(totalOf(values, pairUp(values))).toBe(bruteForceTotal(values, everyone(n)));
    }
  });

  it('equals an independent blossom solver on 1,200 random graphs, most of them full of ties', () => {
    const random = randomFrom(12);
    for (let round = 0; round < 1200; round++) {
      const n = 2 * (1 + (random() % 15));
      const values = randomValues(n, random() % 2, [1, 2, 3, 10, 1000, 65_535][random() % 6] as number, random());
      const pairs = pairUp(values);
      expect(pairs.flat().sort((a, b) => a - b)).toEqual(everyone(n));
      expect(totalOf(values, pairs)).toBe(oracleTotal(values));
    }
  });

  it('equals the independent solver where odd circles of friends must be broken up', () => {
    for (const circle of [3, 5, 7]) {
      const values = randomValues(circle * 12, 1, 20_000, circle);
      for (let i = 0; i < values.n; i++) {
        for (let j = i + 1; j < values.n && Math.floor(j / circle) === Math.floor(i / circle); j++) {
          setPairValue(values, i, j, 50_000 + ((i * j) % 3));
        }
      }
      expect(totalOf(values, pairUp(values))).toBe(oracleTotal(values));
    }
  });

  it('equals the independent solver on events of people', () => {
    for (const n of [40, 90, 160]) {
      const values = eventValues(n, n);
      expect(totalOf(values, pairUp(values))).toBe(oracleTotal(values));
    }
  });

  it('uses a barred pair only where nothing else is left', () => {
    const values = createPairValues(4);
    setPairValue(values, 0, 1, 60_000);
    setPairValue(values, 0, 2, 1);
    setPairValue(values, 1, 3, 1);
    expect(pairUp(values)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(pairUp(createPairValues(4)).flat().sort()).toEqual([0, 1, 2, 3]);
  });

  it('refuses an odd number of people', () => {
    expect(() => pairUp(createPairValues(5))).toThrow(RangeError);
  });
});
