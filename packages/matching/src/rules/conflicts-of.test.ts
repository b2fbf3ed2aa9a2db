import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyNumbering, everySeating, personAt, rulesAbout } from '../../test/rule-instances.ts';
import { canBeSeated } from './can-be-seated.ts';
import { conflictsOf } from './conflicts-of.ts';
import { grouped, roomsOf } from './numbered-rule.ts';
import { roomTerms } from './room-terms.ts';
import type { Rule } from './rule.ts';
import { type Seats, seatsOf } from './seats.ts';

const most = 8;
const people = Array.from({ length: most }, (_, at) => personAt(at));
const indexOf = new Map(people.map((id, at) => [id, at]));
const seatings = new Map<string, Seats[]>();

/** Whether some seating of one round keeps all rules. */
function canHold(n: number, roomSize: number, rules: readonly Rule[]): boolean {
  const key = `${n} ${roomSize}`;
  const all =
    seatings.get(key) ??
    everySeating(n, roomSize)
      .flatMap(everyNumbering)
      .map((rooms) => seatsOf(n, [rooms]));
  seatings.set(key, all);
  const terms = roomTerms(rules, { n, indexOf });
  return all.some((seats) => terms.every((term) => term.cost(seats) === 0));
}

/** Of rules that cannot all hold, the fewest that cannot. */
const fewest = (n: number, roomSize: number, rules: readonly Rule[]): readonly Rule[] =>
  rules.reduce((left, one) => {
    const without = left.filter((rule) => rule !== one);
    return canHold(n, roomSize, without) ? left : without;
  }, rules);

test('a conflict that is named is one, and each set of few people that cannot hold is named', () => {
  const event = fc.record({ n: fc.integer({ min: 5, max: most }), roomSize: fc.integer({ min: 2, max: 4 }) });
  const instance = event.chain((of) => fc.record({ of: fc.constant(of), rules: rulesAbout(of.n, 5) }));
  let several = 0;
  for (const { of, rules } of fc.sample(instance, { numRuns: 4000, seed: 7 })) {
    const { n, roomSize } = of;
    const found = conflictsOf(rules, { people: people.slice(0, n), roomSize, rounds: 1, matchesPerPerson: most });
    const sets = found.flatMap((conflicts, at) =>
      conflicts.map(({ with: one, also = [] }) => [rules[at]?.id, ...(one === null ? [] : [one]), ...also]),
    );
    for (const ids of sets)
      expect(
        canHold(
          n,
          roomSize,
          rules.filter(({ id }) => ids.includes(id)),
        ),
      ).toBe(false);
    if (canHold(n, roomSize, rules)) continue;
    expect(sets).not.toEqual([]);
    if (fewest(n, roomSize, rules).length > 2) several += 1;
  }
  expect(several).toBeGreaterThan(20);
});

test('the search that stops at the first seating agrees with a list of all of two rounds', () => {
  const event = fc.record({ n: fc.integer({ min: 4, max: 6 }), roomSize: fc.integer({ min: 2, max: 3 }) });
  const instance = event.chain((of) => fc.record({ of: fc.constant(of), rules: rulesAbout(of.n, 4) }));
  let impossible = 0;
  for (const { of, rules } of fc.sample(instance, { numRuns: 300, seed: 7 })) {
    const { n, roomSize } = of;
    const rounds = everySeating(n, roomSize).flatMap(everyNumbering);
    const terms = roomTerms(rules, { n, indexOf });
    const canHoldTwice = rounds.some((one) =>
      rounds.some((other) => terms.every((term) => term.cost(seatsOf(n, [one, other])) === 0)),
    );
    const here = people.slice(0, n);
    const outline = { people: here, roomSize, rounds: 2, matchesPerPerson: n };
    const all = rules.map((rule) => grouped(rule, new Set(here)));
    expect(canBeSeated(all, roomsOf(outline), { left: Number.POSITIVE_INFINITY })).toBe(canHoldTwice);
    if (!canHoldTwice) impossible += 1;
  }
  expect(impossible).toBeGreaterThan(20);
});
