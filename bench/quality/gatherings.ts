import type { Lexicon } from '@serendip/matching/lexicon/lexicon';
import { scoreEvent } from '@serendip/matching/score/score-event';
import type { EventSnapshot } from '@serendip/matching/types';
import { understand } from '@serendip/matching/understand/understand';
import { chanceFrom } from '../../research/chance.ts';
import type { JudgedEvent } from './judged-events.ts';
import { meanGrades } from './metric.ts';

/** Pairs to see for every event and size. */
const PAIRS = 240;

/** One pair of people who were judged: what the engine says of them, 0 to 1, and the judges' mean grade. */
interface Seen {
  score: number;
  grade: number;
}

/**
 * The meaning of a percentage where few or many people are: the same judged people in small gatherings taken by chance, at their
 * whole event, and all events together in one crowd. Every judged pair counts, listed or not.
 */
export function printGatherings(events: JudgedEvent[], sizes: number[], lexicon: Lexicon): void {
  const rows: [string, Seen[]][] = sizes.map((size) => [
    String(size),
    events.flatMap((event, at) => smallOnes(event, size, at).flatMap((some) => seenAt(event, some, lexicon))),
  ]);
  rows.push(['whole event', events.flatMap((event) => seenAt(event, event.snapshot, lexicon))]);
  const crowd = together(events);
  rows.push([String(crowd.participants.length), seenInCrowd(events, crowd, lexicon)]);

  console.log('\npeople        pairs   good: median %   named at 20 to 44 %   45 to 69 %   70 to 99 %');
  for (const [name, pairs] of rows) {
    const good = pairs.filter(({ grade }) => grade >= 2).map(({ score }) => score);
    const named = ([from, to]: [number, number]): string => {
      const within = pairs.filter(({ score }) => score >= from && score < to);
      const share = within.filter(({ grade }) => grade >= 0.5).length / within.length;
      return within.length < 10 ? '–' : `${Math.round(100 * share)} % of ${within.length}`;
    };
    console.log(
      `${name.padEnd(13)} ${String(pairs.length).padEnd(7)} ${String(Math.round(100 * median(good))).padEnd(16)} ${named([0.2, 0.45]).padEnd(21)} ${named([0.45, 0.7]).padEnd(12)} ${named([0.7, 1])}`,
    );
  }
}

const median = (values: number[]): number => values.toSorted((x, y) => x - y)[values.length >> 1] ?? Number.NaN;

function smallOnes({ snapshot }: JudgedEvent, size: number, seed: number): EventSnapshot[] {
  const chance = chanceFrom(seed * 1000 + size);
  return Array.from({ length: Math.ceil((2 * PAIRS) / (size * (size - 1))) }, () => ({
    ...snapshot,
    participants: chance.some(snapshot.participants, size),
  }));
}

function seenAt(event: JudgedEvent, snapshot: EventSnapshot, lexicon: Lexicon): Seen[] {
  const grades = meanGrades(event, event.judges);
  const scores = scoreEvent(understand(snapshot, lexicon), lexicon);
  return pairsOf(snapshot.participants.map(({ id }) => id)).map(([i, j, a, b]) => ({
    score: scores.score(i, j),
    grade: grades[a]?.[b] ?? 0,
  }));
}

const keyIn = (event: number, id: string): string => `${event} ${id}`;

/** One event at which everybody answers the questions of their own. */
function together(events: JudgedEvent[]): EventSnapshot {
  return {
    event: { name: 'Together', description: null },
    questions: events.flatMap(({ snapshot }, at) =>
      snapshot.questions.map((one) => ({ ...one, id: keyIn(at, one.id) })),
    ),
    participants: events.flatMap(({ snapshot }, at) =>
      snapshot.participants.map((one) => ({
        ...one,
        id: keyIn(at, one.id),
        answers: Object.fromEntries(Object.entries(one.answers).map(([id, answer]) => [keyIn(at, id), answer])),
      })),
    ),
  };
}

function seenInCrowd(events: JudgedEvent[], crowd: EventSnapshot, lexicon: Lexicon): Seen[] {
  const scores = scoreEvent(understand(crowd, lexicon), lexicon);
  const places = new Map(crowd.participants.map(({ id }, place) => [id, place]));
  return events.flatMap((event, at) => {
    const grades = meanGrades(event, event.judges);
    const place = (id: string): number => places.get(keyIn(at, id)) as number;
    return pairsOf(event.snapshot.participants.map(({ id }) => id)).map(([, , a, b]) => ({
      score: scores.score(place(a), place(b)),
      grade: grades[a]?.[b] ?? 0,
    }));
  });
}

const pairsOf = (ids: string[]): [number, number, string, string][] =>
  ids.flatMap((a, i) => ids.slice(i + 1).map((b, after): [number, number, string, string] => [i, i + 1 + after, a, b]));
