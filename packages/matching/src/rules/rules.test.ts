import { describe, expect, test } from 'vitest';
import { changeOfRules } from './change-of-rules.ts';
import { conflictsOf } from './conflicts-of.ts';
import { judgeRules } from './judge-rules.ts';
import type { Rule } from './rule.ts';
import { swapsThatMend } from './swaps-that-mend.ts';
import { touchesOf } from './touches-of.ts';

const people = Array.from({ length: 12 }, (_, at) => `p${String(at).padStart(2, '0')}`);
const p = (...at: number[]): string[] => at.map((one) => people[one] as string);
const outline = { people, roomSize: 4, rounds: 2, matchesPerPerson: 3 };
const always = { strength: 'always' } as const;

describe('What a rule touches', () => {
  test('is counted among the people who are there, each pair once', () => {
    const never: Rule = { id: 'r', ...always, kind: 'pair', a: [...p(0, 1, 2), 'gone'], b: p(2, 3), meet: false };
    expect(touchesOf(never, people)).toEqual({ people: 4, pairs: 5 });
    const classes = [p(0, 1, 2), p(2, 3), p(4), [...p(5), 'gone']];
    expect(touchesOf({ id: 'r', ...always, kind: 'same', classes, want: 'apart' }, people)).toEqual({
      people: 4,
      pairs: 4,
    });
    const has: Rule = { id: 'r', ...always, kind: 'room_has', group: p(0, 1), at_least: 1 };
    expect(touchesOf(has, people)).toEqual({ people: 2, pairs: 0 });
  });

  test('of 1,900 people of one value among 2,000 is known at once', () => {
    const many = Array.from({ length: 2000 }, (_, at) => `p${at}`);
    const classes = [many.slice(0, 1900)];
    expect(touchesOf({ id: 'r', ...always, kind: 'same', classes, want: 'apart' }, many).pairs).toBe(950 * 1899);
  });
});

describe('Conflicts before a run', () => {
  const of = (...rules: Rule[]) => conflictsOf(rules, outline);

  test('name a rule that its numbers forbid, and the room size that frees it', () => {
    const mentors: Rule = { id: 'm', ...always, kind: 'room_has', group: p(0, 1), at_least: 1 };
    expect(of(mentors)).toEqual([
      [
        {
          with: null,
          reason: { code: 'too_few_for_rooms', people: 2, rooms: 3, needed: 3 },
          change: { code: 'room_size', from: 4, to: 5 },
        },
      ],
    ]);
    const apart: Rule = { id: 'd', ...always, kind: 'same', classes: [p(0, 1, 2, 3)], want: 'apart' };
    expect(of(apart)[0]?.[0]?.change).toEqual({ code: 'room_size', from: 4, to: 3 });
    // Those who meet nobody would sit alone.
    const never: Rule = { id: 'n', ...always, kind: 'pair', a: p(0, 1), b: people, meet: false };
    expect(of(never)[0]).toEqual([
      { with: null, reason: { code: 'no_seating' }, change: { code: 'if_possible', rule_id: 'n' } },
    ]);
    const enough: Rule = { ...mentors, group: p(0, 1, 4) };
    expect(of({ ...apart, want: 'together' }, enough)[0]).toEqual([
      expect.objectContaining({ with: 'm', reason: expect.objectContaining({ code: 'too_few_for_rooms' }) }),
    ]);
    // It cannot hold whatever the other one does, so that the other one is in nobody's way.
    expect(of({ ...apart, want: 'together' }, mentors)[0]).toEqual([]);
  });

  test('name two that cannot hold together on both of them, and no two of which one is only wished for', () => {
    const never: Rule = { id: 'n', ...always, kind: 'pair', a: p(0), b: p(1, 2), meet: false };
    const meet: Rule = { id: 'y', ...always, kind: 'pair', a: p(0), b: p(2), meet: true };
    const change = { code: 'if_possible', rule_id: 'y' };
    const reason = { code: 'together_and_apart', people: 2 };
    expect(of(never, meet)).toEqual([[{ with: 'y', reason, change }], [{ with: 'n', reason, change }]]);
    expect(of(never, { ...meet, strength: 'if_possible' })).toEqual([[], []]);
    const stays = [1, 2].map((room): Rule => {
      return { id: `s${room}`, ...always, kind: 'stay', group: p(room === 1 ? 0 : 2), room_number: room };
    });
    // No two of these conflict; all three do.
    expect(of(meet, ...stays).map((found) => found.map((one) => [one.with, one.also]))).toEqual([
      [['s1', ['s2']]],
      [['y', ['s2']]],
      [['y', ['s1']]],
    ]);
  });

  test('are none where all can hold', () => {
    const rules: Rule[] = [
      { id: 'a', ...always, kind: 'same', classes: [p(0, 1), p(2, 3)], want: 'together' },
      { id: 'b', ...always, kind: 'room_has', group: p(0, 2, 4), at_least: 1 },
      { id: 'c', ...always, kind: 'pair', a: p(0), b: p(2), meet: false },
      { id: 'd', ...always, kind: 'stay', group: p(0, 1), room_number: 3 },
      { id: 'e', ...always, kind: 'quota', group: p(5), at_least: 6 },
    ];
    expect(of(...rules)).toEqual([[], [], [], [], []]);
  });
});

