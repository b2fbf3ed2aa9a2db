import { blankQuestion } from '../blank-question.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { topicKey } from '../text/topic-key.ts';
import type { SnapshotTopic, TopicRole } from '../types.ts';
import { WEIGHTS } from '../weights.ts';
import type { Context } from './context.ts';
import { NOTHING_DISMISSED } from './dismissed.ts';
import { subjectsOfTopic } from './named-subjects.ts';
import { note, type Profile } from './profile.ts';
import type { QuestionReading } from './question-reading.ts';
import { readText } from './read-text.ts';
import { refuse } from './refuse.ts';
import type { Roles } from './roles.ts';

/** So many of a role count; nobody can add more. */
const MOST = 12;
/** No sane topic is longer. */
const LONGEST = 60;

/** A topic counts like a plain answer to a plain question for its role. */
const STATED: Record<Exclude<TopicRole, 'avoid'>, Roles> = {
  offer: { offer: 1, fact: WEIGHTS.said.amongOffers.asFact },
  need: { need: 1, concern: WEIGHTS.said.amongNeeds.concern },
  interest: { interest: 1 },
};

const keyOf = ({ role, phrase }: SnapshotTopic): string => `${role} ${topicKey(phrase)}`;

/** A person's own topics that count, each once in a role. */
export function ownTopics(topics: readonly SnapshotTopic[] | undefined): SnapshotTopic[] {
  const kept = new Map<string, SnapshotTopic>();
  const counts = { offer: 0, need: 0, interest: 0, avoid: 0 };
  for (const topic of topics ?? []) {
    if (topic.state !== 'own' || topic.phrase.length > LONGEST) continue;
    const key = keyOf(topic);
    if (kept.has(key) || counts[topic.role] >= MOST) continue;
    counts[topic.role] += 1;
    kept.set(key, topic);
  }
  return [...kept.values()];
}

/** Adds a person's own topics to their profile, even those that they dismissed before: adding one again is the later word. */
export function addOwnTopics(
  topics: readonly SnapshotTopic[] | undefined,
  lexicon: Lexicon,
  profile: Profile,
  context: Context,
): void {
  const whole = { ...profile, dismissed: NOTHING_DISMISSED };
  // In an order of their own: sums come out the same whatever the order they were added in.
  const own = ownTopics(topics).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (const { role, phrase } of own) {
    if (role === 'avoid') {
      refuse(phrase, 1, lexicon, profile);
      continue;
    }
    const roles = STATED[role];
    readText(phrase, statedIn(roles), lexicon, whole, context);
    const { concepts, fields, byName } = subjectsOfTopic(phrase, lexicon);
    if (!byName) continue;
    for (const name of Object.keys(roles) as (keyof Roles)[]) {
      const weight = roles[name] ?? 0;
      for (const concept of concepts) note(profile.concepts[name], concept, weight);
      for (const field of fields) {
        const sure = WEIGHTS.ownField * weight;
        profile.fields[name].set(field, Math.max(sure, profile.fields[name].get(field) ?? 0));
      }
    }
  }
}

/** No word of a topic turns what its person chose it to be: 'help with my garden' is looked for, though it speaks of help. */
const statedIn = (stated: Roles): QuestionReading => ({
  question: { ...blankQuestion, options: [], id: '', text: '' },
  language: 'en',
  roles: { offer: 0, need: 0, fact: 0, interest: 0 },
  stated,
  topic: true,
  weight: 1,
  mixed: false,
  refuses: false,
  doubtful: false,
  ignored: false,
  distance: 'free',
  joining: false,
});
