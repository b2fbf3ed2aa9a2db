import { describe, expect, it } from 'vitest';
import { roomSizes } from '../../../room-sizes.ts';
import { designedRounds } from './designed-rounds.ts';

describe('designed rounds', () => {
  it.each([
    [15, 3, 7],
    [9, 3, 4],
    [27, 3, 13],
    [36, 3, 16],
    [16, 4, 5],
    [32, 4, 9],
    [30, 4, 7],
    [64, 4, 21],
    [25, 5, 6],
    [49, 7, 8],
    [64, 8, 9],
    [16, 2, 15],
    [2, 2, 1],
    [80, 4, 25],
    [21, 3, 10],
    [39, 3, 19],
    [14, 3, 7],
    [24, 5, 6],
    [15, 4, 5],
    [8, 3, 4],
    [20, 3, 10],
    [30, 5, 6],
    [28, 4, 9],
    [24, 4, 7],
    [23, 4, 7],
  ])('seat %i people in rooms of %i in %i rounds without a repeat', (n, roomSize, rounds) => {
    const plan = designedRounds(n, roomSize, rounds);
    expect(plan).toHaveLength(rounds);
    const met = new Set<number>();
    for (const rooms of plan) {
      expect(rooms.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
      expect(rooms.map((room) => room.length).sort((a, b) => b - a)).toEqual(roomSizes(n, roomSize));
      for (const room of rooms)
        for (const i of room)
          for (const j of room) {
            if (i >= j) continue;
            expect(met.has(i * n + j)).toBe(false);
            met.add(i * n + j);
          }
    }
  });
});
