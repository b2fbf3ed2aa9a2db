import {
  BARRED,
  createPairValues,
  type PairValues,
  pairValue,
  setPairValue,
  squareOf,
} from '@serendip/matching/optimise/pair-values';
import { repairRounds } from '@serendip/matching/optimise/rounds/repair-rounds';
import { seatRounds } from '@serendip/matching/optimise/rounds/seat-rounds';
import { seatRooms } from '@serendip/matching/optimise/seat-rooms';
import { roomBend, utilityTable } from '@serendip/matching/optimise/utility';
import { Welfare } from '@serendip/matching/optimise/welfare';
import { randomFrom } from '@serendip/matching/random';
import { roomSizes } from '@serendip/matching/room-sizes';
import { eventValues } from '@serendip/matching/test/sample-values';
import { WEIGHTS } from '@serendip/matching/weights';
import { matchesBound } from './matches.ts';
import { percent, seconds, table, timed } from './timing.ts';

type Plan = number[][][];

/** People, room size, rounds, and what is known of them. */
type Instance = [number, number, number, string];
const WEIGHED: Instance[] = [
  [300, 4, 6, ''],
  [100, 6, 6, ''],
  [60, 4, 6, ''],
  [61, 4, 6, 'one over'],
  [40, 3, 8, ''],
  [301, 2, 6, 'one over'],
  [15, 3, 7, "Kirkman's girls"],
  [32, 4, 8, 'golfers, 10 weeks are known'],
];
/** Held to their repeats alone. */
const TIGHT: Instance[] = [
  [20, 2, 19, 'round robin'],
  [9, 3, 4, 'affine plane'],
  [16, 4, 5, 'affine plane'],
  [25, 5, 6, 'affine plane'],
  ...Array.from({ length: 10 }, (_, week): Instance => [32, 4, week + 1, 'golfers, 10 weeks are known']),
  [20, 4, 5, 'golfers, 5 weeks are known'],
  [24, 4, 7, 'golfers, 7 weeks are known'],
  [28, 4, 9, 'golfers, 9 weeks are known'],
  [21, 3, 10, "Kirkman's girls"],
  [24, 5, 6, 'affine plane, one seat missing'],
  [15, 4, 5, 'affine plane, one seat missing'],
  [8, 3, 4, 'affine plane, one seat missing'],
  [18, 3, 8, 'nearly a Kirkman system'],
  [30, 5, 6, 'golfers, 6 weeks are known'],
  [12, 4, 6, '42 repeats at least'],
];

const TENFOLD = 10;
const movesOf = (n: number, rounds: number): number => rounds * Math.min(800_000, 18_000 * n);

