import { breakagesOf, type PlanView, viewOf } from './breakages-of.ts';
import type { Breakage, PlanOfPeople, Rule } from './rule.ts';

export interface ChangeOfRules {
  /** Rules that do not hold in a place where they held before, or hold there less than before. */
  broken: string[];
  /** Rules that did not hold before, and hold now. */
  mended: string[];
}

/** The effect of a change by hand: for a warning before it, and for the words after it. */
export function changeOfRules(rules: readonly Rule[], before: PlanOfPeople, after: PlanOfPeople): ChangeOfRules {
  const [old, now] = [viewOf(before), viewOf(after)];
  const change: ChangeOfRules = { broken: [], mended: [] };
  for (const rule of rules) {
    const [known, found] = [placesOf(rule, old), placesOf(rule, now)];
    if ([...found].some(([place, weight]) => weight > (known.get(place) ?? 0))) change.broken.push(rule.id);
    else if (known.size > 0 && found.size === 0) change.mended.push(rule.id);
  }
  return change;
}

/** By place, how much of the rule is broken there. */
function placesOf(rule: Rule, plan: PlanView): Map<string, number> {
  const places = new Map<string, number>();
  for (const breach of breakagesOf(rule, plan)) {
    const place = placeOf(rule, breach);
    places.set(place, (places.get(place) ?? 0) + weightOf(rule, breach));
  }
  return places;
}

/** A room, or a person where the rule is about people one by one, so that an old breach with fewer people is no new one. */
function placeOf(rule: Rule, { people, round, room_number: room }: Breakage): string {
  if (rule.kind === 'same' && rule.want === 'together') return `${round}`;
  const isOfRoom = rule.kind === 'room_has' || rule.kind === 'same' || (rule.kind === 'pair' && !rule.meet);
  return isOfRoom && room !== null ? `${round} ${room}` : `${round} ${people.toSorted().join(' ')}`;
}

function weightOf(rule: Rule, { people }: Breakage): number {
  const lacking = rule.kind === 'room_has' ? (rule.at_least ?? 0) - people.length : 0;
  return lacking > 0 ? lacking : Math.max(1, people.length);
}
