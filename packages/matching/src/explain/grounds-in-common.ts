import type { Topic } from '../score/traits.ts';
import type { Profile } from '../understand/profile.ts';
import { WEIGHTS } from '../weights.ts';
import { byStrength, type CommonGround, type Explaining } from './ground.ts';
import { isPersonal, nameOf } from './names.ts';
import { sharedSubjects } from './shared-subjects.ts';

type Role = 'fact' | 'interest' | 'offer' | 'company' | 'need';

function weightIn(profile: Profile, concept: number, roles: readonly Role[]): number {
  let most = 0;
  for (const role of roles) most = Math.max(most, profile.concepts[role].get(concept) ?? 0);
  return most;
}

/** Concepts that both name in the roles, surely enough to be named. */
function bothName(
  a: number,
  b: number,
  roles: readonly Role[],
  { profiles, scores }: Explaining,
): { topic: Topic; strength: number }[] {
  const [one, other] = [profiles[a], profiles[b]];
  if (!one || !other) return [];
  const found = new Map<number, number>();
  for (const role of roles)
    for (const index of one.concepts[role].keys()) {
      const theirs = weightIn(other, index, roles);
      if (theirs < WEIGHTS.nameable.concept || found.has(index)) continue;
      const least = Math.min(weightIn(one, index, roles), theirs);
      if (least >= WEIGHTS.nameable.concept) found.set(index, least);
    }
  return [...found].map(([index, least]) => ({
    topic: { of: 'concept', index },
    strength: 1.2 * least * scores.rarity(scores.keys.concept(index)),
  }));
}

/** What both have to do with, strongest first. */
export function groundsInCommon(a: number, b: number, explaining: Explaining): CommonGround[] {
  const { profiles, subjects, scores, lexicon } = explaining;
  const isPrivate = (topic: Topic): boolean =>
    [a, b].some((who) => isPersonal(topic, profiles[who] as Profile, lexicon));
  return [
    ...bothName(a, b, ['fact', 'interest', 'offer'], explaining),
    ...sharedSubjects(subjects[a], 'all', subjects[b], 'all', scores),
  ]
    .flatMap(({ topic, strength }) => {
      const name = nameOf(topic, lexicon, 'common');
      return name === undefined || isPrivate(topic) ? [] : [{ name, strength }];
    })
    .sort(byStrength);
}

/** What both would like to do in company, strongest first. */
export const wishesInCommon = (a: number, b: number, explaining: Explaining): CommonGround[] =>
  namedByBoth(a, b, ['company'], explaining);

/** What both look for without either having it to give, strongest first. */
export const needsInCommon = (a: number, b: number, explaining: Explaining): CommonGround[] =>
  namedByBoth(a, b, ['need'], explaining);

function namedByBoth(a: number, b: number, roles: readonly Role[], explaining: Explaining): CommonGround[] {
  const { profiles, lexicon } = explaining;
  return [...bothName(a, b, roles, explaining)]
    .flatMap(({ topic, strength }) => {
      const name = nameOf(topic, lexicon, 'help');
      const isPrivate = [a, b].some((who) => isPersonal(topic, profiles[who] as Profile, lexicon));
      return name === undefined || isPrivate ? [] : [{ name, strength }];
    })
    .sort(byStrength);
}
