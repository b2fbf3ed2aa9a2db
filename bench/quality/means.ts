import type { MatchResult } from '@serendip/matching/types';
import type { JudgedEvent } from './judged-events.ts';
import { categoryAccuracy, meanGrades, quality, type Ranking } from './metric.ts';
import { listsOf, randomRanking, tfidfRanking } from './rankings.ts';

const show = (value: number): string => (Number.isNaN(value) ? '   – ' : value.toFixed(3));

/** How many of the pairs that should be kept apart are among somebody's first three. */
const togetherAll = ({ apart }: JudgedEvent, ranking: Ranking): number => {
  const first = (id: string) => (ranking[id] ?? []).slice(0, 3).map(({ other }) => other);
  return apart.filter(([a, b]) => first(a).includes(b) || first(b).includes(a)).length / apart.length;
};

/** Means over events: the engine's lists beside TF-IDF and random order. */
export function printMeans(events: JudgedEvent[], resultOf: (event: JudgedEvent) => MatchResult): void {
  console.log('      ranking     nDCG@5  hit@3  category  kept-apart pairs in a first three');
  const line = (name: string, rank: (event: JudgedEvent) => Ranking): void => {
    const each = events.map((event) => {
      const ranking = rank(event);
      const { ndcg, hit3 } = quality(ranking, meanGrades(event, event.judges));
      return {
        ndcg,
        hit3,
        category: categoryAccuracy(ranking, event.judges).accuracy,
        apart: togetherAll(event, ranking),
      };
    });
    const mean = (pick: (one: (typeof each)[number]) => number): string =>
      show(each.reduce((sum, one) => sum + pick(one), 0) / each.length);
    console.log(
      `${'all'.padEnd(5)} ${name.padEnd(11)} ${mean((one) => one.ndcg)}   ${mean((one) => one.hit3)}  ${mean((one) => one.category)}     ${mean((one) => one.apart)}`,
    );
  };
  line('engine', (event) => listsOf(resultOf(event), event));
  line('TF-IDF', tfidfRanking);
  line('random', (event) => randomRanking(event, 7919));
}
