import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventValues, randomValues } from '../../../test/sample-values.ts';
import { roomSizes } from '../../room-sizes.ts';
import { pairValue, squareOf } from '../pair-values.ts';
import { seatRooms } from '../seat-rooms.ts';
import { roomBend, utilityTable } from '../utility.ts';
import { Welfare } from '../welfare.ts';
import { seatRounds } from './seat-rounds.ts';

const everyone = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

function repeatsIn(plan: number[][][]): number {
  const met = new Set<string>();
  let repeats = 0;
  for (const room of plan.flat())
    for (const i of room)
      for (const j of room) {
        if (i >= j) continue;
        if (met.has(`${i} ${j}`)) repeats++;
        met.add(`${i} ${j}`);
      }
  return repeats;
}

describe('seating rounds', () => {
  it('seats everyone once a round, in rooms as large as for one round, in order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 1, max: 6 }),
        fc.nat(),
        (n, roomSize, rounds, seed) => {
          const plan = seatRounds(randomValues(n, 0, 900, seed), roomSize, rounds, { moves: 300 });
          expect(plan).toHaveLength(rounds);
          for (const rooms of plan) {
            expect(rooms.flat().sort((a, b) => a - b)).toEqual(everyone(n));
            expect(rooms.map((room) => room.length).sort((a, b) => b - a)).toEqual(roomSizes(n, roomSize));
            for (const room of rooms) expect(room).toEqual([...room].sort((a, b) => a - b));
            const first = rooms.map((room) => room[0] as number);
            expect(first).toEqual([...first].sort((a, b) => a - b));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('seats a single round as before', () => {
    for (const [n, roomSize] of [
      [12, 3],
      [31, 2],
      [40, 4],
    ] as const) {
      const values = eventValues(n, n);
      const effort = { moves: 20_000 };
      expect(seatRounds(values, roomSize, 1, effort)).toEqual([seatRooms(values, roomSize, effort)]);
    }
  });

  it.each([
    [40, 2, 6],
    [41, 2, 6],
    [60, 3, 6],
    [61, 4, 6],
    [90, 5, 6],
    [100, 6, 6],
    [6, 2, 5],
    [14, 2, 13],
    [20, 2, 19],
    [11, 2, 7],
    [9, 3, 4],
    [15, 3, 7],
    [16, 4, 5],
    [20, 4, 5],
    [25, 5, 6],
    ...Array.from({ length: 8 }, (_, week): [number, number, number] => [32, 4, week + 1]),
  ])(
    'lets nobody of %i in rooms of %i meet anybody twice in %i rounds, the most valuable ones first',
    (n, roomSize, rounds) => {
      const values = eventValues(n, n);
      const plan = seatRounds(values, roomSize, rounds, { moves: 100_000 });
      expect(repeatsIn(plan)).toBe(0);
      const welfare = new Welfare(squareOf(values), n, utilityTable(roomBend(values, roomSize)));
      const utility = plan.map((rooms) => welfare.ofSeating(rooms));
      expect(utility).toEqual([...utility].sort((a, b) => b - a));
    },
  );

  it.each([
    [25, 4, 4],
    [41, 2, 9],
    [61, 4, 6],
    [11, 2, 7],
  ])(
    'of %i people in rooms of %i lets nobody have more turns in the larger room than others in %i rounds',
    (n, roomSize, rounds) => {
      const plan = seatRounds(eventValues(n, n), roomSize, rounds, { moves: 60_000 });
      const turns = everyone(n).map(
        (person) => plan.flat().filter((room) => room.length > roomSize && room.includes(person)).length,
      );
      expect(Math.max(...turns)).toBe(Math.ceil((rounds * (roomSize + 1)) / n));
    },
  );

  it('repeats as few meetings as the numbers allow, and in the last rounds', () => {
    const plan = seatRounds(eventValues(8, 8), 2, 10);
    expect(repeatsIn(plan.slice(0, 7))).toBe(0);
    expect(repeatsIn(plan)).toBe(3 * 4);
    // Twelve people have eleven others to meet: three of them in each room of four.
    expect(repeatsIn(seatRounds(eventValues(12, 12), 4, 6))).toBe(6 * 3 * 6 - (12 * 11) / 2);
    expect(seatRounds(eventValues(3, 1), 4, 3)).toEqual(Array.from({ length: 3 }, () => [[0, 1, 2]]));
  });

  it('keeps refusals apart where nobody has to meet anybody twice for it', () => {
    const values = randomValues(36, 1, 1000, 4);
    for (let k = 0; k < values.upper.length; k += 9) values.upper[k] = 0;
    for (const roomSize of [2, 3, 4]) {
      const plan = seatRounds(values, roomSize, 4, { moves: 100_000 });
      expect(repeatsIn(plan)).toBe(0);
      for (const room of plan.flat())
        for (const i of room) for (const j of room) if (i < j) expect(pairValue(values, i, j)).toBeGreaterThan(0);
    }
  });
});
