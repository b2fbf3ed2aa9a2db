import type { ConflictReason } from './conflict.ts';
import type { GroupedRule, Rooms } from './numbered-rule.ts';

/** Why a rule cannot hold whatever else is asked for; undefined where counting finds no reason. */
export function conflictAlone(grouped: GroupedRule, rooms: Rooms): ConflictReason | undefined {
  const { rule, a, b, classes } = grouped;
  switch (rule.kind) {
    case 'pair':
      return rule.meet ? tooFewToMeet(a, b, rooms) : undefined;
    case 'same': {
      const most = Math.max(0, ...classes.map(({ size }) => size));
      if (rule.want === 'together')
        return most > rooms.largest ? { code: 'room_too_small', people: most, seats: rooms.largest } : undefined;
      const places = rooms.count * (rule.want === 'apart' ? 1 : (rule.n ?? 1));
      return most > places ? { code: 'too_many_for_rooms', people: most, rooms: rooms.count, places } : undefined;
    }
    case 'room_has': {
      const needed = (rule.at_least ?? 0) * rooms.count;
      if (a.size < needed) return { code: 'too_few_for_rooms', people: a.size, rooms: rooms.count, needed };
      const places = (rule.at_most ?? Number.POSITIVE_INFINITY) * rooms.count;
      if (a.size > places) return { code: 'too_many_for_rooms', people: a.size, rooms: rooms.count, places };
      return (rule.at_least ?? 0) > (rule.at_most ?? Number.POSITIVE_INFINITY)
        ? { code: 'least_above_most', at_least: rule.at_least ?? 0, at_most: rule.at_most ?? 0 }
        : undefined;
    }
    case 'stay':
      if (rule.room_number === null || a.size === 0) return undefined;
      if (rule.room_number > rooms.count)
        return { code: 'no_such_room', room_number: rule.room_number, rooms: rooms.count };
      return a.size > rooms.largest ? { code: 'room_too_small', people: a.size, seats: rooms.largest } : undefined;
    default:
      return tooFewMatches(grouped, rooms);
  }
}

function tooFewToMeet(a: ReadonlySet<string>, b: ReadonlySet<string>, rooms: Rooms): ConflictReason | undefined {
  const only = b.size === 1 ? [...b][0] : undefined;
  const people = [...a].filter((id) => id !== only).length;
  if (a.size === 0) return undefined;
  const perPerson = Math.min(rooms.cap, rooms.rounds * (rooms.largest - 1));
  // Two of the second group who are in the first as well meet each other, so that both places are used at once.
  const places = [...b].filter((id) => a.has(id)).length + b.size * perPerson;
  if (people === a.size && a.size <= places && b.size > 0) return undefined;
  return { code: 'too_few_to_meet', people: a.size, others: b.size, places: b.size === 0 ? 0 : places };
}

function tooFewMatches({ rule, a }: GroupedRule, rooms: Rooms): ConflictReason | undefined {
  if (rule.kind !== 'quota' || rule.at_least === undefined || a.size === 0) return undefined;
  if (rule.at_most !== undefined && rule.at_least > rule.at_most)
    return { code: 'least_above_most', at_least: rule.at_least, at_most: rule.at_most };
  // Matches with each other, and with all others as far as their lists reach.
  const outside = Math.floor(((rooms.people - a.size) * rooms.cap) / a.size);
  const possible = Math.min(rooms.people - 1, a.size - 1 + outside);
  return rule.at_least > possible ? { code: 'too_few_matches', wanted: rule.at_least, possible } : undefined;
}
