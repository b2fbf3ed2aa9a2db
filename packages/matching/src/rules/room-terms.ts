import { meetTerm } from './meet-term.ts';
import { type CostOfRoom, changeOfPairs, roomByRoom } from './room-by-room.ts';
import type { Rule } from './rule.ts';
import { areFoes, indexed, kindsOf, type RulesSetting, ranksOf } from './rules-setting.ts';
import { sameTerm } from './same-term.ts';
import type { RoomTerm } from './seats.ts';
import { stayTerm } from './stay-term.ts';

/** The rules that speak of rooms. Those about matches alone have no term. */
export function roomTerms(rules: readonly Rule[], setting: RulesSetting): RoomTerm[] {
  const ranks = ranksOf(rules);
  return rules.flatMap((rule, at) => termOf(rule, ranks[at] as number, setting) ?? []);
}

function termOf(rule: Rule, rank: number, setting: RulesSetting): RoomTerm | undefined {
  const given = { id: rule.id, rank };
  switch (rule.kind) {
    case 'pair': {
      const kind = kindsOf(setting, [rule.a, rule.b]);
      return rule.meet
        ? meetTerm(given, kind, setting.past ?? [])
        : roomByRoom(
            { ...given, kind, least: () => 0, forbids: areFoes(kind) },
            foesIn(kind),
            false,
            changeOfPairs(kind, areFoes(kind)),
          );
    }
    case 'same':
      return sameTerm(given, rule, indexed(setting, rule.classes), setting.n);
    case 'room_has':
      return hasTerm(given, kindsOf(setting, [rule.group]), rule.at_least ?? 0, rule.at_most);
    case 'stay':
      return stayTerm(given, kindsOf(setting, [rule.group]), rule.room_number, setting.past ?? []);
    default:
      return undefined;
  }
}

/** Pairs of the two groups in a room. */
const foesIn =
  (kind: Int32Array): CostOfRoom =>
  (_seats, _round, room, _at, out, into) => {
    let [first, second, both] = [0, 0, 0];
    for (const member of room) {
      const of = kind[member === out ? into : member] as number;
      if (of === 1) first += 1;
      else if (of === 2) second += 1;
      else if (of === 3) both += 1;
    }
    return first * second + both * (first + second) + (both * (both - 1)) / 2;
  };

function hasTerm(
  given: { id: string; rank: number },
  kind: Int32Array,
  atLeast: number,
  atMost = Number.POSITIVE_INFINITY,
): RoomTerm {
  const costOf = (count: number): number => Math.max(0, atLeast - count, count - atMost);
  const group = kind.reduce((sum, of) => sum + of, 0);
  return roomByRoom(
    {
      ...given,
      kind,
      least: ({ rounds }) =>
        rounds.reduce((sum, rooms) => {
          const count = rooms.filter(({ length }) => length > 0).length;
          return sum + Math.max(0, atLeast * count - group, group - atMost * count);
        }, 0),
    },
    (_seats, _round, room, _at, out, into) => {
      let count = 0;
      for (const member of room) count += kind[member === out ? into : member] as number;
      return costOf(count);
    },
    true,
    (room, out, into) => {
      let count = 0;
      for (const member of room) count += kind[member] as number;
      return costOf(count - (kind[out] as number) + (kind[into] as number)) - costOf(count);
    },
  );
}
