import type { TopicReading } from '../enrichment/enrichment.ts';
import { mayBeCompared } from '../enrichment/topics-to-compare.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Named } from '../named/named-topic.ts';
import { OTHER_LANGUAGES, type OtherLanguage } from '../text/stem.ts';
import { topicKey } from '../text/topic-key.ts';
import type { TopicRole } from '../types.ts';
import type { Profile } from '../understand/profile.ts';
import { isSensitive } from '../understand/sensitive.ts';
import { CERTAIN, eachOnce, type ReadSubject, readSubjects } from './read-subjects.ts';

/** A reading that counts in the ranking but is too uncertain to be named. */
export interface MaybeTopic {
  role: TopicRole;
  phrase: string;
  /** Its display names in other languages; none for a model's words. */
  names?: Partial<Record<OtherLanguage, string>>;
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
      .map((subject): MaybeTopic => ({ role, phrase: subject.name, names: namesOf(subject, lexicon) }));
    const phrases = read.filter((said) => !isSensitive(said, lexicon)).map((phrase): MaybeTopic => ({ role, phrase }));
    const maybe = new Map<string, MaybeTopic>();
    for (const one of [...phrases, ...subjects]) {
      const key = topicKey(one.phrase);
      if (!keys.has(key)) maybe.set(key, { ...one, ...maybe.get(key) });
    }
    return [...maybe.values()].slice(0, MOST);
  });
}

function namesOf(
  { of, index, name }: ReadSubject,
  { concepts, displayNames }: Lexicon,
): Partial<Record<OtherLanguage, string>> {
  const id = concepts[index]?.id ?? '';
  const named = (language: OtherLanguage) =>
    of === 'field' ? displayNames.otherField(language, name) : displayNames.other(language, id);
  return Object.fromEntries(
    OTHER_LANGUAGES.flatMap((language) => {
      const found = named(language);
      return found ? [[language, found.name]] : [];
    }),
  );
}

const isPhrase = (phrase: string): boolean =>
  phrase.length >= LENGTH.least && phrase.length <= LENGTH.most && mayBeCompared(phrase);
