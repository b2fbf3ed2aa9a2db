/** A host's rule with its groups as people. It has a sentence elsewhere; the engine knows ids alone. */
export type Rule = { id: string; strength: 'always' | 'if_possible' } & (
  | PairRule
  | SameRule
  | RoomHasRule
  | StayRule
  | QuotaRule
);

/** Each of `a` meets one of `b` at least: listed, and in one room in one round. Or no two of them are listed or share a room. */
export interface PairRule {
  kind: 'pair';
  a: string[];
  b: string[];
  meet: boolean;
}

/** People with the same value. A person can be in several classes. `apart` speaks of rooms and lists, the others of rooms. */
export interface SameRule {
  kind: 'same';
  classes: string[][];
  want: 'apart' | 'together' | 'at_most';
  /** With `at_most`: so many of a class in a room. */
  n?: number;
}

/** Each room has so many of the group. */
export interface RoomHasRule {
  kind: 'room_has';
  group: string[];
  at_least?: number;
  at_most?: number;
}

/** The group sits in this room in every round. With null, each of them stays in the room of their first round. */
export interface StayRule {
  kind: 'stay';
  group: string[];
  room_number: number | null;
}

/** Each of the group has so many matches, whatever others have. */
export interface QuotaRule {
  kind: 'quota';
  group: string[];
  at_least?: number;
  at_most?: number;
}

/** A plan as rules see it. */
export interface PlanOfPeople {
  /** The listed pairs, in any order. Left out: matches are not judged. */
  pairs?: readonly (readonly [string, string])[];
  /** By round, then room: room 1 stands first. Empty rooms do not count. */
  rounds: readonly (readonly (readonly string[])[])[];
}

/** Seats and pairs that a host fixed by hand before a run. Rounds and rooms count from 1. */
export interface FixedByHand {
  pins: { round: number; user: string; room: number }[];
  pairs: [string, string][];
  removed: [string, string][];
}

/** One place where a rule does not hold. */
export interface Breakage {
  people: string[];
  /** Null for matches, and for people who meet in no round. */
  round: number | null;
  room_number: number | null;
}

export interface RuleJudgement {
  rule_id: string;
  kept: boolean;
  /** The first of them, at most `MOST_BREAKAGES`, by round and room. */
  broken_by: Breakage[];
  /** How many there are. */
  times: number;
  /**
   * The rule that leaves no place, `too_few` where there are too few people for it, `numbers` where no plan was found; null
   * when kept. People's own wishes are never told from `numbers`.
   */
  because: string | null;
}

export const MOST_BREAKAGES = 60;
