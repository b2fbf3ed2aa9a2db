import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventValues, randomValues } from '../../../test/sample-values.ts';
import { randomFrom } from '../../random.ts';
import { roomSizes } from '../../room-sizes.ts';
import { type RepairInput, repairRounds } from './repair-rounds.ts';
import { seatRounds } from './seat-rounds.ts';

const everyone = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** An evening of any size at which some left, some came, and some were moved. */
const evening = fc
  .record({
    seated: fc.integer({ min: 0, max: 40 }),
    late: fc.integer({ min: 0, max: 6 }),
    roomSize: fc.integer({ min: 2, max: 6 }),
    rounds: fc.integer({ min: 1, max: 4 }),
    running: fc.boolean(),
    leaving: fc.constantFrom(0, 1, 2, 10, 40, 90, 100),
    moved: fc.integer({ min: 0, max: 3 }),
    seed: fc.nat(),
  })
  .map(({ seated, late, roomSize, rounds, running, leaving, moved, seed }): RepairInput => {
    const random = randomFrom(seed);
    const n = seated + late;
    const plan = Array.from({ length: rounds }, () => {
      const keys = everyone(seated).map(() => random());
      const drawn = everyone(seated).sort((a, b) => (keys[a] as number) - (keys[b] as number));
      return roomSizes(seated, roomSize).map((size) => drawn.splice(0, size).sort((a, b) => a - b));
    });
    const here = everyone(n).filter((person) => person >= seated || random() % 100 >= leaving);
    const fixed = Array.from({ length: here.length > 0 ? moved : 0 }, () => ({
      person: here[random() % here.length] as number,
      round: random() % rounds,
      room: random() % ((plan[0] as number[][]).length + 1),
    })).filter(
      ({ person, round }, at, all) => all.findIndex((one) => one.person === person && one.round === round) === at,
    );
    return { values: randomValues(n, 0, 900, seed + 1), plan, running, roomSize, here, met: [], fixed };
  });

/** Nobody twice, nobody who is gone, everybody who had a seat and stays. */
function expectGoesOn(order: RepairInput, seated: number[]): void {
  expect(new Set(seated).size).toBe(seated.length);
  expect(order.here).toEqual(expect.arrayContaining(seated));
  const stayed = order.plan[0]?.flat().filter((person) => order.here.includes(person));
  expect(seated).toEqual(expect.arrayContaining(stayed ?? []));
}

