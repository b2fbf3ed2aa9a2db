import type { TopicReading } from '@serendip/matching/enrichment/enrichment';
import { rootOf } from '@serendip/matching/text/root';
import { fold } from '@serendip/matching/text/tokens';
import type { EventSnapshot, MatchResult, SnapshotTopic, TopicRole } from '@serendip/matching/types';
import { chanceFrom } from '../../research/chance.ts';
import type { JudgedEvent } from './judged-events.ts';
import { categoryAccuracy, meanGrades, quality } from './metric.ts';
import { listsOf } from './rankings.ts';

const SIDES: [TopicRole, keyof TopicReading][] = [
  ['offer', 'offers'],
  ['need', 'needs'],
  ['interest', 'interests'],
  ['avoid', 'refusals'],
];

/** The variants of people's own topics: the share of people, and how many topics per role they add from their readings. */
interface Adding {
  each: number;
  /** Of the people. */
  share: number;
  /** Not the first ones read, but the first that speak of something else than those before. */
  different?: boolean;
}

/** The thirteen recorded events as they would be had people added topics that were read of them, without any model. */
export function printOwnTopics(events: JudgedEvent[], resultOf: (snapshot: EventSnapshot) => MatchResult): void {
  console.log(`\n${events.length} recorded events, topics of each role added from the readings: means`);
  console.log('added                             nDCG@5  hit@3  category');
  const line = (name: string, adding: Adding): void => {
    const each = events.map((event) => {
      const ranking = listsOf(resultOf(withOwnTopics(event, adding)), event);
      const { ndcg, hit3 } = quality(ranking, meanGrades(event, event.judges));
      return [ndcg, hit3, categoryAccuracy(ranking, event.judges).accuracy];
    });
    const means = [0, 1, 2].map((at) => each.reduce((sum, figures) => sum + (figures[at] ?? 0), 0) / events.length);
    console.log(`${name.padEnd(33)} ${means.map((mean) => mean.toFixed(3)).join('   ')}`);
  };
  for (const each of [0, 1, 2, 3]) line(`${each} by everybody`, { each, share: 1 });
  line('3 of different things', { each: 3, share: 1, different: true });
  for (const [name, share] of [
    ['a third', 1 / 3],
    ['half', 1 / 2],
    ['two thirds', 2 / 3],
  ] as const)
    line(`3 by ${name} of the people`, { each: 3, share });
}

function withOwnTopics({ snapshot, model }: JudgedEvent, { each, share, different }: Adding): EventSnapshot {
  const { participants } = snapshot;
  const adding = new Set(chanceFrom(1).some(participants, Math.round(share * participants.length)));
  const topicsOf = (reading: TopicReading): SnapshotTopic[] =>
    SIDES.flatMap(([role, side]) =>
      (different ? differentFirst(reading[side]) : reading[side])
        .slice(0, each)
        .map((phrase): SnapshotTopic => ({ role, phrase, state: 'own' })),
    );
  return {
    ...snapshot,
    participants: participants.map((person) => {
      const reading = model?.readings[person.id];
      return reading && adding.has(person) ? { ...person, topics: topicsOf(reading) } : person;
    }),
  };
}

/** Phrases that share no root with one before, then the others. */
function differentFirst(phrases: string[]): string[] {
  const said = new Set<string>();
  const isNew = (phrase: string): boolean => {
    const roots = (fold(phrase).match(/[a-z]{4,}/g) ?? []).map(rootOf);
    const known = roots.some((root) => said.has(root));
    for (const root of roots) said.add(root);
    return !known;
  };
  const first = new Set(phrases.filter(isNew));
  return [...first, ...phrases.filter((phrase) => !first.has(phrase))];
}
