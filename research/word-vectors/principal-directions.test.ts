import { expect, test } from 'vitest';
import { chanceFrom } from '../chance.ts';
import { principalDirections } from './principal-directions.ts';

const SIZE = 12;

test('principal directions are orthonormal, scaled by the matrix, the most telling first', () => {
  const chance = chanceFrom(3);
  const rows = Array.from({ length: 40 }, () => Array.from({ length: SIZE }, () => chance.between(-100, 100) / 100));
  const matrix = Float64Array.from({ length: SIZE * SIZE }, (_, at) =>
    rows.reduce((sum, row) => sum + (row[Math.floor(at / SIZE)] as number) * (row[at % SIZE] as number), 0),
  );
  const directions = principalDirections(matrix, SIZE);
  const dot = (x: Float64Array, y: Float64Array) => x.reduce((sum, value, at) => sum + value * (y[at] as number), 0);
  const times = (x: Float64Array) => x.map((_, row) => dot(matrix.slice(row * SIZE, (row + 1) * SIZE), x));
  const lengths = directions.map((one) => dot(one, times(one)));
  expect(lengths).toEqual(lengths.toSorted((x, y) => y - x));
  directions.forEach((one, at) => {
    directions.forEach((other, place) => {
      expect(dot(one, other)).toBeCloseTo(at === place ? 1 : 0, 9);
    });
    times(one).forEach((value, row) => {
      expect(value).toBeCloseTo((lengths[at] as number) * (one[row] as number), 8);
    });
  });
});
