import { expect, test } from 'vitest';
import { type AnsweredPair, outcomesOf } from './outcomes.ts';

let people = 0;
/** A pair of two people who are in no other. */
const pair = (percentage: number, changes: Partial<AnsweredPair> = {}): AnsweredPair => {
  people += 2;
  return {
    user_a: `p${people}`,
    user_b: `p${people + 1}`,
    percentage,
    a_met: null,
    b_met: null,
    a_glad: null,
    b_glad: null,
    ...changes,
  };
};
const both = { a_met: true, b_met: true };
const times = (count: number, make: () => AnsweredPair) => Array.from({ length: count }, make);

test('met are pairs whose two people say so, likely those with one, glad those that met with somebody glad and nobody not', () => {
  const each = [
    () => pair(50, { ...both, a_glad: true, b_glad: true }),
    () => pair(50, { ...both, a_glad: true }),
    () => pair(50, { ...both, a_glad: true, b_glad: false }),
    () => pair(50, both),
    () => pair(50, { a_met: true, a_glad: true }),
    () => pair(50, { a_met: true, b_met: false }),
    () => pair(50, { a_met: false, b_met: false }),
    () => pair(50),
  ];
  const pairs = each.flatMap((make) => times(5, make));
  expect(outcomesOf(pairs, 'host')).toEqual({
    matches: 40,
    sums: { met: 20, likely: 10, glad: 10 },
    bins: [{ from: 0, to: 100, promised: 50, matches: 40, met: 20, likely: 10 }],
  });
});

test('sums are told in steps of five, so one more answer changes nothing that a host reads, and nothing below five is told', () => {
  const silent = times(30, () => pair(50));
  const read = (met: number, likely: number) =>
    outcomesOf(
      [...times(met, () => pair(50, both)), ...times(likely, () => pair(50, { a_met: true })), ...silent],
      'host',
    );
  const first = read(11, 6);
  expect(first.sums).toEqual({ met: 10, likely: 5, glad: 0 });
  expect(first.bins).toMatchObject([{ met: 10, likely: 5 }]);
  for (const [met, likely] of [
    [12, 6],
    [13, 8],
    [14, 9],
  ] as const)
    expect(read(met, likely).sums).toEqual(first.sums);
  expect(read(4, 9).sums).toEqual({ met: 0, likely: 5, glad: 0 });
});

test('of few matches, or few people who have answered, nothing is told; the host is not counted among them', () => {
  const withheld = (pairs: AnsweredPair[]) =>
    expect(outcomesOf(pairs, 'host')).toEqual({ matches: pairs.length, sums: null, bins: [] });
  withheld([]);
  withheld(times(4, () => pair(90, both)));
  withheld([...times(4, () => pair(90, { a_met: true })), ...times(100, () => pair(90))]);
  withheld([
    ...times(4, () => pair(90, { a_met: true })),
    ...times(6, () => pair(90, { user_a: 'host', a_met: true })),
  ]);
  expect(outcomesOf([...times(5, () => pair(90, { a_met: true })), pair(90)], 'host').sums?.likely).toBe(5);
});

test('bins are fifths; one with few matches or few who answered is one with its neighbour, and none is left over', () => {
  const bins = (pairs: AnsweredPair[]) =>
    outcomesOf(pairs, 'host').bins.map(({ from, to, matches }) => `${from}-${to}: ${matches}`);
  const answered = (percentage: number) => () => pair(percentage, { a_met: true });
  expect(bins([0, 20, 40, 60, 80, 100].flatMap((percentage) => times(5, answered(percentage))))).toEqual([
    '0-20: 5',
    '20-40: 5',
    '40-60: 5',
    '60-80: 5',
    '80-100: 10',
  ]);
  expect(bins([...times(4, answered(10)), ...times(5, answered(50)), ...times(3, answered(90))])).toEqual([
    '0-100: 12',
  ]);
  const byOne = times(9, () => pair(30, { user_a: 'ann', a_met: true }));
  expect(bins([...times(5, answered(10)), ...byOne, ...times(5, answered(70))])).toEqual(['0-20: 5', '20-100: 14']);
});
