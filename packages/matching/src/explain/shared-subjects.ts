import type { Lexicon } from '../lexicon/lexicon.ts';
import type { EventScores } from '../score/score-event.ts';
import type { Topic } from '../score/trait-keys.ts';
import { WEIGHTS } from '../weights.ts';
import type { SubjectSums, Subjects } from './subjects.ts';

/** Fields and concept groups of which both say enough to be sure: in the roles asked for, and two words each in all. */
export function sharedSubjects(
  one: Subjects | undefined,
  oneRoles: keyof Subjects,
  other: Subjects | undefined,
  otherRoles: keyof Subjects,
  { keys, rarity }: EventScores,
): { topic: Topic; strength: number }[] {
  const found: { topic: Topic; strength: number }[] = [];
  const { least, words } = WEIGHTS.nameable;
  const together = oneRoles === 'all' ? WEIGHTS.nameable.inCommon : WEIGHTS.nameable.together;
  const compare = (sums: keyof SubjectSums, of: Topic['of'], key: (index: number) => number): void => {
    for (const [index, mine] of one?.[oneRoles][sums] ?? []) {
      const theirs = other?.[otherRoles][sums].get(index) ?? 0;
      if (Math.min(mine, theirs) < least || mine + theirs < together) continue;
      if (Math.min(one?.all[sums].get(index) ?? 0, other?.all[sums].get(index) ?? 0) < words) continue;
      found.push({ topic: { of, index }, strength: Math.sqrt(mine * theirs) * rarity(key(index)) });
    }
  };
  compare('fields', 'field', keys.field);
  compare('groups', 'concept', keys.group);
  return found;
}

/** A field one surely wants something of, and another that helps there and that the other surely holds. */
export function helpingSubjects(
  one: Subjects | undefined,
  other: Subjects | undefined,
  { keys, rarity }: EventScores,
  { fields }: Lexicon,
): { asked: Topic; given: Topic; strength: number }[] {
  const found: { asked: Topic; given: Topic; strength: number }[] = [];
  const { helping } = WEIGHTS.nameable;
  for (const [field, mine] of one?.wanted.fields ?? []) {
    if (mine < helping) continue;
    for (const helper of fields[field]?.helpedBy ?? []) {
      const theirs = other?.held.fields.get(helper) ?? 0;
      if (theirs < helping) continue;
      found.push({
        asked: { of: 'field', index: field },
        given: { of: 'field', index: helper },
        strength: Math.sqrt(mine * theirs) * rarity(keys.fieldLink(helper)),
      });
    }
  }
  return found;
}
