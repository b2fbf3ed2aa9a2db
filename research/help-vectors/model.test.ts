import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../chance.ts';
import type { Batch } from './batches.ts';
import { addLoss } from './loss.ts';
import { type Parameters, zeroLike } from './model.ts';

const WORDS = 12;
const DIMS = 4;
const SHARE = 0.5;
const STEP = 1e-5;

const chance = chanceFrom(7);
const numbers = (count: number): Float64Array =>
  Float64Array.from({ length: count }, () => chance.between(-1000, 1000) / 1000);
const model: Parameters = {
  dims: DIMS,
  directions: numbers(WORDS * DIMS),
  logWeights: numbers(WORDS * 2),
  logTemperature: Float64Array.of(-0.7),
};
/** Six of each, no multiple of 4; words come again within a text, on both sides and in several texts. */
const texts = () =>
  Array.from({ length: 6 }, () => Array.from({ length: chance.between(1, 5) }, () => chance.between(0, WORDS - 1)));
const batch: Batch = { needs: texts(), offers: texts() };
const loss = (): number => addLoss(model, batch, SHARE, zeroLike(model));

describe('the gradient of the loss', () => {
  const gradient = zeroLike(model);
  addLoss(model, batch, SHARE, gradient);

  test.each(['directions', 'logWeights', 'logTemperature'] as const)('is the slope of the loss by %s', (part) => {
    const values = model[part];
    for (const [at, value] of values.entries()) {
      values[at] = value + STEP;
      const above = loss();
      values[at] = value - STEP;
      const below = loss();
      values[at] = value;
      expect(gradient[part][at], `${part} ${at}`).toBeCloseTo((above - below) / (2 * STEP), 7);
    }
    expect(gradient[part].some((slope) => Math.abs(slope) > 0.001)).toBe(true);
  });

  test('is added to what is there', () => {
    const twice = zeroLike(model);
    addLoss(model, batch, SHARE, twice);
    addLoss(model, batch, SHARE, twice);
    for (const [at, slope] of gradient.directions.entries()) expect(twice.directions[at]).toBeCloseTo(2 * slope, 12);
  });
});

test('the loss of texts that all say the same is that of a blind guess', () => {
  const same: Batch = { needs: [[1], [1], [1]], offers: [[2], [2], [2]] };
  expect(addLoss(model, same, 1, zeroLike(model))).toBeCloseTo(Math.log(3), 12);
});
