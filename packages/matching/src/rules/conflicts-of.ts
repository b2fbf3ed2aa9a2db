import { canBeSeated, type Steps } from './can-be-seated.ts';
import type { ConflictChange, ConflictReason, RuleConflict, RunOutline } from './conflict.ts';
import { conflictBySearch } from './conflict-by-search.ts';
import { conflictAlone } from './conflicts-alone.ts';
import { smallestConflict } from './conflicts-among.ts';
import { conflictBetween } from './conflicts-between.ts';
import { type GroupedRule, grouped, type Rooms, roomsOf } from './numbered-rule.ts';
import type { Rule } from './rule.ts';
import { touchesOf } from './touches-of.ts';

/** Rooms have 2 to 8 seats. */
const SMALLEST = 2;
const LARGEST = 8;
const MOST_ROUNDS = 12;
/** So many sets of rules are named that conflict only together. */
const MOST_SETS = 5;
/** Places tried by all searches of one answer, some hundredths of a second. */
const MOST_STEPS = 30_000;

/**
 * For each rule, in the order given, what stands in its way before a run: itself, or other 'always' rules. Found by counting
 * (Hall's and Dirichlet's conditions for the rules' groups), then by a bounded search, so a conflict that is named is one, and
 * some of many people are not found.
 */
export function conflictsOf(rules: readonly Rule[], outline: RunOutline): RuleConflict[][] {
  const people = new Set(outline.people);
  const all = rules.map((rule) => grouped(rule, people));
  const found = rules.map((): RuleConflict[] => []);
  const rooms = roomsOf(outline);
  const steps: Steps = { left: MOST_STEPS };
  all.forEach((rule, at) => {
    const reason = conflictAlone(rule, rooms) ?? conflictBySearch([rule], rooms, steps)?.reason;
    if (reason) found[at]?.push({ with: null, reason, change: changeAlone(rule, reason, outline) });
  });
  const cannotHold = found.map(({ length }) => length > 0);
  all.forEach((one, at) => {
    for (let next = at + 1; next < all.length; next += 1) {
      const other = all[next] as GroupedRule;
      if (one.rule.strength !== 'always' || other.rule.strength !== 'always') continue;
      // No change of the other one would free a rule that cannot hold by itself.
      if (cannotHold[at] || cannotHold[next]) continue;
      const reason = conflictBetween(one, other, rooms);
      if (!reason) continue;
      const change = changeBetween(one, other, outline);
      found[at]?.push({ with: other.rule.id, reason, change });
      found[next]?.push({ with: one.rule.id, reason, change });
    }
  });
  conflictsOfSeveral(all, found, outline, rooms);
  return found;
}

/** Rules that conflict only all together: the smallest such sets, of rules that conflict with no single other one. */
function conflictsOfSeveral(
  all: readonly GroupedRule[],
  found: RuleConflict[][],
  outline: RunOutline,
  rooms: Rooms,
): void {
  let left = all.filter(({ rule }, at) => rule.strength === 'always' && found[at]?.length === 0);
  const steps: Steps = { left: MOST_STEPS };
  for (let sets = 0; sets < MOST_SETS; sets += 1) {
    const conflict = smallestConflict(left, rooms) ?? conflictBySearch(left, rooms, steps);
    if (!conflict) return;
    const ids = conflict.rules.map(({ rule }) => rule.id);
    const canHold = (others: Rooms): boolean =>
      smallestConflict(conflict.rules, others) === undefined && canBeSeated(conflict.rules, others, steps) !== false;
    const size = otherRoomSize(outline, canHold);
    const change = size ?? { code: 'if_possible' as const, rule_id: lightest(conflict.rules, outline) };
    for (const { rule } of conflict.rules) {
      const [first = null, ...also] = ids.filter((id) => id !== rule.id);
      const at = all.findIndex((one) => one.rule.id === rule.id);
      found[at]?.push({ with: first, ...(also.length > 0 ? { also } : {}), reason: conflict.reason, change });
    }
    // Without this one the others may still conflict with each other, or with further rules.
    left = left.filter(({ rule }) => rule.id !== lightest(conflict.rules, outline));
  }
}

/** The rule that is about the fewest people: easing it touches as few as can be. */
function lightest(rules: readonly GroupedRule[], { people }: RunOutline): string {
  const weights = rules.map(({ rule }) => ({ id: rule.id, weight: touchesOf(rule, people).people }));
  return weights.sort((x, y) => x.weight - y.weight || (x.id < y.id ? 1 : -1))[0]?.id ?? '';
}

/** The nearest other room size with which it holds. */
function otherRoomSize(outline: RunOutline, holds: (rooms: Rooms) => boolean): ConflictChange | undefined {
  const { roomSize: from } = outline;
  const sizes = Array.from({ length: LARGEST - SMALLEST + 1 }, (_, at) => SMALLEST + at)
    .filter((size) => size !== from && size <= Math.max(SMALLEST, outline.people.length))
    .sort((x, y) => Math.abs(x - from) - Math.abs(y - from) || x - y);
  const to = sizes.find((roomSize) => holds(roomsOf({ ...outline, roomSize })));
  return to === undefined ? undefined : { code: 'room_size', from, to };
}

function changeAlone(one: GroupedRule, reason: ConflictReason, outline: RunOutline): ConflictChange {
  const { rule } = one;
  const steps: Steps = { left: MOST_STEPS };
  const holds = (rooms: Rooms): boolean =>
    conflictAlone(one, rooms) === undefined &&
    (reason.code !== 'no_seating' || canBeSeated([one], rooms, steps) !== false);
  if (reason.code === 'too_few_to_meet' && reason.others > 0) {
    for (let to = outline.rounds + 1; to <= MOST_ROUNDS; to += 1)
      if (holds(roomsOf({ ...outline, rounds: to }))) return { code: 'rounds', from: outline.rounds, to };
  }
  const size = otherRoomSize(outline, holds);
  if (size) return size;
  if (reason.code === 'too_many_for_rooms') {
    const to = Math.ceil(reason.people / reason.rooms);
    if (rule.kind === 'room_has' && rule.at_most) return { code: 'at_most', rule_id: rule.id, from: rule.at_most, to };
    if (rule.kind === 'same' && rule.n) return { code: 'n', rule_id: rule.id, from: rule.n, to };
  }
  if (reason.code === 'too_few_for_rooms' && rule.kind === 'room_has' && rule.at_least) {
    const to = Math.floor(reason.people / reason.rooms);
    if (to > 0) return { code: 'at_least', rule_id: rule.id, from: rule.at_least, to };
  }
  if (reason.code === 'too_few_matches' && reason.possible > outline.matchesPerPerson)
    return { code: 'at_least', rule_id: rule.id, from: reason.wanted, to: reason.possible };
  return rule.strength === 'always' ? { code: 'if_possible', rule_id: rule.id } : { code: 'without', rule_id: rule.id };
}

function changeBetween(one: GroupedRule, other: GroupedRule, outline: RunOutline): ConflictChange {
  const before = roomsOf(outline);
  const isNew = (rule: GroupedRule, rooms: Rooms): boolean =>
    conflictAlone(rule, rooms) !== undefined && conflictAlone(rule, before) === undefined;
  const size = otherRoomSize(
    outline,
    (rooms) => conflictBetween(one, other, rooms) === undefined && !isNew(one, rooms) && !isNew(other, rooms),
  );
  if (size) return size;
  return { code: 'if_possible', rule_id: lightest([one, other], outline) };
}