function repeatsOf(plan: Plan): number {
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

/** How often somebody sits in a larger room than asked for, at most. */
function mostTurns(plan: Plan, roomSize: number): number {
  const turns = new Map<number, number>();
  for (const room of plan.flat())
    if (room.length > roomSize) for (const i of room) turns.set(i, (turns.get(i) ?? 0) + 1);
  return Math.max(0, ...turns.values());
}

/** Everyone into new rooms at random each round. */
function atRandom(n: number, roomSize: number, rounds: number): Plan {
  const random = randomFrom(5);
  return Array.from({ length: rounds }, () => {
    const people = Array.from({ length: n }, (_, i) => ({ i, key: random() })).sort((a, b) => a.key - b.key);
    return roomSizes(n, roomSize).map((size) => people.splice(0, size).map(({ i }) => i));
  });
}

/** The seating of a single round again and again, who met barred. */
function oneByOne(values: PairValues, roomSize: number, rounds: number): Plan {
  const left = { n: values.n, upper: values.upper.slice() };
  return Array.from({ length: rounds }, () => {
    const rooms = seatRooms(left, roomSize, { bend: roomBend(values, roomSize) });
    for (const room of rooms) for (const i of room) for (const j of room) if (i < j) setPairValue(left, i, j, BARRED);
    return rooms;
  });
}

function utilityOf(values: PairValues, roomSize: number): (plan: Plan) => number {
  const welfare = new Welfare(squareOf(values), values.n, utilityTable(roomBend(values, roomSize)));
  return (plan) =>
    plan.reduce((sum, rooms, round) => sum + WEIGHTS.rounds.later ** round * welfare.ofSeating(rooms), 0);
}

export function benchRounds(): void {
  const rows = [
    [
      'people, room, rounds',
      '',
      'engine: repeats',
      'of best known',
      'time',
      'one by one: repeats',
      'utility',
      'time',
      'random: repeats',
      'utility',
    ],
  ];
  for (const [n, roomSize, rounds, known] of WEIGHED) {
    const values = eventValues(n, n + roomSize);
    const utility = utilityOf(values, roomSize);
    const ours = timed(() => seatRounds(values, roomSize, rounds));
    const repeats = repeatsOf(ours.result);
    const longer = seatRounds(values, roomSize, rounds, { moves: TENFOLD * movesOf(n, rounds) });
    const single = timed(() => oneByOne(values, roomSize, rounds));
    const random = atRandom(n, roomSize, rounds);
    const best = Math.max(
      ...[ours.result, longer, single.result]
        .filter((plan) => repeatsOf(plan) <= repeats && mostTurns(plan, roomSize) <= mostTurns(ours.result, roomSize))
        .map(utility),
    );
    rows.push([
      `${n}, ${roomSize}, ${rounds}`,
      known,
      String(repeats),
      percent(utility(ours.result) / best),
      seconds(ours.ms),
      String(repeatsOf(single.result)),
      percent(utility(single.result) / best),
      seconds(single.ms),
      String(repeatsOf(random)),
      percent(utility(random) / best),
    ]);
  }
  table(`Rounds; best known: of as few repeats, from ${TENFOLD} times the moves or one by one, turns as even`, rows);
  benchTight();
  benchPairsOfRounds();
  benchLargeRounds();
  benchRepairs();
}

function benchTight(): void {
  const rows = [['people, room, rounds', '', 'engine: repeats', 'time', 'one by one: repeats', 'random: repeats']];
  for (const [n, roomSize, rounds, known] of TIGHT) {
    const values = eventValues(n, n + roomSize);
    const ours = timed(() => seatRounds(values, roomSize, rounds));
    rows.push([
      `${n}, ${roomSize}, ${rounds}`,
      known,
      String(repeatsOf(ours.result)),
      seconds(ours.ms),
      String(repeatsOf(oneByOne(values, roomSize, rounds))),
      String(repeatsOf(atRandom(n, roomSize, rounds))),
    ]);
  }
  table('Rounds, as many as can be or nearly', rows);
}

/** No rounds of two without repeats are worth more than the best lists of so many others. */
function benchPairsOfRounds(): void {
  const rows = [['n, rounds of two', 'engine, of certified bound']];
  for (const [n, rounds] of [
    [60, 6],
    [300, 6],
    [300, 12],
  ] as const) {
    const values = eventValues(n, n + 2);
    const utility = utilityTable(roomBend(values, 2));
    const welfare = new Welfare(squareOf(values), n, utility);
    const total = seatRounds(values, 2, rounds).reduce((sum, rooms) => sum + welfare.ofSeating(rooms), 0);
    rows.push([`${n}, ${rounds}`, percent(total / 2 / matchesBound(values, utility, rounds))]);
  }
  table('Rounds of two, unweighted', rows);
}

function benchLargeRounds(): void {
  const rows = [['people, room, rounds', 'repeats', 'time', 'of one by one', 'its time']];
  for (const [n, roomSize, rounds] of [
    [2000, 4, 6],
    [2000, 2, 6],
    [2000, 8, 6],
    [300, 4, 12],
  ] as const) {
    const values = eventValues(n, n + roomSize);
    const utility = utilityOf(values, roomSize);
    const ours = timed(() => seatRounds(values, roomSize, rounds));
    const single = timed(() => oneByOne(values, roomSize, rounds));
    rows.push([
      `${n}, ${roomSize}, ${rounds}`,
      String(repeatsOf(ours.result)),
      seconds(ours.ms),
      percent(utility(ours.result) / utility(single.result)),
      seconds(single.ms),
    ]);
  }
  table('Rounds, many people', rows);
}

function benchRepairs(): void {
  const rows = [
    [
      'people, room',
      'what happens',
      'time',
      'rooms changed a round',
      'of rooms',
      'repeats',
      'utility, share of a new plan',
    ],
  ];
  for (const [n, roomSize] of [
    [300, 4],
    [300, 2],
    [2000, 4],
  ] as const) {
    const values = eventValues(n + n / 10, n);
    const seated = Array.from({ length: n }, (_, i) => i);
    const plan = seatRounds(ofThose(values, seated), roomSize, 6, { moves: 600_000 });
    for (const [what, here] of [
      ['one goes', seated.slice(1)],
      ['one of ten goes', seated.filter((i) => i % 10 !== 3)],
      ['a third goes', seated.filter((i) => i % 3 !== 1)],
      ['one of ten comes', [...seated, ...Array.from({ length: n / 10 }, (_, i) => n + i)]],
    ] as const) {
      const { result, ms } = timed(() =>
        repairRounds({ values, plan, running: true, roomSize, here: [...here], met: [], fixed: [] }),
      );
      const changed = result.slice(1).map((rooms, round) => {
        return rooms.filter((room, at) => room.join() !== plan[round + 1]?.[at]?.join()).length;
      });
      const mean = changed.reduce((sum, count) => sum + count, 0) / changed.length;
      rows.push([
        `${n}, ${roomSize}`,
        what,
        seconds(ms),
        mean.toFixed(1),
        String(plan[0]?.length),
        String(repeatsOf(result)),
        n > 300
          ? 'not run'
          : percent(valueNow(values, roomSize, result) / valueNow(values, roomSize, anew(values, [...here], roomSize))),
      ]);
    }
  }
  table('Repairing six rounds, the first under way', rows);
}

/** Mean utility of a seat in the coming rounds. */
function valueNow(values: PairValues, roomSize: number, plan: Plan): number {
  const welfare = new Welfare(squareOf(values), values.n, utilityTable(roomBend(values, roomSize)));
  return plan.slice(1).reduce((sum, rooms) => sum + welfare.ofSeating(rooms), 0);
}

function anew(values: PairValues, here: number[], roomSize: number): Plan {
  return seatRounds(ofThose(values, here), roomSize, 6, { moves: 600_000 }).map((rooms) =>
    rooms.map((room) => room.map((i) => here[i] as number)),
  );
}

function ofThose(values: PairValues, people: readonly number[]): PairValues {
  const those = createPairValues(people.length);
  for (let i = 0; i < people.length; i++)
    for (let j = 0; j < i; j++) setPairValue(those, i, j, pairValue(values, people[i] as number, people[j] as number));
  return those;
}
