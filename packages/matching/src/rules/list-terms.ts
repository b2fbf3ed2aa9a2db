import type { Rule } from './rule.ts';
import { areAlike, areFoes, indexed, kindsOf, type RulesSetting, ranksOf } from './rules-setting.ts';

/** A rule about matches, as the choice of lists asks for it. */
export interface ListTerm {
  id: string;
  rank: number;
  /** Two who are not listed together. */
  forbids?: (one: number, other: number) => boolean;
  /** People who have so many matches at least, or at most; undefined for others. */
  least?: (person: number) => number | undefined;
  most?: (person: number) => number | undefined;
  /** People who are listed with one of others with whom they share a room. */
  meets?: { mustMeet: (person: number) => boolean; isHost: (person: number) => boolean };
}

/** The rules that speak of matches; those about rooms alone have no term. */
export function listTerms(rules: readonly Rule[], setting: RulesSetting): ListTerm[] {
  const ranks = ranksOf(rules);
  return rules.flatMap((rule, at) => {
    const given = { id: rule.id, rank: ranks[at] as number };
    if (rule.kind === 'pair') {
      const kind = kindsOf(setting, [rule.a, rule.b]);
      const isIn = (bit: number) => (person: number) => ((kind[person] as number) & bit) > 0;
      return rule.meet
        ? { ...given, meets: { mustMeet: isIn(1), isHost: isIn(2) } }
        : { ...given, forbids: areFoes(kind) };
    }
    if (rule.kind === 'same')
      return rule.want === 'apart' ? { ...given, forbids: areAlike(indexed(setting, rule.classes), setting.n) } : [];
    if (rule.kind !== 'quota') return [];
    const kind = kindsOf(setting, [rule.group]);
    const of = (count: number | undefined) => (person: number) => (kind[person] === 1 ? count : undefined);
    return { ...given, least: of(rule.at_least), most: of(rule.at_most) };
  });
}
