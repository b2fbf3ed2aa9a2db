import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventValues, randomValues } from '../../test/sample-values.ts';
import { roomSizes } from '../room-sizes.ts';
import { exactRooms } from './exact-rooms.ts';
import { createPairValues, type PairValues, pairValue, setPairValue, squareOf } from './pair-values.ts';
import { seatRooms } from './seat-rooms.ts';
import { fairBend, utilityTable } from './utility.ts';
import { Welfare } from './welfare.ts';

const welfareOf = (values: PairValues) => new Welfare(squareOf(values), values.n, utilityTable(fairBend(values)));
const everyone = (n: number) => Array.from({ length: n }, (_, i) => i);

describe('seating rooms', () => {
  it('seats everyone once, sizes differing by one at most, nobody alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 70 }), fc.integer({ min: 2, max: 8 }), fc.nat(), (n, roomSize, seed) => {
        const rooms = seatRooms(randomValues(n, 0, 9, seed), roomSize, { moves: 500 });
        const sizes = rooms.map((room) => room.length);
        expect(rooms.flat().sort((a, b) => a - b)).toEqual(everyone(n));
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(roomSize + 1);
      }),
      { numRuns: 150 },
    );
  });

  it('in rooms of two makes exactly one of three when the number is odd, and none when it is even', () => {
    for (const n of [3, 5, 9, 20, 31, 64]) {
      const threes = seatRooms(randomValues(n, 1, 500, n), 2).filter((room) => room.length === 3);
      expect(threes).toHaveLength(n % 2);
    }
  });

  it('puts fewer people than a room holds into one room', () => {
    expect(seatRooms(randomValues(4, 1, 9, 1), 6)).toEqual([[0, 1, 2, 3]]);
  });

  it('finds the best rooms of two and three of an odd event', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const n = seed % 2 === 0 ? 7 : 9;
      const values = randomValues(n, 1, seed % 3 === 0 ? 4 : 60_000, seed);
      const table = utilityTable(4 * fairBend(values));
      const worths = { n, upper: values.upper.map((value) => table[value] as number) };
      const total = (rooms: number[][]) => rooms.reduce((sum, room) => sum + plainTotal(worths, room), 0);
      const best = Math.max(...allSeatings(everyone(n), [3, ...new Array<number>((n - 3) / 2).fill(2)]).map(total));
      expect(total(seatRooms(values, 2))).toBe(best);
    }
  });

  it('lets nobody sit in a bad room of two for a little more in another', () => {
    const values = createPairValues(4);
    const percent = 655;
    for (const [i, j, value] of [
      [0, 1, 90],
      [2, 3, 2],
      [0, 2, 65],
      [1, 3, 25],
      [0, 3, 5],
      [1, 2, 5],
    ] as const)
      setPairValue(values, i, j, value * percent);
    expect(seatRooms(values, 2)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('finds the best of all seatings of 8 and 9 people in rooms of three and four', () => {
    for (const [n, roomSize] of [
      [8, 3],
      [8, 4],
      [9, 3],
      [9, 4],
    ] as const) {
      const values = randomValues(n, 0, 60_000, n * roomSize);
      const welfare = welfareOf(values);
      const best = Math.max(
        ...allSeatings(everyone(n), roomSizes(n, roomSize)).map((rooms) => welfare.ofSeating(rooms)),
      );
      expect(welfare.ofSeating(seatRooms(values, roomSize))).toBe(best);
    }
  });

  it('beyond the exact sizes comes within half a per cent of the best on average', () => {
    const shares = [4, 5].flatMap((roomSize) =>
      [1, 2].map((seed) => {
        const values = eventValues(17, seed);
        const welfare = welfareOf(values);
        const found = welfare.ofSeating(seatRooms(values, roomSize));
        return found / welfare.ofSeating(exactRooms(welfare, roomSizes(17, roomSize)));
      }),
    );
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.995);
  });

  it('keeps barred people apart where there is room to', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const values = randomValues(24, 1, 1000, seed);
      for (let k = 0; k < values.upper.length; k += 9) values.upper[k] = 0;
      for (const room of seatRooms(values, 4, { moves: 50_000 })) {
        for (const i of room) for (const j of room) if (i < j) expect(pairValue(values, i, j)).toBeGreaterThan(0);
      }
    }
  });

  it('is the same twice', () => {
    const values = eventValues(60, 8);
    expect(seatRooms(values, 4, { moves: 100_000 })).toEqual(seatRooms(values, 4, { moves: 100_000 }));
  });
});

/** Each person counts the mean value of their company. */
function plainTotal(values: PairValues, room: number[]): number {
  let sum = 0;
  for (const i of room) for (const j of room) if (i !== j) sum += pairValue(values, i, j);
  return sum / (room.length - 1);
}

function allSeatings(left: number[], sizes: number[]): number[][][] {
  const [first, ...others] = left;
  if (first === undefined) return [[]];
  const seatings: number[][][] = [];
  for (const size of new Set(sizes)) {
    const at = sizes.indexOf(size);
    const rest = [...sizes.slice(0, at), ...sizes.slice(at + 1)];
    for (const company of subsets(others, size - 1)) {
      const standing = others.filter((i) => !company.includes(i));
      for (const seating of allSeatings(standing, rest)) seatings.push([[first, ...company], ...seating]);
    }
  }
  return seatings;
}

function subsets(of: number[], count: number): number[][] {
  if (count === 0) return [[]];
  return of.flatMap((first, at) => subsets(of.slice(at + 1), count - 1).map((rest) => [first, ...rest]));
}
