import { apartTogether, barPairs } from '@serendip/matching/optimise/barred';
import { chooseMatches } from '@serendip/matching/optimise/choose-matches';
import { type PairValues, pairValue, squareOf } from '@serendip/matching/optimise/pair-values';
import { seatRounds } from '@serendip/matching/optimise/rounds/seat-rounds';
import { seatRooms } from '@serendip/matching/optimise/seat-rooms';
import { fairBend, roomBend, utilityTable } from '@serendip/matching/optimise/utility';
import { Welfare } from '@serendip/matching/optimise/welfare';
import { randomFrom } from '@serendip/matching/random';
import { eventValues } from '@serendip/matching/test/sample-values';
import { WEIGHTS } from '@serendip/matching/weights';
import { percent, seconds, table, timed } from './timing.ts';

type Pair = [number, number];

const N = 300;
const CAP = 5;
const ROOM = 4;
const ROUNDS = 6;

const everyPair: Pair[] = Array.from({ length: N }, (_, i) => Array.from({ length: i }, (_, j): Pair => [j, i])).flat();

function atRandom(share: number): Pair[] {
  const random = randomFrom(7);
  return everyPair.filter(() => random() % 100 < share);
}

const best = (values: PairValues, share: number): Pair[] =>
  everyPair
    .toSorted((one, other) => pairValue(values, ...other) - pairValue(values, ...one))
    .slice(0, (everyPair.length * share) / 100);

/** Everybody is kept apart from so many neighbours. */
const neighbours = (each: number): Pair[] =>
  Array.from({ length: N }, (_, i) => Array.from({ length: each / 2 }, (_, k): Pair => [i, (i + k + 1) % N])).flat();

/** Compares with the result for the same people if no one had met, weighed by pair values. */
export function benchMet(): void {
  const values = eventValues(N, N + ROOM);
  const utility = utilityTable(fairBend(values));
  const welfare = new Welfare(squareOf(values), N, utilityTable(roomBend(values, ROOM)));
  const ofLists = (pairs: Pair[]): number =>
    pairs.reduce((sum, [i, j]) => sum + (utility[pairValue(values, i, j)] as number), 0);
  const ofRounds = (plan: number[][][]): number =>
    plan.reduce((sum, rooms, round) => sum + WEIGHTS.rounds.later ** round * welfare.ofSeating(rooms), 0);
  const cases: [string, Pair[], Pair[]][] = [
    ['nobody', [], []],
    ['10 % met, at random', atRandom(10), []],
    ['30 % met, at random', atRandom(30), []],
    ['60 % met, at random', atRandom(60), []],
    ['10 % met, the best', best(values, 10), []],
    ['everybody apart from two', [], neighbours(2)],
    ['everybody apart from ten', [], neighbours(10)],
  ];
  const base = { lists: 0, room: 0, rounds: 0 };
  const rows = cases.map(([name, met, apart]) => {
    const barred = barPairs(values, met, apart);
    const lists = timed(() => chooseMatches(barred, { cap: CAP }));
    const room = timed(() => seatRooms(barred, ROOM));
    const rounds = timed(() => seatRounds(barred, ROOM, ROUNDS));
    if (base.lists === 0)
      Object.assign(base, {
        lists: ofLists(lists.result),
        room: ofRounds([room.result]),
        rounds: ofRounds(rounds.result),
      });
    const avoided = [...met, ...apart];
    const known = new Set(avoided.map(([i, j]) => `${Math.min(i, j)} ${Math.max(i, j)}`));
    const together = (plan: number[][][]): string => String(apartTogether(plan, avoided).length);
    return [
      name,
      percent(ofLists(lists.result) / base.lists, 1),
      String(lists.result.filter((pair) => known.has(pair.join(' '))).length),
      seconds(lists.ms),
      percent(ofRounds([room.result]) / base.room, 1),
      together([room.result]),
      seconds(room.ms),
      percent(ofRounds(rounds.result) / base.rounds, 1),
      together(rounds.result),
      seconds(rounds.ms),
    ];
  });
  const each = (name: string): string[] => [name, 'together', 'time'];
  table(`Who met or is kept apart, ${N} people: utility as a share of that without pairs to avoid`, [
    ['', ...each(`lists of ${CAP}`), ...each(`rooms of ${ROOM}`), ...each(`${ROUNDS} rounds`)],
    ...rows,
  ]);
}
