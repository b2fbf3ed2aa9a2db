import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personAt } from '../test/rule-instances.ts';
import { randomValues } from '../test/sample-values.ts';
import { RulesOfRun } from './keep-rules.ts';
import { roomSizes } from './room-sizes.ts';
import { judgeRules } from './rules/judge-rules.ts';
import type { Rule } from './rules/rule.ts';

const group = (n: number, length: number) =>
  fc.uniqueArray(fc.nat({ max: n - 1 }), { minLength: 1, maxLength: length }).map((people) => people.map(personAt));

/** Rules about matches. */
const rulesAbout = (n: number): fc.Arbitrary<Rule[]> => {
  const [few, three] = [group(n, 2), group(n, 3)];
  const body = fc.oneof(
    fc.record({ kind: fc.constant('pair' as const), a: few, b: few, meet: fc.boolean() }),
    three.map((people) => ({ kind: 'same' as const, classes: [people], want: 'apart' as const })),
    fc.record({ kind: fc.constant('quota' as const), group: few, at_least: fc.integer({ min: 2, max: n - 1 }) }),
    fc.record({ kind: fc.constant('quota' as const), group: few, at_most: fc.integer({ min: 1, max: 2 }) }),
  );
  const strength = fc.constantFrom('always' as const, 'if_possible' as const, 'if_possible' as const);
  return fc
    .array(fc.tuple(strength, body), { minLength: 2, maxLength: 3 })
    .map((all) => all.map(([of, rule], at): Rule => ({ id: `r${at}`, strength: of, ...rule })));
};

const instance = fc.integer({ min: 4, max: 5 }).chain((n) =>
  fc.record({
    n: fc.constant(n),
    roomSize: fc.integer({ min: 2, max: 3 }),
    cap: fc.integer({ min: 1, max: 3 }),
    seed: fc.nat(),
    rules: rulesAbout(n),
  }),
);
type Instance = (typeof instance extends fc.Arbitrary<infer Of> ? Of : never) & { rounds?: number[][][] };
type Pair = [number, number];

/** Two rounds, the second one in another order. */
function roundsOf({ n, roomSize }: Instance): number[][][] {
  return [1, 2].map((step) => {
    const people = Array.from({ length: n }, (_, at) => at);
    const order =
      step === 1 ? people : [...people.filter((at) => at % 2 === 0), ...people.filter((at) => at % 2 === 1)];
    return roomSizes(n, roomSize).map((size) => order.splice(0, size));
  });
}

function listed(of: Instance, rules: readonly Rule[] = of.rules): Pair[] {
  const ids = Array.from({ length: of.n }, (_, at) => personAt(at));
  const run = new RulesOfRun({ rules: [...rules] }, ids);
  return run.list(randomValues(of.n, 1, 900, of.seed), { cap: of.cap }, roundsOf(of), (chosen) => chosen);
}

/** By rank, in how many places rules are broken. */
function brokenBy(of: Instance, pairs: readonly Pair[], rules: readonly Rule[] = of.rules): number[] {
  const rounds = roundsOf(of).map((rooms) => rooms.map((room) => room.map(personAt)));
  const judged = judgeRules(rules, { rounds, pairs: pairs.map(([i, j]) => [personAt(i), personAt(j)] as const) });
  const wished = rules.filter(({ strength }) => strength !== 'always');
  const times = (ofRank: readonly Rule[]) =>
    judged.reduce((sum, one) => sum + (ofRank.some(({ id }) => id === one.rule_id) ? one.times : 0), 0);
  return [times(rules.filter(({ strength }) => strength === 'always')), ...wished.map((rule) => times([rule]))];
}

/** Every list in which each has a match and nobody more than asked for. */
function everyList({ n, cap, rules }: Instance): Pair[][] {
  const all = Array.from({ length: n }, (_, i) => i).flatMap((i) =>
    Array.from({ length: n - i - 1 }, (_, at): Pair => [i, i + 1 + at]),
  );
  const most = Array.from({ length: n }, (_, at) =>
    Math.max(
      cap,
      ...rules.map((rule) => (rule.kind === 'quota' && rule.group.includes(personAt(at)) ? (rule.at_least ?? 0) : 0)),
    ),
  );
  return Array.from({ length: 2 ** all.length }, (_, mask) => all.filter((_, bit) => mask & (2 ** bit))).filter(
    (pairs) =>
      most.every((of, person) => {
        const degree = pairs.filter((pair) => pair.includes(person)).length;
        return degree >= 1 && degree <= of;
      }),
  );
}

describe('a host’s rules in lists of matches', () => {
  it('hold, earlier ranks first, as well as in the best of all possible lists, each of which is tried', () => {
    fc.assert(
      fc.property(instance, (of) => {
        const found = brokenBy(of, listed(of));
        const place = found.findIndex((times) => times > 0);
        if (place === -1) return;
        const isKept = (pairs: Pair[]) => brokenBy(of, pairs).every((times, at) => at > place || times === 0);
        expect(everyList(of).find(isKept)).toBeUndefined();
      }),
      { numRuns: 60, seed: 5 },
    );
  });

  it('give way in their order: of two wishes against each other the first holds, whichever it is', () => {
    const wish = { strength: 'if_possible' } as const;
    const [ana, ben, cem] = [0, 1, 2].map(personAt) as [string, string, string];
    const has = (pairs: Pair[], i: number, j: number) => pairs.some((pair) => pair.includes(i) && pair.includes(j));
    const matches = (pairs: Pair[], person: number) => pairs.filter((pair) => pair.includes(person)).length;
    const meet: Rule = { id: 'meet', ...wish, kind: 'pair', a: [ana], b: [ben], meet: true };
    const never: Rule = { id: 'never', ...wish, kind: 'pair', a: [ana], b: [ben, cem], meet: false };
    const three: Rule = { id: 'three', ...wish, kind: 'quota', group: [ana], at_least: 3 };
    const one: Rule = { id: 'one', ...wish, kind: 'quota', group: [ana, ben], at_most: 1 };
    const holds: Record<string, (pairs: Pair[]) => boolean> = {
      meet: (pairs) => has(pairs, 0, 1),
      never: (pairs) => !has(pairs, 0, 1) && !has(pairs, 0, 2),
      three: (pairs) => matches(pairs, 0) === 3,
      one: (pairs) => matches(pairs, 0) === 1 && matches(pairs, 1) === 1,
    };
    for (const [first, second] of [
      [meet, never],
      [never, meet],
      [three, never],
      [never, three],
      [three, one],
      [one, three],
    ] as const) {
      const pairs = listed({ n: 4, roomSize: 2, cap: 2, seed: 1, rules: [first, second] });
      expect([first.id, second.id, holds[first.id]?.(pairs)]).toEqual([first.id, second.id, true]);
    }
  });
});
