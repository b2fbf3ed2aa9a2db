import type { Topic } from '../score/trait-keys.ts';
import { isLocked } from '../understand/locked.ts';
import type { Profile } from '../understand/profile.ts';
import { WEIGHTS } from '../weights.ts';
import { byStrength, type CommonGround, type Explaining } from './ground.ts';
import { isPersonal, type Purpose, tellingOf } from './names.ts';
import { sharedSubjects } from './shared-subjects.ts';

type Role = 'fact' | 'interest' | 'offer' | 'company' | 'need';
interface Shared {
  topic: Topic;
  how: CommonGround['how'];
  strength: number;
}

const DONE = ['fact', 'offer'] as const;

function weightIn(profile: Profile, concept: number, roles: readonly Role[]): number {
  let most = 0;
  for (const role of roles) most = Math.max(most, profile.concepts[role].get(concept) ?? 0);
  return most;
}

/** Concepts that both name in the roles, surely enough to be named. */
function bothName(a: number, b: number, roles: readonly Role[], { profiles, scores }: Explaining): Shared[] {
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
  return [...found].map(([index, least]) => {
    const both = Math.min(weightIn(one, index, DONE), weightIn(other, index, DONE));
    return {
      topic: { of: 'concept', index },
      how: both >= WEIGHTS.nameable.concept ? 'done' : 'liked',
      strength: 1.2 * least * scores.rarity(scores.keys.concept(index)),
    };
  });
}

/** What both do, like or touch on, strongest first. */
export const groundsInCommon = (a: number, b: number, explaining: Explaining): CommonGround[] =>
  named(
    a,
    b,
    [
      ...bothName(a, b, ['fact', 'interest', 'offer'], explaining),
      ...sharedSubjects(explaining.subjects[a], 'all', explaining.subjects[b], 'all', explaining.scores).map(
        (subject): Shared => ({ ...subject, how: 'touched' }),
      ),
    ],
    'common',
    explaining,
  );

/** What both would like to do in company, strongest first. */
export const wishesInCommon = (a: number, b: number, explaining: Explaining): CommonGround[] =>
  named(a, b, bothName(a, b, ['company'], explaining), 'help', explaining);

/** What both look for, strongest first. */
export const needsInCommon = (a: number, b: number, explaining: Explaining): CommonGround[] =>
  named(a, b, bothName(a, b, ['need'], explaining), 'help', explaining);

/** Those of the topics that may be named to both, strongest first. */
function named(
  a: number,
  b: number,
  topics: Shared[],
  purpose: Purpose,
  { profiles, lexicon }: Explaining,
): CommonGround[] {
  return topics
    .flatMap(({ topic, how, strength }) => {
      const telling = tellingOf(topic, lexicon, purpose);
      const isPrivate = [a, b].some((who) => {
        const profile = profiles[who] as Profile;
        return isPersonal(topic, profile, lexicon) || isLocked(topic, profile);
      });
      return telling === undefined || isPrivate ? [] : [{ topic: telling, how, strength }];
    })
    .sort(byStrength);
}
