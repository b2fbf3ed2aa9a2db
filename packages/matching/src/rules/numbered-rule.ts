import { roomSizes } from '../room-sizes.ts';
import type { RunOutline } from './conflict.ts';
import type { Rule } from './rule.ts';

/** A rule with the groups that take part, as sets. */
export interface GroupedRule {
  rule: Rule;
  /** The first group, or the only one. */
  a: ReadonlySet<string>;
  b: ReadonlySet<string>;
  classes: ReadonlySet<string>[];
  /** By person, the classes they are in. */
  classOf: ReadonlyMap<string, number[]>;
}

/** The rooms of a run with this outline. */
export interface Rooms {
  count: number;
  largest: number;
  smallest: number;
  people: number;
  rounds: number;
  cap: number;
}

export function roomsOf({ people, roomSize, rounds, matchesPerPerson }: RunOutline): Rooms {
  const sizes = roomSizes(people.length, roomSize);
  return {
    count: sizes.length,
    largest: sizes[0] ?? 0,
    smallest: sizes.at(-1) ?? 0,
    people: people.length,
    rounds,
    cap: matchesPerPerson,
  };
}

export function grouped(rule: Rule, people: ReadonlySet<string>): GroupedRule {
  const those = (group: readonly string[]): Set<string> => new Set(group.filter((id) => people.has(id)));
  const classes = rule.kind === 'same' ? rule.classes.map(those).filter(({ size }) => size > 1) : [];
  const classOf = new Map<string, number[]>();
  classes.forEach((members, at) => {
    for (const id of members) {
      const own = classOf.get(id);
      if (own) own.push(at);
      else classOf.set(id, [at]);
    }
  });
  return {
    rule,
    a: those(rule.kind === 'pair' ? rule.a : rule.kind === 'same' ? [] : rule.group),
    b: those(rule.kind === 'pair' ? rule.b : []),
    classes,
    classOf,
  };
}
