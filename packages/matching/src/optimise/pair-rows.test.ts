import { expect, it } from 'vitest';
import { randomValues } from '../../test/sample-values.ts';
import { byteOfValue, pairRows, pairValuesFromRows } from './pair-rows.ts';
import { HIGHEST_VALUE, pairValue } from './pair-values.ts';

it('keeps refusals, the order of values, and the lowest and highest value, in a byte', () => {
  expect([0, 1, HIGHEST_VALUE].map(byteOfValue)).toEqual([0, 1, 255]);
  for (let value = 1; value < HIGHEST_VALUE; value++)
    if (byteOfValue(value) > byteOfValue(value + 1)) expect.fail(`${value} became more than ${value + 1}`);
});

it('gives back values that differ by less than a byte tells, and the same bytes again', () => {
  const values = randomValues(40, 0, HIGHEST_VALUE, 5);
  values.upper[7] = 0;
  const rows = pairRows(values);
  const back = pairValuesFromRows(rows);
  for (let i = 0; i < 40; i++)
    for (let j = 0; j < i; j++) {
      expect(Math.abs(pairValue(back, i, j) - pairValue(values, i, j))).toBeLessThan(HIGHEST_VALUE / 254);
      expect(pairValue(back, i, j) === 0).toBe(pairValue(values, i, j) === 0);
    }
  expect(pairRows(back)).toEqual(rows);
});
