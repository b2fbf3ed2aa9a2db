import { type PairValues, pairValue } from './pair-values.ts';
import { roomSizes } from './room-sizes.ts';
import { seatInPairs } from './seat-in-pairs.ts';

/** Seats everyone: rooms of `roomSize` (2 or more), sizes differing by at most one, nobody alone. */
export function seatRooms(values: PairValues, roomSize: number): number[][] {
  const { n } = values;
  if (roomSize === 2) return seatInPairs(values);
  const free = new Set(Array.from({ length: n }, (_, i) => i));
  return roomSizes(n, roomSize).map((size) => {
    const room: number[] = [];
    while (room.length < size) {
      let best = -1;
      let bestSum = -1;
      for (const i of free) {
        const sum = room.reduce((total, j) => total + pairValue(values, i, j), 0);
        if (sum > bestSum) {
          best = i;
          bestSum = sum;
        }
      }
      free.delete(best);
      room.push(best);
    }
    return room.sort((a, b) => a - b);
  });
}
