import { barPairs } from '@serendip/matching/optimise/barred';
import { chooseMatches } from '@serendip/matching/optimise/choose-matches';
import { type PairValues, squareOf } from '@serendip/matching/optimise/pair-values';
import { seatRounds } from '@serendip/matching/optimise/rounds/seat-rounds';
import { listRuled } from '@serendip/matching/optimise/ruled/list-ruled';
import { seatRuled } from '@serendip/matching/optimise/ruled/seat-ruled';
import { roomBend, utilityTable } from '@serendip/matching/optimise/utility';
import { Welfare } from '@serendip/matching/optimise/welfare';
import { randomFrom } from '@serendip/matching/random';
import { roomSizes } from '@serendip/matching/room-sizes';
import { judgeRules } from '@serendip/matching/rules/judge-rules';
import { listTerms } from '@serendip/matching/rules/list-terms';
import { roomTerms } from '@serendip/matching/rules/room-terms';
import type { Rule } from '@serendip/matching/rules/rule';
import { compareBreaches, RuleCosts } from '@serendip/matching/rules/rule-costs';
import { seatsOf } from '@serendip/matching/rules/seats';
import { everySeating, personAt } from '@serendip/matching/test/rule-instances';
import { eventValues } from '@serendip/matching/test/sample-values';
import { WEIGHTS } from '@serendip/matching/weights';
import { percent, seconds, table, timed } from './timing.ts';

type Plan = number[][][];

const idOf = (at: number): string => personAt(at);
const idsOf = (n: number): string[] => Array.from({ length: n }, (_, at) => idOf(at));
const indexOf = (n: number): Map<string, number> => new Map(idsOf(n).map((id, at) => [id, at]));
const every = (n: number, step: number, from = 0): string[] => idsOf(n).filter((_, at) => at % step === from);

/** Twenty rules that can all hold, of all kinds. */
function twenty(n: number, roomSize: number): Rule[] {
  const rooms = roomSizes(n, roomSize).length;
  const at = (...people: number[]): string[] => people.map((person) => idOf(person % n));
  const bodies: Rule[] = [];
  const add = (strength: Rule['strength'], rule: object): void => {
    bodies.push({ id: `rule ${bodies.length}`, strength, ...rule } as Rule);
  };
  add('always', { kind: 'room_has', group: every(n, 3).slice(0, Math.ceil(rooms * 1.2)), at_least: 1 });
  const domains = Array.from({ length: Math.floor(n / 7) }, (_, of) => at(...[0, 1, 2, 3].map((k) => 7 * of + k)));
  add('always', { kind: 'same', classes: domains, want: 'apart' });
  for (let k = 0; k < 8; k += 1) add('always', { kind: 'pair', a: at(11 * k + 4), b: at(13 * k + 6), meet: false });
  add('always', { kind: 'stay', group: at(6), room_number: 2 });
  for (let k = 0; k < 5; k += 1)
    add('if_possible', { kind: 'pair', a: at(7 * k + 5), b: at(n - 7 * k - 2), meet: true });
  add('if_possible', { kind: 'same', classes: [every(n, 2), every(n, 2, 1)], want: 'at_most', n: roomSize - 1 });
  add('if_possible', { kind: 'quota', group: at(5, 12, 19), at_least: 8 });
  add('if_possible', { kind: 'quota', group: at(26, 33), at_most: 2 });
  add('if_possible', { kind: 'room_has', group: every(n, 5), at_most: 2 });
  return bodies;
}

const welfareOf = (values: PairValues, roomSize: number): ((plan: Plan) => number) => {
  const welfare = new Welfare(squareOf(values), values.n, utilityTable(roomBend(values, roomSize)));
  return (plan) =>
    plan.reduce((sum, rooms, round) => sum + WEIGHTS.rounds.later ** round * welfare.ofSeating(rooms), 0);
};

const brokenIn = (rules: Rule[], plan: Plan): number =>
  judgeRules(
    rules.filter(({ kind }) => kind !== 'quota'),
    { rounds: plan.map((rooms) => rooms.map((room) => room.map(idOf))) },
  ).filter(({ kept }) => !kept).length;

