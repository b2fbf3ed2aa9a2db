import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomValues } from '../../test/sample-values.ts';
import { randomFrom } from '../random.ts';
import { apartTogether, barPairs } from './barred.ts';
import { chooseMatches } from './choose-matches.ts';
import { repairRounds } from './rounds/repair-rounds.ts';
import { seatRounds } from './rounds/seat-rounds.ts';
import { seatRooms } from './seat-rooms.ts';

type Pair = [number, number];
const everyone = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const allPairs = (n: number): Pair[] => everyone(n).flatMap((i) => everyone(i).map((j): Pair => [j, i]));
const key = ([i, j]: readonly [number, number]): string => `${Math.min(i, j)} ${Math.max(i, j)}`;
const keysOf = (pairs: readonly Pair[]): Set<string> => new Set(pairs.map(key));
const togetherIn = (rounds: readonly number[][][]): string[] =>
  rounds.flat().flatMap((room) => room.flatMap((a) => room.filter((b) => a < b).map((b) => key([a, b]))));

/** That share of all pairs, in per cent. */
function drawn(n: number, share: number, seed: number): Pair[] {
  const random = randomFrom(seed);
  return allPairs(n).filter(() => random() % 100 < share);
}

/** People in as many groups as rooms: members of a group can sit together, a share of all other pairs is kept apart. */
const solvable = fc
  .record({
    rooms: fc.integer({ min: 2, max: 9 }),
    roomSize: fc.integer({ min: 2, max: 5 }),
    share: fc.constantFrom(3, 10, 30),
    seed: fc.nat(),
  })
  .map(({ rooms, roomSize, share, seed }) => {
    const n = rooms * roomSize;
    const groupOf = (i: number) => i % rooms;
    const apart = drawn(n, share, seed).filter(([i, j]) => groupOf(i) !== groupOf(j));
    return { n, roomSize, apart, met: drawn(n, 20, seed + 1), values: randomValues(n, 1, 900, seed + 2) };
  });

/** Few enough pairs are kept apart that a swap can always separate them, wherever the others sit. */
const sparse = fc
  .record({
    n: fc.integer({ min: 14, max: 50 }),
    roomSize: fc.integer({ min: 2, max: 5 }),
    rounds: fc.integer({ min: 1, max: 4 }),
    met: fc.constantFrom(0, 15, 60, 100),
    seed: fc.nat(),
  })
  .map(({ n, roomSize, rounds, met, seed }) => {
    const random = randomFrom(seed);
    const keys = everyone(n).map(() => random());
    const order = everyone(n).sort((a, b) => (keys[a] as number) - (keys[b] as number));
    // Everybody apart from one other, which leaves room for swaps in all these sizes.
    const apart = order.flatMap((a, at): Pair[] => (at % 2 === 1 ? [[order[at - 1] as number, a]] : []));
    return { n, roomSize, rounds, apart, met: drawn(n, met, seed + 1), values: randomValues(n, 1, 900, seed + 2) };
  });

const EFFORT = { moves: 2_000 };

