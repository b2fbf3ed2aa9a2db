import type { ConflictReason } from './conflict.ts';
import type { GroupedRule, Rooms } from './numbered-rule.ts';

/** Why two rules cannot both hold, as far as groups and numbers tell; undefined where they tell nothing. */
export function conflictBetween(one: GroupedRule, other: GroupedRule, rooms: Rooms): ConflictReason | undefined {
  return inOrder(one, other, rooms) ?? inOrder(other, one, rooms);
}

function inOrder(one: GroupedRule, other: GroupedRule, rooms: Rooms): ConflictReason | undefined {
  for (const group of togetherIn(one)) {
    const reason = againstTogether(group, other, one, rooms);
    if (reason) return reason;
  }
  return cannotMeet(one, other) ?? roomsCannotHave(one, other, rooms) ?? matchesCannotBe(one, other, rooms);
}

/** Groups who sit in one room in every round. */
function togetherIn({ rule, a, classes }: GroupedRule): ReadonlySet<string>[] {
  if (rule.kind === 'same' && rule.want === 'together') return classes;
  return rule.kind === 'stay' && rule.room_number !== null && a.size > 0 ? [a] : [];
}

const common = (group: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const [small, large] = group.size < other.size ? [group, other] : [other, group];
  let count = 0;
  for (const id of small) if (large.has(id)) count += 1;
  return count;
};

/** How many of the group are in each class that any of them is in. */
function inClasses(group: ReadonlySet<string>, { classOf }: GroupedRule): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of group) for (const at of classOf.get(id) ?? []) counts.set(at, (counts.get(at) ?? 0) + 1);
  return counts;
}

function againstTogether(
  group: ReadonlySet<string>,
  other: GroupedRule,
  { rule: own }: GroupedRule,
  { count, largest }: Rooms,
): ConflictReason | undefined {
  const { rule, a, b } = other;
  const apart = (people: number): ConflictReason => ({ code: 'together_and_apart', people });
  if (rule.kind === 'pair') {
    if (rule.meet) return undefined;
    const [first, second] = [common(group, a), common(group, b)];
    const isOneOnly = first === 1 && second === 1 && [...group].some((id) => a.has(id) && b.has(id));
    return first > 0 && second > 0 && !isOneOnly ? apart(first + second) : undefined;
  }
  if (rule.kind === 'same' && rule.want !== 'together') {
    const most = Math.max(0, ...inClasses(group, other).values());
    return most > (rule.want === 'apart' ? 1 : (rule.n ?? 1)) ? apart(most) : undefined;
  }
  if (rule.kind === 'room_has') {
    const most = common(group, a);
    if (most > (rule.at_most ?? Number.POSITIVE_INFINITY)) return apart(most);
    // All of them are in one room, so that the others have to do for the other rooms.
    const needed = (rule.at_least ?? 0) * (count - 1);
    const left = a.size - most;
    return left < needed ? { code: 'too_few_for_rooms', people: left, rooms: count - 1, needed } : undefined;
  }
  for (const also of togetherIn(other)) {
    const shared = common(group, also);
    const isSameRoom = own.kind === 'stay' && rule.kind === 'stay' && own.room_number === rule.room_number;
    if (own.kind === 'stay' && rule.kind === 'stay' && !isSameRoom && shared > 0)
      return { code: 'two_rooms', people: shared };
    const people = group.size + also.size - shared;
    if ((shared > 0 || isSameRoom) && people > largest) return { code: 'room_too_small', people, seats: largest };
  }
  return undefined;
}