const ruled = (values: PairValues, roomSize: number, start: Plan, rules: Rule[]): Plan =>
  seatRuled({
    values,
    barring: (more) => barPairs(values, [], [], more),
    roomSize,
    start,
    terms: roomTerms(rules, { n: values.n, indexOf: indexOf(values.n) }),
    pins: [],
    placeOf: (person) => person,
  });

/** Seats at random; then swaps of two, each the best for the rules, as long as one helps. */
function greedily(values: PairValues, roomSize: number, rounds: number, rules: Rule[]): Plan {
  const { n } = values;
  const random = randomFrom(3);
  const plan = Array.from({ length: rounds }, () => {
    const people = Array.from({ length: n }, (_, i) => ({ i, key: random() })).sort((a, b) => a.key - b.key);
    return roomSizes(n, roomSize).map((size) => people.splice(0, size).map(({ i }) => i));
  });
  const seats = seatsOf(n, plan);
  const costs = new RuleCosts(roomTerms(rules, { n, indexOf: indexOf(n) }));
  for (let better = true; better; ) {
    better = false;
    for (let round = 0; round < rounds; round += 1)
      for (let a = 0; a < n; a += 1) {
        let best = { b: -1, change: 0 };
        for (let b = 0; b < n; b += 1) {
          const [own, other] = [seats.roomOf[round * n + a] as number, seats.roomOf[round * n + b] as number];
          if (own === other) continue;
          const change = costs.sign(seats, round, a, b);
          if (change < best.change) best = { b, change };
        }
        if (best.b === -1) continue;
        const { b } = best;
        const [own, other] = [seats.roomOf[round * n + a] as number, seats.roomOf[round * n + b] as number];
        const rooms = plan[round] as number[][];
        rooms[own] = (rooms[own] as number[]).map((one) => (one === a ? b : one));
        rooms[other] = (rooms[other] as number[]).map((one) => (one === b ? a : one));
        seats.roomOf[round * n + a] = other;
        seats.roomOf[round * n + b] = own;
        better = true;
      }
  }
  return plan;
}

export function benchRules(): void {
  const rows = [
    [
      'people, room, rounds',
      'without',
      'rules cost',
      'broken before',
      'after',
      'value kept',
      'random, repaired: broken',
      'value',
    ],
  ];
  for (const [n, roomSize, rounds] of [
    [40, 4, 3],
    [300, 4, 6],
    [300, 4, 1],
    [2000, 4, 6],
  ] as const) {
    const values = eventValues(n, n + roomSize);
    const rules = twenty(n, roomSize);
    const value = welfareOf(values, roomSize);
    const plain = timed(() => seatRounds(values, roomSize, rounds));
    const lists = timed(() => chooseMatches(values, { cap: 5 }));
    const seated = timed(() => ruled(values, roomSize, plain.result, rules));
    const listed = timed(() =>
      listRuled(values, {
        cap: 5,
        rounds: seated.result,
        terms: listTerms(rules, { n, indexOf: indexOf(n) }),
        added: [],
        removed: [],
      }),
    );
    const random = n > 300 ? undefined : greedily(values, roomSize, rounds, rules);
    rows.push([
      `${n}, ${roomSize}, ${rounds}`,
      seconds(plain.ms + lists.ms),
      seconds(seated.ms + listed.ms),
      String(brokenIn(rules, plain.result)),
      String(brokenIn(rules, seated.result)),
      percent(value(seated.result) / value(plain.result)),
      random ? String(brokenIn(rules, random)) : 'not run',
      random ? percent(value(random) / value(plain.result)) : '',
    ]);
  }
  table('Twenty rules: rooms and lists; the engine reads and scores answers besides', rows);
  benchExact();
  benchBadLuck();
}