describe('people kept apart', () => {
  it('share no room of a single seating that can be filled without it, whoever else met', () => {
    fc.assert(
      fc.property(solvable, ({ roomSize, apart, met, values }) => {
        const rooms = seatRooms(barPairs(values, met, apart), roomSize, EFFORT);
        expect(apartTogether([rooms], apart)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('share no room in any round, nor after people came, left and were moved, and nobody is alone for it', () => {
    fc.assert(
      fc.property(sparse, fc.nat(), fc.boolean(), (event, seed, running) => {
        const { n, roomSize, rounds, apart, met } = event;
        const random = randomFrom(seed);
        const plan = seatRounds(barPairs(event.values, met, apart), roomSize, rounds, EFFORT);
        expect(apartTogether(plan, apart)).toEqual([]);
        for (const rooms of plan) expect(rooms.flat().sort((a, b) => a - b)).toEqual(everyone(n));
        const values = randomValues(n + 3, 1, 900, seed);
        const here = everyone(n + 3).filter(() => random() % 10 > 0);
        const blocked: Pair[] = [...apart, [n, 0], [n + 1, 1]];
        const order = { values, plan, running, roomSize, here, met, fixed: [], apart: blocked };
        const repaired = repairRounds(order);
        expect(apartTogether(repaired, blocked)).toEqual([]);
        for (const room of repaired.flat()) expect(room).not.toHaveLength(1);
      }),
      { numRuns: 25 },
    );
  });

  it('are parted in coming rounds when it is asked for after the plan was made, and no other room changes', () => {
    const values = randomValues(40, 1, 900, 7);
    const plan = seatRounds(values, 4, 3, EFFORT);
    const apart = [plan[1]?.[0]?.slice(0, 2)] as Pair[];
    const order = { values, plan, running: true, roomSize: 4, here: everyone(40), met: [], fixed: [], apart };
    const repaired = repairRounds(order);
    expect(apartTogether(repaired, apart)).toEqual([]);
    const changed = repaired.flatMap((rooms, round) =>
      rooms.filter((room, at) => room.join() !== plan[round]?.[at]?.join()),
    );
    expect(changed).toHaveLength(2);
  });

  it('sit apart though a host moved them together: the other one goes, and who comes late waits rather than joins them', () => {
    const values = randomValues(13, 1, 900, 8);
    const plan = [0, 1].map(() => [0, 4, 8].map((first) => [first, first + 1, first + 2, first + 3]));
    const fixed = [{ person: 0, round: 1, room: 1 }];
    const apart: Pair[] = [[0, 5]];
    const order = { values, plan, running: true, roomSize: 4, here: everyone(12), met: [], fixed, apart };
    const [, coming = []] = repairRounds(order);
    expect(coming[1]).toContain(0);
    expect(coming[1]).not.toContain(5);
    // One place is free, in the room of somebody whom the newcomer is kept apart from.
    const here = everyone(13).filter((person) => person !== 3);
    const late = repairRounds({ ...order, here, fixed: [], apart: [[12, 1]] });
    expect(late[0]?.flat()).not.toContain(12);
    expect(late[1]?.flat()).toContain(12);
    expect(apartTogether(late, [[12, 1]])).toEqual([]);
  });

  it('sit in smaller rooms rather than together, and together only where three people make one room', () => {
    const values = randomValues(5, 1, 900, 3);
    expect(apartTogether(seatRounds(barPairs(values, [], [[1, 3]]), 5, 2), [[1, 3]])).toEqual([]);
    expect(apartTogether([seatRooms(barPairs(values, [], [[1, 3]]), 4)], [[3, 1]])).toEqual([]);
    const three = barPairs(randomValues(3, 1, 900, 3), [], [[0, 2]]);
    expect(apartTogether(seatRounds(three, 2, 2), [[2, 0]])).toEqual([
      { round: 0, a: 0, b: 2 },
      { round: 1, a: 0, b: 2 },
    ]);
  });

  it('are never listed together, not even where somebody is left without a match for it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 24 }),
        fc.constantFrom(5, 30, 80, 100),
        fc.integer({ min: 1, max: 5 }),
        fc.boolean(),
        fc.nat(),
        (n, share, cap, inPairs, seed) => {
          const apart = keysOf(drawn(n, share, seed));
          const values = barPairs(randomValues(n, 1, 900, seed), drawn(n, 30, seed + 1), drawn(n, share, seed));
          const pairs = chooseMatches(values, { cap, ...(inPairs ? { rooms: seatRooms(values, 2, EFFORT) } : {}) });
          for (const pair of pairs) expect(apart).not.toContain(key(pair));
          const listed = new Set(pairs.flat());
          for (const i of everyone(n))
            expect(listed.has(i)).toBe(everyone(n).some((j) => j !== i && !apart.has(key([i, j]))));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('people who met', () => {
  it('are listed together only for somebody who has met everybody they can be listed with', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 24 }),
        fc.constantFrom(10, 50, 90, 100),
        fc.integer({ min: 2, max: 5 }),
        fc.nat(),
        (n, share, cap, seed) => {
          const met = drawn(n, share, seed);
          const pairs = chooseMatches(barPairs(randomValues(n, 1, 900, seed), met, []), { cap });
          const known = keysOf(met);
          const metAll = (i: number) => everyone(n).every((j) => j === i || known.has(key([i, j])));
          for (const [i, j] of pairs) if (known.has(key([i, j]))) expect(metAll(i) || metAll(j)).toBe(true);
          expect(new Set(pairs.flat()).size).toBe(n);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('share no room while enough others are there, in one round and in several', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 48 }),
        fc.integer({ min: 2, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        fc.nat(),
        (n, roomSize, rounds, seed) => {
          const met = drawn(n, 15, seed);
          const plan = seatRounds(barPairs(randomValues(n, 1, 900, seed), met, []), roomSize, rounds, EFFORT);
          const known = keysOf(met);
          const together = togetherIn(plan);
          expect(together.filter((pair) => known.has(pair))).toEqual([]);
          expect(new Set(together).size).toBe(together.length);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('are seated as if they had not where everybody met everybody: by what they are worth to each other', () => {
    const values = randomValues(12, 1, 900, 5);
    const all = barPairs(values, allPairs(12), []);
    const utility = (rooms: number[][]): number =>
      togetherIn([rooms]).reduce((sum, pair) => sum + (values.upper[at(pair)] as number), 0);
    const at = (pair: string): number => allPairsInOrder.indexOf(pair);
    const allPairsInOrder = everyone(12).flatMap((i) =>
      everyone(12)
        .filter((j) => j > i)
        .map((j) => key([i, j])),
    );
    for (const roomSize of [2, 4])
      expect(utility(seatRooms(all, roomSize))).toBeGreaterThanOrEqual(0.9 * utility(seatRooms(values, roomSize)));
  });
});

it('Nobody to avoid leaves the values as they are, so that all that follows is the same', () => {
  const values = randomValues(9, 1, 900, 1);
  expect(barPairs(values, [], [])).toBe(values);
});

it('Which way round, how often and in which order pairs are handed over makes no difference', () => {
  const [met, apart] = [drawn(20, 30, 1), drawn(20, 8, 2)];
  const turned = (pairs: Pair[]): Pair[] => [...pairs, ...pairs].reverse().map(([i, j]) => [j, i]);
  const values = randomValues(20, 1, 900, 3);
  const [one, other] = [barPairs(values, met, apart), barPairs(values, turned(met), turned(apart))];
  expect(other).toEqual(one);
});