test('A plan is judged rule by rule: which hold, where one does not, and which other one stands in its way', () => {
  const rounds = [
    [p(0, 1, 2, 3), p(4, 5, 6, 7), p(8, 9, 10, 11)],
    [p(0, 4, 8, 9), p(1, 5, 2, 10), p(3, 6, 7, 11)],
  ];
  const pairs: [string, string][] = [
    [people[0] as string, people[1] as string],
    [people[4] as string, people[0] as string],
  ];
  const rules: Rule[] = [
    { id: 'kept', ...always, kind: 'pair', a: p(0), b: p(4), meet: true },
    { id: 'unlisted', ...always, kind: 'pair', a: p(5), b: p(4), meet: true },
    { id: 'never', ...always, kind: 'pair', a: p(0), b: p(1), meet: false },
    { id: 'apart', ...always, kind: 'same', classes: [p(6, 7), p(1, 2)], want: 'apart' },
    { id: 'together', ...always, kind: 'same', classes: [p(4, 5)], want: 'together' },
    { id: 'at most', ...always, kind: 'same', classes: [p(8, 9, 10)], want: 'at_most', n: 2 },
    { id: 'has', ...always, kind: 'room_has', group: p(0, 5, 11), at_least: 1 },
    { id: 'seat', ...always, kind: 'stay', group: p(11), room_number: 3 },
    { id: 'put', ...always, kind: 'stay', group: p(5, 6, 9), room_number: null },
    { id: 'quota', ...always, kind: 'quota', group: p(0, 4), at_least: 2 },
    { id: 'gone', ...always, kind: 'pair', a: ['gone'], b: p(0), meet: true },
  ];
  const judged = judgeRules(rules, { pairs, rounds });
  expect(judged.filter(({ kept }) => kept).map(({ rule_id }) => rule_id)).toEqual(['kept', 'has', 'seat', 'gone']);
  const brokenBy = Object.fromEntries(judged.map(({ rule_id, broken_by }) => [rule_id, broken_by]));
  expect(brokenBy).toMatchObject({
    unlisted: [{ people: p(5), round: null, room_number: null }],
    never: [
      { people: p(0, 1), round: 1, room_number: 1 },
      { people: p(0, 1), round: null, room_number: null },
    ],
    apart: [
      { people: p(1, 2), round: 1, room_number: 1 },
      { people: p(6, 7), round: 1, room_number: 2 },
      { people: p(1, 2), round: 2, room_number: 2 },
      { people: p(6, 7), round: 2, room_number: 3 },
    ],
    together: [{ people: p(5), round: 2, room_number: 1 }],
    'at most': [{ people: p(8, 9, 10), round: 1, room_number: 3 }],
    put: [
      { people: p(9), round: 2, room_number: 1 },
      { people: p(6), round: 2, room_number: 3 },
    ],
    quota: [{ people: p(4), round: null, room_number: null }],
  });
  expect(judged.find(({ rule_id }) => rule_id === 'quota')?.because).toBe('numbers');
  const mentors: Rule = { id: 'few', ...always, kind: 'room_has', group: p(0, 1), at_least: 1 };
  expect(judgeRules([mentors], { rounds })[0]).toMatchObject({ kept: false, because: 'too_few' });
  // Without lists only rooms are judged, as during an evening.
  expect(judgeRules(rules.slice(0, 2), { rounds }).map(({ kept }) => kept)).toEqual([true, true]);
});

