import { canBeSeated, type Steps } from './can-be-seated.ts';
import type { ConflictReason } from './conflict.ts';
import type { GroupedRule, Rooms } from './numbered-rule.ts';

/** Of a rule, how many people it is about. */
const sizeOf = ({ a, b, classes }: GroupedRule): number =>
  a.size + b.size + classes.reduce((sum, { size }) => sum + size, 0);

/**
 * The fewest of these rules that no seating keeps, as a search over all seatings proves; undefined where there are none, and where the steps
 * end before it is proved. Rules about few people come first, one more each time, until they cannot hold; then each one that is
 * not needed for it is left out (additive method and deletion filter: J. Chinneck, Feasibility and Infeasibility in Optimization, 2008).
 */
export function conflictBySearch(
  rules: readonly GroupedRule[],
  rooms: Rooms,
  steps: Steps,
): { rules: readonly GroupedRule[]; reason: ConflictReason } | undefined {
  const ofRooms = rules.filter(({ rule }) => rule.kind !== 'quota').sort((x, y) => sizeOf(x) - sizeOf(y));
  const found = firstConflict(ofRooms, rooms, steps);
  if (!found) return undefined;
  const isNeeded = (one: GroupedRule, among: readonly GroupedRule[]): boolean =>
    canBeSeated(
      among.filter((other) => other !== one),
      rooms,
      steps,
    ) !== false;
  const fewest = found.reduce(
    (left, one) => (isNeeded(one, left) ? left : left.filter((other) => other !== one)),
    found,
  );
  return { rules: fewest, reason: { code: 'no_seating' } };
}

/** The shortest beginning of these rules that cannot hold, as far as the steps tell. */
function firstConflict(rules: readonly GroupedRule[], rooms: Rooms, steps: Steps): readonly GroupedRule[] | undefined {
  for (let count = 1; count <= rules.length; count += 1) {
    const isPossible = canBeSeated(rules.slice(0, count), rooms, steps);
    if (isPossible !== true) return isPossible === false ? rules.slice(0, count) : undefined;
  }
  return undefined;
}
