import { compareBreaches, type RuleCosts } from '../../rules/rule-costs.ts';
import { seatsOf } from '../../rules/seats.ts';

/** Of more people, only all rooms of a plan together get their usual numbers. */
const FEW_PEOPLE = 40;

/** The place of each person in the order by which rooms are numbered. */
export type PlaceOf = (person: number) => number;

const inOrder = (room: readonly number[], placeOf: PlaceOf): number[] =>
  room.toSorted((x, y) => placeOf(x) - placeOf(y));

/** Rooms by the first of their people, as a run numbers them. */
export const numbered = (rooms: readonly (readonly number[])[], placeOf: PlaceOf): number[][] =>
  rooms.map((room) => inOrder(room, placeOf)).sort((x, y) => placeOf(x[0] as number) - placeOf(y[0] as number));

interface Given {
  values: { n: number };
  pins: readonly unknown[];
  placeOf: PlaceOf;
}

/**
 * Rounds whose room numbers a rule may name: rooms have their usual numbers as far as no rule is kept less for it, so that a rule
 * which asks for nothing changes no number.
 */
export function renumbered(
  found: readonly (readonly (readonly number[])[])[],
  costs: RuleCosts,
  { values: { n }, pins, placeOf }: Given,
): number[][][] {
  const rounds = found.map((rooms) => rooms.map((room) => inOrder(room, placeOf)));
  if (pins.length > 0) return rounds;
  const breaches = costs.total(seatsOf(n, rounds));
  const isAsGood = (others: number[][][]): boolean => compareBreaches(costs.total(seatsOf(n, others)), breaches) <= 0;
  const usual = found.map((rooms) => numbered(rooms, placeOf));
  if (isAsGood(usual)) return usual;
  if (n > FEW_PEOPLE) return rounds;
  const firstIn = (room: readonly number[] | undefined): number => placeOf(room?.[0] ?? 0);
  for (const rooms of rounds)
    for (let at = 0; at < rooms.length; at += 1)
      for (let later = at + 1; later < rooms.length; later += 1) {
        if (firstIn(rooms[later]) > firstIn(rooms[at])) continue;
        exchange(rooms, at, later);
        if (!isAsGood(rounds)) exchange(rooms, at, later);
      }
  return rounds;
}

function exchange(rooms: number[][], one: number, other: number): void {
  const [first, second] = [rooms[one] as number[], rooms[other] as number[]];
  rooms[one] = second;
  rooms[other] = first;
}
