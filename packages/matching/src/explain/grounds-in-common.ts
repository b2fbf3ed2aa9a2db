import type { Topic } from '../score/traits.ts';
import type { Profile } from '../understand/profile.ts';
import { WEIGHTS } from '../weights.ts';
import { byStrength, type CommonGround, type Explaining } from './ground.ts';
import { isPersonal, nameOf } from './names.ts';
import { sharedSubjects } from './shared-subjects.ts';

const weightIn = (
  profile: Profile | undefined,
  concept: number,
  roles: readonly ('fact' | 'interest' | 'offer' | 'company')[],
): number => Math.max(...roles.map((role) => profile?.concepts[role].get(concept) ?? 0));

/** Concepts that both name in the roles, surely enough to be named. */
function* bothName(
  a: number,
  b: number,
  roles: readonly ('fact' | 'interest' | 'offer' | 'company')[],
  { profiles, scores }: Explaining,
): Generator<{ topic: Topic; strength: number }> {
  const [one, other] = [profiles[a], profiles[b]];
  for (const index of new Set(roles.flatMap((role) => [...(one?.concepts[role].keys() ?? [])]))) {
    const least = Math.min(weightIn(one, index, roles), weightIn(other, index, roles));
    if (least < WEIGHTS.nameable.concept) continue;
    yield { topic: { of: 'concept', index }, strength: 1.2 * least * scores.rarity(scores.keys.concept(index)) };
  }
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
export function wishesInCommon(a: number, b: number, explaining: Explaining): CommonGround[] {
  return [...bothName(a, b, ['company'], explaining)]
    .flatMap(({ topic, strength }) => {
      const name = nameOf(topic, explaining.lexicon, 'help');
      return name === undefined ? [] : [{ name, strength }];
    })
    .sort(byStrength);
}
