import type { Topic } from '../score/trait-keys.ts';
import { isLocked } from '../understand/locked.ts';
import type { Profile } from '../understand/profile.ts';
import { WEIGHTS } from '../weights.ts';
import { byStrength, type Explaining, type Ground } from './ground.ts';
import { isPersonal, tellingOf } from './names.ts';
import { helpingSubjects, sharedSubjects } from './shared-subjects.ts';

/** The offers of `from` that meet needs of `to`, strongest first, nothing sensitive. */
export function groundsOfHelp(to: number, from: number, explaining: Explaining): Ground[] {
  const seeker = explaining.profiles[to];
  const giver = explaining.profiles[from];
  if (!seeker || !giver) return [];
  const grounds: Ground[] = [];
  const add = (kind: Ground['kind'], asked: Topic, given: Topic, strength: number): void => {
    const names = [tellingOf(asked, explaining.lexicon, 'help'), tellingOf(given, explaining.lexicon, 'help')] as const;
    if (names[0] === undefined || names[1] === undefined || isLocked(given, giver)) return;
    const personal = isPersonal(asked, seeker, explaining.lexicon) || isLocked(asked, seeker);
    grounds.push({ kind, asked: names[0], given: names[1], strength, personal });
  };
  addConcepts(seeker, giver, explaining, add);
  const [wanted, held] = [explaining.subjects[to], explaining.subjects[from]];
  for (const { topic, strength } of sharedSubjects(wanted, 'wanted', held, 'held', explaining.scores))
    add('field', topic, topic, 0.5 * strength);
  for (const { asked, given, strength } of helpingSubjects(wanted, held, explaining.scores, explaining.lexicon))
    add('helping', asked, given, 0.3 * strength);
  if (grounds.length === 0) addLikeliest(to, from, explaining, add);
  return grounds.sort(byStrength);
}

type Add = (kind: Ground['kind'], asked: Topic, given: Topic, strength: number) => void;

function addConcepts(seeker: Profile, giver: Profile, { scores, lexicon }: Explaining, add: Add): void {
  const { keys, rarity } = scores;
  const sure = (role: 'offer' | 'fact', concept: number): number => {
    const weight = giver.concepts[role].get(concept) ?? 0;
    return weight >= WEIGHTS.nameable.concept ? weight : 0;
  };
  const topic = (index: number): Topic => ({ of: 'concept', index });
  for (const [concept, weight] of seeker.concepts.need) {
    if (weight < WEIGHTS.nameable.concept) continue;
    const rare = rarity(keys.concept(concept));
    const [offered, known] = [sure('offer', concept), sure('fact', concept)];
    if (offered > 0) add('offered', topic(concept), topic(concept), 1.5 * weight * offered * rare);
    else if (known > 0) add('known', topic(concept), topic(concept), weight * known * rare);
    for (const helper of lexicon.concepts[concept]?.helpedBy ?? []) {
      const held = Math.max(sure('offer', helper), 0.8 * sure('fact', helper));
      if (held === 0 || helper === concept) continue;
      add('linked', topic(concept), topic(helper), weight * held * rarity(keys.link(helper)));
    }
  }
}

/**
 * Where nothing is said clearly on both sides, the one topic that makes most of the help: a single word each may be sure
 * enough when it is a rare one.
 */
function addLikeliest(to: number, from: number, { scores }: Explaining, add: Add): void {
  const { outright } = scores.meetings(to, from);
  const least = WEIGHTS.nameable.share * (outright[0]?.value ?? 0);
  for (const { key, value } of outright) {
    if (value < least) return;
    const topic = scores.keys.topic(key);
    if (topic) add('field', topic, topic, 0.5 * value);
  }
}
