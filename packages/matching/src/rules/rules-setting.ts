import type { Rule } from './rule.ts';
import type { Seats } from './seats.ts';

/** People by index, and what was before the rounds that are planned. */
export interface RulesSetting {
  n: number;
  indexOf: ReadonlyMap<string, number>;
  /** Earlier rounds that stay as they were; none where a run begins. */
  past?: Seats['rounds'];
}

/** Each rule's place in the order of precedence: 0 for 'always', then the 'if possible' ones one by one. */
export function ranksOf(rules: readonly Rule[]): number[] {
  let last = 0;
  return rules.map(({ strength }) => (strength === 'always' ? 0 : ++last));
}

export const indexed = (
  { indexOf }: Pick<RulesSetting, 'indexOf'>,
  groups: readonly (readonly string[])[],
): number[][] =>
  groups.map((group) => [...new Set(group)].flatMap((id) => indexOf.get(id) ?? []).sort((a, b) => a - b));

/** A bit for each group that a person is in. */
export function kindsOf(setting: RulesSetting, groups: readonly (readonly string[])[]): Int32Array {
  const kind = new Int32Array(setting.n);
  indexed(setting, groups).forEach((group, at) => {
    for (const person of group) kind[person] = (kind[person] as number) | (1 << at);
  });
  return kind;
}

/** One of two is in the first group, and the other in the second. */
export const areFoes =
  (kind: Int32Array) =>
  (one: number, other: number): boolean => {
    const [x, y] = [kind[one] as number, kind[other] as number];
    return ((x & 1) > 0 && (y & 2) > 0) || ((x & 2) > 0 && (y & 1) > 0);
  };

/** Two are in one class. */
export function areAlike(classes: readonly (readonly number[])[], n: number): (one: number, other: number) => boolean {
  const classesOf = Array.from({ length: n }, (): number[] => []);
  classes.forEach((members, at) => {
    if (members.length > 1) for (const person of members) classesOf[person]?.push(at);
  });
  return (one, other) => {
    const [few, others] = [classesOf[one] as number[], classesOf[other] as number[]];
    for (const of of few) if (others.includes(of)) return true;
    return false;
  };
}
