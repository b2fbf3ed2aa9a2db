import type { ConflictReason } from './conflict.ts';
import { type Joined, joinedBy } from './joined-people.ts';
import type { GroupedRule, Rooms } from './numbered-rule.ts';

/** Where rules keep more pairs apart than this, they are not compared. */
const MOST_FOES = 40_000;
/** So many people who move together are compared with others. */
const MOST_COMPARED = 3000;
/** Of more people who move with others, nobody is compared. */
const MOST_BOUND = 200;
/** From so many people a set is grown of whom each two are apart. */
const MOST_STARTS = 100;

/**
 * Why rules cannot all hold, by what follows from several of them together: people who are joined by one rule after the other, people
 * none of whom can share a room, and seats that several groups need at once. Undefined where this tells nothing.
 */
function conflictAmong(rules: readonly GroupedRule[], rooms: Rooms): ConflictReason | undefined {
  const joined = joinedBy(rules, rooms);
  for (const { people, rooms: numbers } of joined) {
    if (numbers.size > 1) return { code: 'two_rooms', people: people.size };
    if (people.size > rooms.largest) return { code: 'room_too_small', people: people.size, seats: rooms.largest };
    if (breaks(rules, people)) return { code: 'together_and_apart', people: people.size };
  }
  return (
    seatsForAll(rules, rooms) ??
    placesForAll(rules, rooms) ??
    unitsForAll(rules, joined, rooms) ??
    apartFromAll(rules, joined, rooms)
  );
}

/** Whether these people break a rule by sharing a room. */
function breaks(rules: readonly GroupedRule[], people: ReadonlySet<string>): boolean {
  const among = (group: ReadonlySet<string>): string[] => [...people].filter((id) => group.has(id));
  return rules.some(({ rule, a, b, classes }) => {
    if (rule.kind === 'pair' && !rule.meet) {
      const [one, other] = [among(a), among(b)];
      return one.some((id) => other.some((foe) => foe !== id));
    }
    if (rule.kind === 'same' && rule.want !== 'together') {
      const most = rule.want === 'apart' ? 1 : (rule.n ?? 1);
      return classes.some((members) => among(members).length > most);
    }
    return rule.kind === 'room_has' && among(a).length > (rule.at_most ?? Number.POSITIVE_INFINITY);
  });
}

/** Each room needs so many of several groups that have nobody in common. */
function seatsForAll(rules: readonly GroupedRule[], { smallest }: Rooms): ConflictReason | undefined {
  const counted = new Set<string>();
  let needed = 0;
  const asking = rules.filter(({ rule }) => rule.kind === 'room_has' && rule.at_least);
  for (const { rule, a } of asking.toSorted((x, y) => x.a.size - y.a.size)) {
    if ([...a].some((id) => counted.has(id))) continue;
    for (const id of a) counted.add(id);
    needed += rule.kind === 'room_has' ? (rule.at_least ?? 0) : 0;
  }
  return needed > smallest ? { code: 'room_too_small', people: needed, seats: smallest } : undefined;
}

/** The rooms have so many places for the people of several groups together. */
function placesForAll(rules: readonly GroupedRule[], { count }: Rooms): ConflictReason | undefined {
  const bounded = new Set<string>();
  let most = 0;
  for (const { rule, a, classes } of rules) {
    const isBound = rule.kind === 'room_has' && rule.at_most !== undefined;
    const groups = isBound ? [a] : rule.kind === 'same' && rule.want !== 'together' ? classes : [];
    const each =
      rule.kind === 'room_has'
        ? (rule.at_most ?? 0)
        : rule.kind === 'same' && rule.want === 'at_most'
          ? (rule.n ?? 1)
          : 1;
    for (const group of groups) {
      for (const id of group) bounded.add(id);
      most += each;
    }
  }
  const places = most * count;
  return bounded.size > places ? { code: 'too_many_for_rooms', people: bounded.size, rooms: count, places } : undefined;
}

/** People who are joined serve one room only, however many of them are in the group that each room needs. */
function unitsForAll(
  rules: readonly GroupedRule[],
  joined: readonly Joined[],
  { count }: Rooms,
): ConflictReason | undefined {
  for (const { rule, a } of rules) {
    if (rule.kind !== 'room_has' || !rule.at_least) continue;
    const inUnits = joined.map(({ people }) => [...people].filter((id) => a.has(id)).length);
    const single = a.size - inUnits.reduce((sum, members) => sum + members, 0);
    const useful = inUnits.reduce((sum, members) => sum + Math.min(members, rule.at_least ?? 0), single);
    const needed = rule.at_least * count;
    if (useful < needed) return { code: 'too_few_for_rooms', people: useful, rooms: count, needed };
  }
  return undefined;
}