/** One round of few people, where every seating can be looked at. */
function benchExact(): void {
  const rows = [['people, room', 'instances', 'kept all that can be', 'value, of the optimum: mean', 'worst', 'exact']];
  for (const [n, roomSize, instances] of [
    [8, 2, 30],
    [9, 3, 30],
    [12, 4, 12],
    [12, 3, 6],
  ] as const) {
    const seatings = everySeating(n, roomSize);
    let [kept, exact, sum, worst] = [0, 0, 0, 1];
    for (let seed = 1; seed <= instances; seed += 1) {
      const values = eventValues(n, seed);
      const value = welfareOf(values, roomSize);
      const random = randomFrom(seed);
      const some = (): string => idOf(random() % n);
      const rules: Rule[] = [
        { id: 'a', strength: 'always', kind: 'pair', a: [some(), some()], b: [some()], meet: false },
        { id: 'b', strength: 'always', kind: 'room_has', group: every(n, 2), at_least: 1 },
        { id: 'c', strength: 'if_possible', kind: 'same', classes: [[some(), some()]], want: 'together' },
        {
          id: 'd',
          strength: 'if_possible',
          kind: 'same',
          classes: [every(n, 3), every(n, 3, 1)],
          want: 'at_most',
          n: 1,
        },
      ];
      const costs = new RuleCosts(roomTerms(rules, { n, indexOf: indexOf(n) }));
      let best: { breaches: number[]; value: number } | undefined;
      for (const rooms of seatings) {
        const breaches = costs.total(seatsOf(n, [rooms]));
        const less = best === undefined ? -1 : compareBreaches(breaches, best.breaches);
        if (less > 0) continue;
        const worth = value([rooms]);
        if (less < 0 || best === undefined || worth > best.value) best = { breaches, value: worth };
      }
      const found = ruled(values, roomSize, seatRounds(values, roomSize, 1), rules);
      const isKept = compareBreaches(costs.total(seatsOf(n, found)), best?.breaches ?? []) <= 0;
      const share = value(found) / (best?.value ?? 1);
      if (!isKept) continue;
      kept += 1;
      sum += share;
      worst = Math.min(worst, share);
      if (share > 1 - 1e-9) exact += 1;
    }
    rows.push([
      `${n}, ${roomSize}`,
      String(instances),
      String(kept),
      percent(sum / kept),
      percent(worst),
      String(exact),
    ]);
  }
  table('Rules beside the optimum of all seatings', rows);
}

function benchBadLuck(): void {
  const rows = [['', 'people', 'time', 'rules broken', 'of']];
  const n = 300;
  const group = (from: number, to: number): string[] => idsOf(to).slice(from);
  const always = { strength: 'always' } as const;
  const cases: [string, number, Rule[]][] = [
    [
      '60 rules that all conflict',
      n,
      Array.from({ length: 60 }, (_, k): Rule => {
        const [a, b] = [group(k, k + 4), group(k + 4, k + 8)];
        return k % 2 === 0
          ? { id: `${k}`, ...always, kind: 'same', classes: [[...a, ...b]], want: 'together' }
          : { id: `${k}`, ...always, kind: 'pair', a, b, meet: false };
      }),
    ],
    [
      '60 wishes that all conflict',
      n,
      Array.from({ length: 60 }, (_, k): Rule => {
        return { id: `${k}`, strength: 'if_possible', kind: 'stay', group: group(0, 20), room_number: 1 + k };
      }),
    ],
    ['about people who left', n, [{ id: 'a', ...always, kind: 'pair', a: ['gone'], b: ['left'], meet: true }]],
    ['everybody keeps the room', n, [{ id: 'a', ...always, kind: 'stay', group: idsOf(n), room_number: null }]],
    [
      'everybody never meets everybody',
      n,
      [{ id: 'a', ...always, kind: 'pair', a: idsOf(n), b: idsOf(n), meet: false }],
    ],
    [
      '1,900 of one domain apart',
      2000,
      [{ id: 'a', ...always, kind: 'same', classes: [group(0, 1900)], want: 'apart' }],
    ],
    [
      '1,900 of one domain together',
      2000,
      [{ id: 'a', ...always, kind: 'same', classes: [group(0, 1900)], want: 'together' }],
    ],
  ];
  for (const [name, people, rules] of cases) {
    const values = eventValues(people, 5);
    const start = seatRounds(values, 4, 6, { moves: 600_000 });
    const terms = listTerms(rules, { n: people, indexOf: indexOf(people) });
    const { result, ms } = timed(() => {
      const rounds = ruled(values, 4, start, rules);
      const listed = terms.length > 0 ? listRuled(values, { cap: 5, rounds, terms, added: [], removed: [] }).pairs : [];
      return { rounds, listed };
    });
    rows.push([name, String(people), seconds(ms), String(brokenIn(rules, result.rounds)), String(rules.length)]);
  }
  table('Bad luck, six rounds in rooms of four: seats and lists', rows);
}