describe('A broken rule', () => {
  const rounds = [[p(0, 1, 2), p(3, 4, 5)]];
  const apart: Rule = { id: 'apart', strength: 'if_possible', kind: 'pair', a: p(0), b: p(1), meet: false };
  const pin: Rule = { id: 'pin', ...always, kind: 'stay', group: p(0, 1), room_number: 1 };

  test('names the rule that leaves no other place, and nothing where a place seems free', () => {
    const because = (...rules: Rule[]) =>
      judgeRules(rules, { rounds }).find(({ rule_id }) => rule_id === 'apart')?.because;
    expect(because(apart, pin)).toBe('pin');
    expect(because(apart)).toBe('numbers');
    // A rule that counts for less is no cause.
    expect(because(apart, { ...pin, strength: 'if_possible' })).toBe('numbers');
    // Both would have to keep to their room, and only one of them is held there.
    expect(because(apart, { ...pin, group: p(0) } as Rule)).toBe('numbers');
  });

  test('is repaired by swaps that break no other and move nobody who is pinned, each into another room', () => {
    const swaps = (isPinned: (round: number, id: string) => boolean, ...of: Rule[]) =>
      swapsThatMend(of, { rounds }, isPinned).map(({ user_id, other_id }) => [user_id, other_id]);
    const none = () => false;
    expect(swapsThatMend([apart], { rounds }, none)[0]).toEqual({
      rule_id: 'apart',
      round: 1,
      user_id: p(0)[0],
      other_id: p(3)[0],
    });
    expect(swaps(none, apart)).toEqual([p(0, 3), p(1, 3)]);
    expect(swaps((_, id) => p(0, 3).includes(id), apart)).toEqual([p(1, 4)]);
    expect(swaps(none, apart, pin)).toEqual([]);
  });

  test('is shown to the host who moves somebody, and so is a rule that holds again by the move', () => {
    const moved = { rounds: [[p(3, 1, 2), p(0, 4, 5)]] };
    expect(changeOfRules([apart, pin], { rounds }, moved)).toEqual({ broken: ['pin'], mended: ['apart'] });
    expect(changeOfRules([apart, pin], moved, { rounds })).toEqual({ broken: ['apart'], mended: ['pin'] });
  });

  test('that is broken in fewer people after a move is no new breach, and in more people it is one', () => {
    const few: Rule = { id: 'few', ...always, kind: 'room_has', group: p(0, 1, 2, 3), at_most: 1 };
    const least: Rule = { id: 'least', ...always, kind: 'room_has', group: p(0, 1), at_least: 2 };
    const after = { rounds: [[p(0, 1), p(2, 3, 4, 5)]] };
    expect(changeOfRules([few], { rounds }, after).broken).toEqual(['few']);
    expect(changeOfRules([few], { rounds: [[p(0, 1, 2), p(4, 5)]] }, { rounds: [[p(0, 1), p(2, 4, 5)]] })).toEqual({
      broken: [],
      mended: [],
    });
    expect(changeOfRules([least], { rounds }, { rounds: [[p(0, 2), p(1, 3, 4, 5)]] }).broken).toEqual(['least']);
  });
});
