import { expect, it } from 'vitest';
import { roomSizes } from './room-sizes.ts';

it('spreads the remainder over rooms of the asked size', () => {
  expect(roomSizes(12, 4)).toEqual([4, 4, 4]);
  expect(roomSizes(14, 4)).toEqual([5, 5, 4]);
  expect(roomSizes(9, 2)).toEqual([3, 2, 2, 2]);
});

it('makes one room more when the remainder exceeds the rooms', () => {
  expect(roomSizes(7, 4)).toEqual([4, 3]);
  expect(roomSizes(5, 3)).toEqual([3, 2]);
  expect(roomSizes(12, 8)).toEqual([6, 6]);
});

it('keeps fewer people than a room together', () => {
  expect(roomSizes(3, 8)).toEqual([3]);
  expect(roomSizes(1, 2)).toEqual([1]);
  expect(roomSizes(0, 2)).toEqual([]);
});