describe('repairing a plan', () => {
  it.each([
    [16, 4, 4],
    [24, 4, 3],
    [300, 4, 6],
  ])('seats %i people in rooms of %i in a round more after %i without a repeat', (n, roomSize, rounds) => {
    const values = eventValues(n, n);
    const plan = [...seatRounds(values, roomSize, rounds, { moves: 200_000 }), []];
    const whole = repairRounds({ values, plan, running: true, roomSize, here: everyone(n), met: [], fixed: [] });
    expect(whole.slice(0, rounds)).toEqual(plan.slice(0, rounds));
    expect(whole[rounds]?.map((room) => room.length).sort((a, b) => b - a)).toEqual(roomSizes(n, roomSize));
    const met = new Set<number>();
    for (const room of whole.flat()) for (const i of room) for (const j of room) if (i < j) met.add(i * n + j);
    const meetings = (rounds + 1) * roomSizes(n, roomSize).reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
    expect(met.size).toBe(meetings);
  });

  it('seats everyone here once in each coming round, nobody alone, and those moved by hand where they are', () => {
    fc.assert(
      fc.property(evening, (order) => {
        repairRounds(order).forEach((rooms, round) => {
          const seated = rooms.flat().sort((a, b) => a - b);
          const isRunning = order.running && round === 0;
          if (isRunning) expectGoesOn(order, seated);
          else expect(seated).toEqual(order.here);
          // Of a round under way that everyone has left, newcomers wait for the next.
          if (seated.length > 1) for (const room of rooms) expect(room).not.toHaveLength(1);
          else if (order.here.length > 1) expect(seated).toEqual([]);
          const fixed = order.fixed.filter((one) => one.round === round);
          // One by one they stay; where hardly anybody else is here, somebody has to give way so that nobody is alone.
          if (seated.length < 2 * fixed.length) return;
          for (const { person, room } of fixed) expect(rooms[room]).toContain(person);
        });
      }),
      { numRuns: 250 },
    );
  });

  it('keeps rooms under their numbers, and changes none where nothing happened', () => {
    fc.assert(
      fc.property(evening, (order) => {
        const seated = [...new Set(order.plan[0]?.flat())].sort((a, b) => a - b);
        if (seated.length < 2) return;
        expect(repairRounds({ ...order, here: seated, fixed: [] })).toEqual(order.plan);
      }),
      { numRuns: 100 },
    );
  });

  it('changes no room that nobody left or joins where the others can be repaired among themselves', () => {
    for (const roomSize of [3, 4, 5]) {
      const values = eventValues(60, roomSize);
      const plan = seatRounds(values, roomSize, 4, { moves: 20_000 });
      const here = everyone(60).filter((person) => person !== 7 && person !== 23);
      repairRounds({ values, plan, running: true, roomSize, here, met: [], fixed: [] }).forEach((rooms, round) => {
        rooms.forEach((room, at) => {
          const before = plan[round]?.[at] as number[];
          if (before.every((person) => here.includes(person))) {
            // One more may have come in from a room that lost two.
            expect(room).toEqual(expect.arrayContaining(before));
            if (roomSize > 3) expect(room).toEqual(before);
          }
        });
      });
    }
  });

  it('moves nobody else when somebody is moved by hand, unless one would be alone', () => {
    const values = eventValues(24, 3);
    const plan = seatRounds(values, 4, 3, { moves: 20_000 });
    const room = (plan[1]?.findIndex((members) => members.includes(5)) as number) === 0 ? 1 : 0;
    const fixed = [{ person: 5, round: 1, room }];
    const repaired = repairRounds({ values, plan, running: true, roomSize: 4, here: everyone(24), met: [], fixed });
    const moved = plan.map((rooms, round) =>
      rooms.map((members, at) => {
        const others = members.filter((person) => round !== 1 || person !== 5);
        return round === 1 && at === room ? [...others, 5].sort((a, b) => a - b) : others;
      }),
    );
    expect(repaired).toEqual(moved);
  });

  it.each([
    ['nobody', [], [[], [], []]],
    ['one', [5], [[5], [], []]],
    ['two', [5, 8], [[5, 8], [], []]],
    ['three', [1, 5, 8], [[1, 5, 8], [], []]],
  ])('works with %s left of twelve', (_, here, rooms) => {
    const plan = [0, 1].map(() => [everyone(4), [4, 5, 6, 7], [8, 9, 10, 11]]);
    const order = { values: randomValues(12, 1, 900, 1), plan, roomSize: 4, met: [], fixed: [] };
    expect(repairRounds({ ...order, running: false, here })).toEqual([rooms, rooms]);
  });

  it('seats two whose mates left with others when they met before, and opens one room for it', () => {
    const plan = [
      [
        [0, 1],
        [2, 3],
        [4, 5],
        [6, 7],
      ],
      [
        [0, 2],
        [1, 3],
        [4, 6],
        [5, 7],
      ],
    ];
    const order = { values: randomValues(8, 1, 900, 2), plan, running: true, roomSize: 2, met: [], fixed: [] };
    const [, coming = []] = repairRounds({ ...order, here: [0, 1, 4, 5, 6, 7] });
    const together = coming.map((room) => room.join(' '));
    expect(together).not.toContain('0 1');
    expect(together.filter((room) => ['4 6', '5 7'].includes(room))).toHaveLength(1);
  });
});
