import type { TopicReading } from '../enrichment/enrichment.ts';
import { mayBeCompared } from '../enrichment/topics-to-compare.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Named } from '../named/named-topic.ts';
import { topicKey } from '../text/topic-key.ts';
import type { TopicRole } from '../types.ts';
import type { Profile } from '../understand/profile.ts';
import { isSensitive } from '../understand/sensitive.ts';
import { CERTAIN, eachOnce, readSubjects } from './read-subjects.ts';

/** A reading that counts in the ranking but is too uncertain to be named. */
export interface MaybeTopic {
  role: TopicRole;
  phrase: string;
}

const ROLES = ['offer', 'need', 'interest', 'avoid'] as const;
const SIDES = { offer: 'offers', need: 'needs', interest: 'interests', avoid: 'refusals' } as const;
/** The most to ask about in a role. */
const MOST = 8;
const LENGTH = { least: 2, most: 60 };

/** Topics that only a model read, then subjects that the engine reads beside the named topics; nothing sensitive. */
export function maybeOf(profile: Profile, { topics }: Named, lexicon: Lexicon, reading?: TopicReading): MaybeTopic[] {
  return ROLES.flatMap((role) => {
    const named = topics.filter((topic) => topic.role === role);
    const keys = new Set(named.map(({ phrase }) => topicKey(phrase)));
    const concepts = new Set(named.flatMap((topic) => topic.concepts));
    const fields = new Set(named.flatMap((topic) => topic.fields));
    const read = (reading?.[SIDES[role]] ?? []).map((said) => String(said).trim()).filter(isPhrase);
    const subjects = eachOnce(readSubjects(profile, role, lexicon), lexicon)
      .filter(({ certainty, sensitive }) => certainty >= CERTAIN && !sensitive)
      .filter(({ of, index }) => !(of === 'concept' ? concepts : fields).has(index))
      .map(({ name }) => name);
    const maybe = new Map<string, string>();
    for (const phrase of [...read.filter((said) => !isSensitive(said, lexicon)), ...subjects])
      if (!keys.has(topicKey(phrase)) && !maybe.has(topicKey(phrase))) maybe.set(topicKey(phrase), phrase);
    return [...maybe.values()].slice(0, MOST).map((phrase) => ({ role, phrase }));
  });
}

const isPhrase = (phrase: string): boolean =>
  phrase.length >= LENGTH.least && phrase.length <= LENGTH.most && mayBeCompared(phrase);
