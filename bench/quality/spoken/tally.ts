import type { UnderstoodPerson } from '@serendip/matching/topics/read-topics';
import type { JudgedEvent } from '../judged-events.ts';
import type { Grades } from '../metric.ts';
import { judgeOpener, judgeReason, type SentenceVerdict } from './judge-sentences.ts';
import { judgeTopic, ROLES, type Said, type Spoken, spokenOf, type TopicVerdict } from './said.ts';

/** The texts that one person reads about another. */
export interface ReadOfOther {
  other: string;
  reason: string;
  opener: string | null;
}

/** Everything that is said to one person: of themselves, of their matches best first, of those they share a room with. */
export interface SaidTo {
  understood: UnderstoodPerson;
  matches: ReadOfOther[];
  rooms: ReadOfOther[];
}

export interface Verdict {
  what: 'topic' | 'suggestion' | 'reason' | 'opener' | 'room';
  person: string;
  other?: string;
  role?: string;
  text: string;
  verdict: TopicVerdict | SentenceVerdict;
  /** Of a pair that the judges call clearly worthwhile. */
  rightPair?: boolean;
}

type Sentences = Record<SentenceVerdict, number>;
export interface Tally {
  people: number;
  /** People without any topic. */
  silent: number;
  topics: Record<TopicVerdict, number>;
  suggestions: { right: number; wrong: number };
  reasons: Sentences;
  /** First reasons of right pairs. */
  rightPairs: Sentences;
  openers: Sentences;
  rooms: Sentences;
  /** People called 'clear', and those of them without a right need or a right offer. */
  clear: number;
  hollow: number;
}

const LISTED = 3;

const sentences = (): Sentences => ({ true: 0, wrong: 0, option: 0, none: 0 });
const emptyTally = (): Tally => ({
  people: 0,
  silent: 0,
  topics: { right: 0, role: 0, wrong: 0, never: 0 },
  suggestions: { right: 0, wrong: 0 },
  reasons: sentences(),
  rightPairs: sentences(),
  openers: sentences(),
  rooms: sentences(),
  clear: 0,
  hollow: 0,
});

/** How true everything is that is said at one event. */
export function tallyOf(
  { snapshot }: JudgedEvent,
  said: Record<string, Said>,
  grades: Grades,
  saidTo: Record<string, SaidTo>,
  note: (verdict: Verdict) => void = () => {},
): Tally {
  const tally = emptyTally();
  const options = snapshot.questions.flatMap((question) => question.options);
  const spoken = new Map(
    snapshot.participants.map(({ id, answers }) => {
      const own = saidTo[id]?.understood.topics.filter(({ origin }) => origin === 'own');
      return [id, spokenOf(said[id], answers, own)];
    }),
  );
  for (const [id, me] of spoken) {
    const { understood, matches, rooms } = saidTo[id] as SaidTo;
    tally.people += 1;
    countTopics(tally, me, understood, (verdict) => note({ person: id, ...verdict }));
    for (const { other, reason, opener } of matches.slice(0, LISTED)) {
      const them = spoken.get(other) as Spoken;
      const verdict = judgeReason(me, them, reason, options);
      const rightPair = (grades[id]?.[other] ?? 0) >= 2;
      tally.reasons[verdict] += 1;
      if (rightPair) tally.rightPairs[verdict] += 1;
      note({ what: 'reason', person: id, other, text: reason, verdict, rightPair });
      const asked = opener ? judgeOpener(me, them, opener, options, reason) : 'none';
      tally.openers[asked] += 1;
      if (opener) note({ what: 'opener', person: id, other, text: opener, verdict: asked });
    }
    for (const { other, reason } of rooms) {
      const verdict = judgeReason(me, spoken.get(other) as Spoken, reason, options);
      tally.rooms[verdict] += 1;
      note({ what: 'room', person: id, other, text: reason, verdict });
    }
  }
  return tally;
}

function countTopics(
  tally: Tally,
  me: Spoken,
  { topics, asks, clarity }: UnderstoodPerson,
  note: (verdict: Omit<Verdict, 'person'>) => void,
): void {
  const right = new Set<string>();
  for (const { role, phrase } of topics) {
    const verdict = judgeTopic(me, role, phrase);
    tally.topics[verdict] += 1;
    if (verdict === 'right') right.add(role);
    note({ what: 'topic', role, text: phrase, verdict });
  }
  if (topics.length === 0) tally.silent += 1;
  for (const { role, suggestions } of asks)
    for (const text of suggestions) {
      const verdict = ROLES.some((one) => judgeTopic(me, one, text) === 'right') ? 'right' : 'wrong';
      tally.suggestions[verdict] += 1;
      note({ what: 'suggestion', role, text, verdict });
    }
  if (clarity !== 'clear') return;
  tally.clear += 1;
  if (!right.has('need') || !right.has('offer')) tally.hollow += 1;
}

export function sumOf(tallies: Tally[]): Tally {
  const sum = emptyTally();
  const add = <Key extends string>(to: Record<Key, number>, of: Record<Key, number>): void => {
    for (const key of Object.keys(to) as Key[]) to[key] += of[key];
  };
  for (const tally of tallies) {
    for (const key of ['people', 'silent', 'clear', 'hollow'] as const) sum[key] += tally[key];
    add(sum.topics, tally.topics);
    add(sum.suggestions, tally.suggestions);
    for (const key of ['reasons', 'rightPairs', 'openers', 'rooms'] as const) add(sum[key], tally[key]);
  }
  return sum;
}
