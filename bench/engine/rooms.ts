import { type PairValues, pairValue, squareOf } from '@serendip/matching/optimise/pair-values';
import { RoomSwaps } from '@serendip/matching/optimise/room-swaps';
import { seatRooms } from '@serendip/matching/optimise/seat-rooms';
import { fairBend, utilityTable } from '@serendip/matching/optimise/utility';
import { Welfare } from '@serendip/matching/optimise/welfare';
import { randomFrom } from '@serendip/matching/random';
import { roomSizes } from '@serendip/matching/room-sizes';
import { eventValues } from '@serendip/matching/test/sample-values';
import { spread } from './spread.ts';
import { percent, seconds, table, timed } from './timing.ts';

/** So great a bend that all company counts alike: the plain total. */
const PLAIN = 1e9;
const BEST_KNOWN_MOVES = 10_000_000;

function perPerson(values: PairValues, rooms: number[][]): Float64Array {
  const means = new Float64Array(values.n);
  for (const room of rooms) {
    for (const i of room) {
      const sum = room.reduce((total, j) => total + (j === i ? 0 : pairValue(values, i, j)), 0);
      means[i] = sum / (room.length - 1) / 655.35;
    }
  }
  return means;
}

function shuffled(n: number, sizes: number[]): number[][] {
  const random = randomFrom(3);
  const people = Array.from({ length: n }, (_, i) => ({ i, key: random() })).sort((a, b) => a.key - b.key);
  return sizes.map((size) => people.splice(0, size).map(({ i }) => i));
}

/** The group annealing of Yelp Beans as published: 100 random swaps, better ones kept. */
function beansAnnealing(welfare: Welfare, start: number[][]): number[][] {
  const random = randomFrom(4);
  const seating = new RoomSwaps(welfare, start);
  for (let step = 0; step < 100; step++) {
    const [a, b] = [random() % welfare.n, random() % welfare.n];
    if (seating.roomOf[a] !== seating.roomOf[b] && seating.gain(a, b) > 0) seating.swap(a, b);
  }
  return seating.rooms;
}

export function benchRooms(): void {
  const rows = [
    ['n, room size', 'aim', 'random', 'Beans', 'engine, of best known', 'time', 'mean', 'worst off', '5th percentile'],
  ];
  for (const [n, roomSize] of [
    [60, 4],
    [100, 4],
    [100, 6],
    [200, 5],
  ] as const) {
    const values = eventValues(n, 7 * n + roomSize);
    const start = shuffled(n, roomSizes(n, roomSize));
    for (const aim of ['total', 'fair'] as const) {
      const bend = aim === 'total' ? PLAIN : fairBend(values);
      const welfare = new Welfare(squareOf(values), n, utilityTable(bend));
      const { result, ms } = timed(() => seatRooms(values, roomSize, { bend }));
      const found = welfare.ofSeating(result);
      const best = Math.max(found, welfare.ofSeating(seatRooms(values, roomSize, { bend, moves: BEST_KNOWN_MOVES })));
      const { mean, worst, p5 } = spread(perPerson(values, result));
      rows.push([
        `${n}, ${roomSize}`,
        aim,
        percent(welfare.ofSeating(start) / best, 1),
        percent(welfare.ofSeating(beansAnnealing(welfare, start)) / best, 1),
        percent(found / best),
        seconds(ms),
        mean.toFixed(1),
        worst.toFixed(1),
        p5.toFixed(1),
      ]);
    }
  }
  table(`Rooms, best known from ${BEST_KNOWN_MOVES / 1e6} million moves; values out of 100`, rows);

  const large = [['n, room size', 'time']];
  for (const [n, roomSize] of [
    [16, 5],
    [300, 4],
    [1000, 4],
    [5000, 5],
  ] as const) {
    const values = eventValues(n, n);
    large.push([`${n}, ${roomSize}${n <= 16 ? ' (exact)' : ''}`, seconds(timed(() => seatRooms(values, roomSize)).ms)]);
  }
  table('Rooms, time by size', large);
}
