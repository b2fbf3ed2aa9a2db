import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roomSizes } from './room-sizes.ts';

it.each([
  [12, 4, [4, 4, 4]],
  [14, 4, [5, 5, 4]],
  [9, 2, [3, 2, 2, 2]],
  [24, 5, [5, 5, 5, 5, 4]],
  [15, 4, [4, 4, 4, 3]],
  [8, 3, [3, 3, 2]],
  [7, 2, [3, 2, 2]],
  [6, 4, [3, 3]],
  [12, 8, [6, 6]],
  [7, 4, [4, 3]],
  [3, 8, [3]],
  [1, 2, [1]],
  [0, 2, []],
])('seats %i people in rooms of %i as %j', (people, roomSize, sizes) => {
  expect(roomSizes(people, roomSize)).toEqual(sizes);
});

it('seats everyone in rooms that differ by one at most, none more than one above the size, and nobody alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 3_000 }), fc.integer({ min: 2, max: 8 }), (people, roomSize) => {
      const sizes = roomSizes(people, roomSize);
      const [most = 0, least = 0] = [sizes[0], sizes.at(-1)];
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(people);
      expect(most - least).toBeLessThanOrEqual(1);
      expect(least).toBeGreaterThanOrEqual(2);
      expect(most).toBeLessThanOrEqual(roomSize + 1);
    }),
  );
});