/** Somebody who must meet one of a group, and must meet none of them. */
function cannotMeet(one: GroupedRule, other: GroupedRule): ConflictReason | undefined {
  if (one.rule.kind !== 'pair' || !one.rule.meet) return undefined;
  const { rule, a, b, classOf } = other;
  const isNever = rule.kind === 'pair' && !rule.meet;
  const isApart = rule.kind === 'same' && (rule.want === 'apart' || (rule.want === 'at_most' && rule.n === 1));
  if (!isNever && !isApart) return undefined;
  const areApart = (x: string, y: string): boolean =>
    isNever
      ? (a.has(x) && b.has(y)) || (a.has(y) && b.has(x))
      : (classOf.get(x)?.some((at) => classOf.get(y)?.includes(at)) ?? false);
  for (const id of one.a) {
    const hosts = [...one.b].filter((host) => host !== id);
    if (hosts.length > 0 && hosts.every((host) => areApart(id, host)))
      return { code: 'together_and_apart', people: 1 + hosts.length };
  }
  return undefined;
}

function roomsCannotHave(one: GroupedRule, other: GroupedRule, rooms: Rooms): ConflictReason | undefined {
  if (one.rule.kind !== 'room_has' || !one.rule.at_least) return undefined;
  const { rule, a, b, classOf } = other;
  const { at_least: least } = one.rule;
  if (rule.kind === 'room_has' && rule.at_most !== undefined) {
    const rest = one.a.size - common(one.a, a);
    return rest < (least - rule.at_most) * rooms.count
      ? { code: 'least_above_most', at_least: least, at_most: rule.at_most }
      : undefined;
  }
  if (rule.kind === 'room_has' && rule.at_least) {
    const needed = least + rule.at_least;
    return common(one.a, a) === 0 && needed > rooms.largest
      ? { code: 'room_too_small', people: needed, seats: rooms.largest }
      : undefined;
  }
  if (rule.kind === 'same' && rule.want !== 'together') {
    const most = rule.want === 'apart' ? 1 : (rule.n ?? 1);
    if ([...classOf.values()].some(({ length }) => length > 1)) return undefined;
    const counts = [...inClasses(one.a, other).values()];
    const free = one.a.size - counts.reduce((sum, count) => sum + count, 0);
    const possible = counts.reduce((sum, count) => sum + Math.min(most, count), free);
    return possible < least ? { code: 'least_above_most', at_least: least, at_most: possible } : undefined;
  }
  if (rule.kind === 'same') {
    // A class is in one room: so many groups and single people go round the rooms.
    const counts = [...inClasses(one.a, other).values()];
    const units = one.a.size - counts.reduce((sum, count) => sum + count - 1, 0);
    return units < rooms.count && [...classOf.values()].every(({ length }) => length === 1)
      ? { code: 'too_few_for_rooms', people: units, rooms: rooms.count, needed: rooms.count }
      : undefined;
  }
  if (rule.kind !== 'pair' || rule.meet) return undefined;
  for (const [group, foes] of [
    [a, b],
    [b, a],
  ] as const) {
    // The room of somebody outside the group needs members who can be with them.
    const outsider = [...foes].some((id) => !one.a.has(id));
    if (outsider && one.a.size - common(one.a, group) < least)
      return { code: 'together_and_apart', people: 1 + common(one.a, group) };
  }
  return undefined;
}

function matchesCannotBe(one: GroupedRule, other: GroupedRule, { people }: Rooms): ConflictReason | undefined {
  if (one.rule.kind !== 'quota' || !one.rule.at_least) return undefined;
  const { at_least: least } = one.rule;
  const { rule, a, b, classOf, classes } = other;
  if (rule.kind === 'quota' && rule.at_most !== undefined && least > rule.at_most && common(one.a, a) > 0)
    return { code: 'least_above_most', at_least: least, at_most: rule.at_most };
  const barredFor = (id: string): number => {
    if (rule.kind === 'pair' && !rule.meet) {
      const foes = new Set([...(a.has(id) ? b : []), ...(b.has(id) ? a : [])]);
      return foes.size - (foes.has(id) ? 1 : 0);
    }
    if (rule.kind !== 'same' || rule.want !== 'apart') return 0;
    return Math.max(0, ...(classOf.get(id) ?? []).map((at) => (classes[at]?.size ?? 1) - 1));
  };
  for (const id of one.a) {
    const possible = people - 1 - barredFor(id);
    if (possible < least) return { code: 'too_few_matches', wanted: least, possible };
  }
  return undefined;
}
