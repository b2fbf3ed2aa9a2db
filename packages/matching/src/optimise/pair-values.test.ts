import { expect, it } from 'vitest';
import { createPairValues, HIGHEST_VALUE, pairValue, setPairValue, squareOf, valueOfScore } from './pair-values.ts';

it('keeps one value per pair, the same from both sides and in the full matrix', () => {
  const values = createPairValues(9);
  for (let i = 0; i < 9; i++) for (let j = 0; j < i; j++) setPairValue(values, i, j, 10 * i + j);
  const square = squareOf(values);
  for (let i = 0; i < 9; i++) {
    expect(square[i * 9 + i]).toBe(0);
    for (let j = 0; j < i; j++) {
      expect(pairValue(values, i, j)).toBe(10 * i + j);
      expect(pairValue(values, j, i)).toBe(10 * i + j);
      expect(square[i * 9 + j]).toBe(10 * i + j);
      expect(square[j * 9 + i]).toBe(10 * i + j);
    }
  }
});

it('never bars a pair by its score', () => {
  expect(valueOfScore(0)).toBe(1);
  expect(valueOfScore(-3)).toBe(1);
  expect(valueOfScore(1)).toBe(HIGHEST_VALUE);
  expect(valueOfScore(0.5)).toBeGreaterThan(valueOfScore(0.4999));
});
