import { addReading } from '../enrichment/add-reading.ts';
import type { TopicReading } from '../enrichment/enrichment.ts';
import { readingLeft } from '../enrichment/reading-left.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { contactDetails } from '../text/contact-details.ts';
import { topicKey } from '../text/topic-key.ts';
import type { EventSnapshot, TopicRole } from '../types.ts';
import { namedSubjects } from '../understand/named-subjects.ts';
import { ownTopics } from '../understand/own-topics.ts';
import type { Profile } from '../understand/profile.ts';
import { isSensitive } from '../understand/sensitive.ts';
import { understand } from '../understand/understand.ts';
import { suggestionsFor } from './ask-back.ts';
import { CERTAIN, eachOnce, namingsIn, readSubjects } from './read-subjects.ts';

/** A topic as its person sees it. */
export interface UnderstoodTopic {
  role: TopicRole;
  phrase: string;
  origin: 'read' | 'own';
  sensitive: boolean;
}

/** What Serendip understood of one person. */
export interface UnderstoodPerson {
  /** Own ones first, then by certainty. */
  topics: UnderstoodTopic[];
  /** What it could not tell, with what the person might tap. */
  asks: { role: 'need' | 'offer'; suggestions: string[] }[];
  clarity: 'clear' | 'partly' | 'hardly';
}

const ROLES: readonly TopicRole[] = ['offer', 'need', 'interest', 'avoid'];
const SIDE = { offer: 'offers', need: 'needs', interest: 'interests', avoid: 'refusals' } as const;
/** Topics of a role that are shown besides the person's own. */
const MOST = 8;
const LENGTH = { least: 2, most: 60 };

/**
 * What the engine, and a model where it read the person, made of one participant's answers. Same answers and topics, same result.
 *
 * @param snapshot of the one person, or with others beside them, who play no part.
 */
export function readTopics(
  { event, questions, participants }: EventSnapshot,
  participantId: string,
  lexicon: Lexicon,
  reading?: TopicReading,
): UnderstoodPerson {
  const person = participants.find(({ id }) => id === participantId);
  if (!person) throw new Error('nobody of that id is in the snapshot');
  const alone = { event, questions, participants: [{ ...person, topics: person.topics?.filter(isDismissed) ?? [] }] };
  const left = reading && readingLeft(reading, person.topics);
  const profile = understand(alone, lexicon).profiles[0] as Profile;
  const own = ownTopics(person.topics).map(({ role, phrase }): UnderstoodTopic => {
    return { role, phrase, origin: 'own', sensitive: isSensitive(phrase, lexicon) };
  });
  const read = ROLES.map((role) => ({ role, topics: readIn(role, profile, left, own, lexicon) }));
  const topics = [
    ...own,
    ...read.flatMap(({ role, topics }) => topics.map((topic) => ({ role, ...topic }))).sort(byCertainty),
  ].map(({ role, phrase, origin, sensitive }) => ({ role, phrase, origin, sensitive }));
  const isKnown = (role: TopicRole): boolean => topics.some((topic) => topic.role === role);
  const answered = Object.keys(person.answers).length > 0;
  const everything = new Set(topics.map(({ phrase }) => topicKey(phrase)));
  if (left) addReading(left, lexicon, profile);
  const asks = (['need', 'offer'] as const)
    .filter((role) => answered && !isKnown(role))
    .map((role) => ({ role, suggestions: suggestionsFor(role, profile, lexicon, everything) }));
  const sides = [isKnown('need'), isKnown('offer')].filter(Boolean).length;
  return { topics, asks, clarity: sides === 2 ? 'clear' : sides === 1 ? 'partly' : 'hardly' };
}

interface Read {
  phrase: string;
  origin: 'read';
  sensitive: boolean;
  certainty: number;
}

/** What a model read in a role comes first, then what the engine read and the model did not. */
function readIn(
  role: TopicRole,
  profile: Profile,
  reading: TopicReading | undefined,
  own: UnderstoodTopic[],
  lexicon: Lexicon,
): Read[] {
  const shown = own.filter((topic) => topic.role === role).map(({ phrase }) => phrase);
  const known = new Set(shown.map(topicKey));
  const subjects = shown.map((phrase) => namedSubjects(phrase, lexicon));
  const concepts = new Set(subjects.flatMap((named) => named.concepts));
  const fields = new Set(subjects.flatMap((named) => (named.byName ? named.fields : [])));
  const topics: Read[] = [];
  const add = (phrase: string, certainty: number, sensitive: boolean): void => {
    if (known.has(topicKey(phrase)) || phrase.length < LENGTH.least || phrase.length > LENGTH.most) return;
    known.add(topicKey(phrase));
    topics.push({ phrase, origin: 'read', sensitive, certainty });
  };
  const phrases = reading?.[SIDE[role]] ?? [];
  phrases.forEach((said, at) => {
    const phrase = String(said).trim();
    if (!/\p{L}/u.test(phrase) || phrase.search(contactDetails) >= 0) return;
    for (const concept of namedSubjects(phrase, lexicon).concepts) concepts.add(concept);
    add(phrase, 1 - at / 100, isSensitive(phrase, lexicon));
  });
  for (const { of, index, name, certainty, sensitive } of eachOnce(readSubjects(profile, role, lexicon), lexicon))
    if (certainty >= CERTAIN && !(of === 'concept' ? concepts : fields).has(index)) {
      add(name, certainty, sensitive);
      if (of === 'field') fields.add(index);
    }
  // What somebody would rather not meet is seldom told in one word.
  for (const [phrase, certainty] of role === 'avoid' ? [] : namingsIn(profile, role))
    if (certainty >= CERTAIN && !namedSubjects(phrase, lexicon).fields.some((field) => fields.has(field)))
      add(phrase, certainty, isSensitive(phrase, lexicon));
  return topics.slice(0, MOST);
}

const byCertainty = (a: Read, b: Read): number => b.certainty - a.certainty;
const isDismissed = ({ state }: { state: 'own' | 'dismissed' }): boolean => state === 'dismissed';