/** People none of whom can share a room, more than there are rooms; and people who can share none with those they need. */
function apartFromAll(
  rules: readonly GroupedRule[],
  joined: readonly Joined[],
  rooms: Rooms,
): ConflictReason | undefined {
  const foes = foesBy(rules);
  const bound = joined.flatMap(({ people }) => [...people]);
  if (!foes || bound.length > MOST_BOUND) return undefined;
  const units = unitsOf(joined, foes);
  const unitOf = new Map(units.flatMap(({ people }, at) => [...people].map((id) => [id, at] as const)));
  const isSingle = ({ people, rooms: numbers }: Joined): boolean => people.size === 1 && numbers.size === 0;
  let compared = 0;
  const areApart = (one: Joined, other: Joined): boolean => {
    if (one === other) return false;
    const [x, y] = [[...one.people], [...other.people]];
    if (x.some((id) => y.some((foe) => foes.get(id)?.has(foe)))) return true;
    // Not to know that two are apart names one conflict less, never a wrong one.
    if ((isSingle(one) && isSingle(other)) || compared >= MOST_COMPARED) return false;
    compared += 1;
    const people = new Set([...x, ...y]);
    return new Set([...one.rooms, ...other.rooms]).size > 1 || people.size > rooms.largest || breaks(rules, people);
  };
  const withId = (id: string): Joined => units[unitOf.get(id) ?? -1] ?? { people: new Set([id]), rooms: new Set() };
  for (const { rule, a, b } of rules) {
    if (rule.kind === 'pair' && rule.meet)
      for (const id of a) {
        const hosts = [...b].filter((host) => host !== id);
        const isLost = (host: string): boolean => areApart(withId(id), withId(host));
        if (hosts.length > 0 && hosts.every(isLost)) return { code: 'together_and_apart', people: 1 + hosts.length };
      }
    if (rule.kind !== 'room_has' || !rule.at_least) continue;
    for (const unit of units) {
      // Only foes can be apart from somebody who moves alone, and people who are joined.
      const near = isSingle(unit) ? [...[...unit.people].flatMap((id) => [...(foes.get(id) ?? [])]), ...bound] : a;
      const apart = new Set([...near].filter((id) => a.has(id) && !unit.people.has(id) && areApart(unit, withId(id))));
      const possible = a.size - apart.size;
      if (possible < rule.at_least) return { code: 'least_above_most', at_least: rule.at_least, at_most: possible };
    }
  }
  const clique = largeClique(units, areApart, rooms.count);
  return clique > rooms.count
    ? { code: 'too_many_for_rooms', people: clique, rooms: rooms.count, places: rooms.count }
    : undefined;
}

/** By person, those whom a rule forbids to share a room with them; undefined where there are too many. */
function foesBy(rules: readonly GroupedRule[]): Map<string, Set<string>> | undefined {
  const foes = new Map<string, Set<string>>();
  let left = MOST_FOES;
  const part = (one: Iterable<string>, other: ReadonlySet<string>): void => {
    for (const id of one) {
      left -= other.size;
      if (left < 0) return;
      const known = foes.get(id) ?? new Set();
      foes.set(id, known);
      for (const foe of other) if (foe !== id) known.add(foe);
    }
  };
  for (const { rule, a, b, classes } of rules) {
    if (rule.kind === 'pair' && !rule.meet) {
      part(a, b);
      part(b, a);
    }
    if (rule.kind === 'room_has' && rule.at_most === 1) part(a, a);
    const isApart = rule.kind === 'same' && (rule.want === 'apart' || (rule.want === 'at_most' && rule.n === 1));
    if (isApart) for (const members of classes) part(members, members);
  }
  return left < 0 ? undefined : foes;
}

/** Those who move as one, and everybody else who has foes. */
function unitsOf(joined: readonly Joined[], foes: ReadonlyMap<string, ReadonlySet<string>>): Joined[] {
  const isJoined = new Set(joined.flatMap(({ people }) => [...people]));
  const others = [...foes.keys()].filter((id) => !isJoined.has(id));
  return [
    ...joined.filter(({ people }) => people.size > 0),
    ...others.map((id): Joined => ({ people: new Set([id]), rooms: new Set() })),
  ];
}

/** How many were found of whom each two are apart, greedily from each; it stops once they are more than there are rooms. */
function largeClique(
  units: readonly Joined[],
  areApart: (one: Joined, other: Joined) => boolean,
  rooms: number,
): number {
  let best = 0;
  for (const first of units.slice(0, MOST_STARTS)) {
    const clique = [first];
    for (const next of units) if (clique.every((one) => one !== next && areApart(one, next))) clique.push(next);
    best = Math.max(best, clique.length);
    if (best > rooms) break;
  }
  return best;
}

/** The fewest of these rules that still conflict: each one that is not needed for it is left out. */
export function smallestConflict(
  rules: readonly GroupedRule[],
  rooms: Rooms,
): { rules: GroupedRule[]; reason: ConflictReason } | undefined {
  let left = [...rules];
  let reason = conflictAmong(left, rooms);
  if (!reason) return undefined;
  for (const one of rules) {
    const without = left.filter((other) => other !== one);
    const still = conflictAmong(without, rooms);
    if (!still) continue;
    left = without;
    reason = still;
  }
  return { rules: left, reason };
}
