import fc from 'fast-check';
import { barPairs } from '../src/optimise/barred.ts';
import type { PairValues } from '../src/optimise/pair-values.ts';
import { seatRounds } from '../src/optimise/rounds/seat-rounds.ts';
import { seatRuled } from '../src/optimise/ruled/seat-ruled.ts';
import { roomSizes } from '../src/room-sizes.ts';
import { roomTerms } from '../src/rules/room-terms.ts';
import type { Rule } from '../src/rules/rule.ts';

export const personAt = (at: number): string => `p${String(at).padStart(4, '0')}`;

/** Rules about `n` people, as hosts could write them. */
export const rulesAbout = (
  n: number,
  most: number,
  strengths: Rule['strength'][] = ['always'],
): fc.Arbitrary<Rule[]> => {
  const group = (length: number) =>
    fc.uniqueArray(fc.nat({ max: n - 1 }), { minLength: 1, maxLength: length }).map((people) => people.map(personAt));
  const classes = fc
    .array(fc.nat({ max: 3 }), { minLength: n, maxLength: n })
    .map((of) => [0, 1, 2].map((one) => of.flatMap((value, at) => (value === one ? [personAt(at)] : []))));
  const few = fc.integer({ min: 1, max: 2 });
  const body = fc.oneof(
    fc.record({ kind: fc.constant('pair' as const), a: group(2), b: group(2), meet: fc.boolean() }),
    fc.record({
      kind: fc.constant('same' as const),
      classes,
      want: fc.constantFrom('apart' as const, 'at_most' as const),
      n: fc.constant(2),
    }),
    group(3).map((people) => ({ kind: 'same' as const, classes: [people], want: 'together' as const })),
    fc.record({ kind: fc.constant('room_has' as const), group: group(5), at_least: fc.constant(1) }),
    fc.record({ kind: fc.constant('room_has' as const), group: group(5), at_most: few }),
    fc.record({ kind: fc.constant('stay' as const), group: group(2), room_number: fc.constantFrom(1, 2, null) }),
  );
  return fc
    .array(fc.tuple(fc.constantFrom(...strengths), body), { minLength: 1, maxLength: most })
    .map((all) => all.map(([strength, rule], at): Rule => ({ id: `r${at}`, strength, ...rule })));
};

/** The rooms of a run with rules, by their numbers. */
export function seatedWith(values: PairValues, roomSize: number, rounds: number, rules: Rule[]): number[][][] {
  const { n } = values;
  const indexOf = new Map(Array.from({ length: n }, (_, at) => [personAt(at), at]));
  return seatRuled({
    values,
    barring: (more) => barPairs(values, [], [], more),
    roomSize,
    start: seatRounds(values, roomSize, rounds, { moves: 3000 }),
    terms: roomTerms(rules, { n, indexOf }),
    pins: [],
    placeOf: (person) => person,
    effort: { moves: 6000 },
  });
}

/** All ways to seat so many people once, rooms by number. */
export function everySeating(n: number, roomSize: number): number[][][] {
  const sizes = roomSizes(n, roomSize);
  const found: number[][][] = [];
  const rooms: number[][] = sizes.map(() => []);
  // Rooms are filled in the order of their first person, of either size.
  const place = (person: number): void => {
    if (person === n) {
      const filled = rooms.map((room) => room.length).sort((a, b) => b - a);
      if (filled.join() === sizes.join()) found.push(rooms.map((room) => [...room]));
      return;
    }
    let opened = false;
    for (const room of rooms) {
      if (room.length === 0) {
        if (opened) continue;
        opened = true;
      }
      if (room.length >= (sizes[0] as number)) continue;
      room.push(person);
      place(person + 1);
      room.pop();
    }
  };
  place(0);
  return found;
}

/** Every order of the rooms: they have numbers. */
export function everyNumbering(rooms: number[][]): number[][][] {
  if (rooms.length <= 1) return [rooms];
  return rooms.flatMap((room, at) => everyNumbering(rooms.toSpliced(at, 1)).map((others) => [room, ...others]));
}
