import { classesOf } from './breakages-of.ts';
import type { Rule } from './rule.ts';

export interface Touches {
  people: number;
  /** Pairs that the rule speaks of; 0 where it speaks of people one by one. */
  pairs: number;
}

/** How many of these people a rule is about. People's own wishes play no part in it. */
export function touchesOf(rule: Rule, people: readonly string[]): Touches {
  const here = new Set(people);
  const those = (group: readonly string[]): Set<string> => new Set(group.filter((id) => here.has(id)));
  if (rule.kind === 'pair') {
    const [a, b] = [those(rule.a), those(rule.b)];
    const both = [...a].filter((id) => b.has(id)).length;
    // Each two in both groups are one pair, not two, and nobody is a pair with themselves.
    return { people: a.size + b.size - both, pairs: a.size * b.size - both - (both * (both - 1)) / 2 };
  }
  if (rule.kind !== 'same') return { people: those(rule.group).size, pairs: 0 };
  // People who are in the same classes are alike, so that few kinds of people are compared however many there are.
  const kinds = new Map<string, { classes: number[]; count: number }>();
  const classes = rule.classes.map((group) => [...those(group)]).filter((group) => group.length > 1);
  for (const of of classesOf(classes).values()) {
    const kind = kinds.get(of.join()) ?? { classes: of, count: 0 };
    kinds.set(of.join(), kind);
    kind.count += 1;
  }
  const all = [...kinds.values()];
  const byClass = new Map<number, number[]>();
  all.forEach((kind, at) => {
    for (const of of kind.classes) byClass.set(of, [...(byClass.get(of) ?? []), at]);
  });
  let pairs = 0;
  all.forEach(({ classes: of, count }, at) => {
    const near = new Set(of.flatMap((one) => byClass.get(one) ?? []).filter((other) => other > at));
    pairs += (count * (count - 1)) / 2;
    for (const other of near) pairs += count * (all[other]?.count ?? 0);
  });
  return { people: all.reduce((sum, { count }) => sum + count, 0), pairs };
}
