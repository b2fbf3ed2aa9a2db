import { breakagesOf, present, viewOf } from './breakages-of.ts';
import { causeOf } from './cause-of.ts';
import type { RuleConflict } from './conflict.ts';
import { conflictsOf } from './conflicts-of.ts';
import { type Breakage, MOST_BREAKAGES, type PlanOfPeople, type Rule, type RuleJudgement } from './rule.ts';
import { indexedPlan } from './swaps-around.ts';

/** For each rule, in the order given, whether it holds in a plan, where not, and why. Looks at rules and the plan alone. */
export function judgeRules(rules: readonly Rule[], plan: PlanOfPeople): RuleJudgement[] {
  const view = viewOf(plan);
  const broken = rules.map((rule) => breakagesOf(rule, view));
  const isKept = new Map(rules.map(({ id }, at) => [id, broken[at]?.length === 0]));
  const sizes = plan.rounds.flatMap((rooms) => rooms.map(({ length }) => length));
  const outline = {
    people: present([...view.people], view),
    roomSize: Math.max(0, ...sizes),
    rounds: plan.rounds.length,
    matchesPerPerson: Math.max(1, ...[...(view.partners?.values() ?? [])].map(({ size }) => size)),
  };
  if (broken.every(({ length }) => length === 0))
    return rules.map(({ id }) => ({ rule_id: id, kept: true, broken_by: [], times: 0, because: null }));
  const conflicts = conflictsOf(rules, outline);
  const indexed = indexedPlan(rules, plan);
  const because = (rule: Rule, breach: Breakage, known: readonly RuleConflict[]): string => {
    if (known.some((conflict) => conflict.with === null)) return 'too_few';
    const inTheWay = known.flatMap(({ with: one, also = [] }) => (one === null ? [] : [one, ...also]));
    return inTheWay.find((id) => isKept.get(id)) ?? causeOf(indexed, rule, breach) ?? 'numbers';
  };
  return rules.map((rule, at) => {
    const places = broken[at] ?? [];
    const [first] = places;
    return {
      rule_id: rule.id,
      kept: places.length === 0,
      broken_by: places.slice(0, MOST_BREAKAGES),
      times: places.length,
      because: first ? because(rule, first, conflicts[at] ?? []) : null,
    };
  });
}
