import type { MatchCategory } from '@serendip/matching/types';
import type { Judge, JudgedEvent } from './judged-events.ts';

/** The list each participant would see, best first. */
export type Ranking = Record<string, { other: string; category?: MatchCategory }[]>;
export type Grades = Record<string, Record<string, number>>;

const mirrored: Record<MatchCategory, MatchCategory> = {
  mutual_connections: 'mutual_connections',
  can_help: 'can_receive_help',
  can_receive_help: 'can_help',
};
export const mirror = (category: MatchCategory): MatchCategory => mirrored[category];

/** Mean grade of the judges for each ordered pair; a pair named from one side only counts from both, at its grade. */
export function meanGrades({ snapshot }: JudgedEvent, judges: Judge[]): Grades {
  const ids = snapshot.participants.map(({ id }) => id);
  const said = (judge: Judge, a: string, b: string): number => judge[a]?.find(({ other }) => other === b)?.grade ?? 0;
  return Object.fromEntries(
    ids.map((a) => [
      a,
      Object.fromEntries(
        ids
          .filter((b) => b !== a)
          .map((b) => [
            b,
            judges.reduce((sum, judge) => sum + Math.max(said(judge, a, b), said(judge, b, a)), 0) / judges.length,
          ]),
      ),
    ]),
  );
}

const dcg = (gains: number[]): number => gains.reduce((sum, gain, at) => sum + (2 ** gain - 1) / Math.log2(at + 2), 0);

/** Mean nDCG@5 over everyone somebody is worth meeting, and the share with a grade of 2 or more among the first 3. */
export function quality(ranking: Ranking, grades: Grades): { ndcg: number; hit3: number; each: Map<string, number> } {
  const each = new Map<string, number>();
  let hits = 0;
  let reachable = 0;
  for (const [id, given] of Object.entries(grades)) {
    const ideal = Object.values(given)
      .sort((x, y) => y - x)
      .slice(0, 5);
    const best = ideal[0] ?? 0;
    if (best >= 2) reachable += 1;
    if (best < 1) continue;
    const got = (ranking[id] ?? []).slice(0, 5).map(({ other }) => given[other] ?? 0);
    each.set(id, dcg(got) / dcg(ideal));
    if (got.slice(0, 3).some((grade) => grade >= 2)) hits += 1;
  }
  const ndcg = [...each.values()].reduce((sum, value) => sum + value, 0) / each.size;
  return { ndcg, hit3: hits / reachable, each };
}

/** Of the listed pairs both judges graded 2 or more with one category: how often the list says the same. */
export function categoryAccuracy(ranking: Ranking, judges: Judge[]): { accuracy: number; pairs: number } {
  let right = 0;
  let all = 0;
  for (const [id, list] of Object.entries(ranking)) {
    for (const { other, category } of list) {
      if (!category) continue;
      const said = judges
        .map((judge) => judge[id]?.find((one) => one.other === other))
        .filter((one) => one && one.grade >= 2);
      if (said.length < judges.length || new Set(said.map((one) => one?.category)).size !== 1) continue;
      all += 1;
      if (category === said[0]?.category) right += 1;
    }
  }
  return { accuracy: all > 0 ? right / all : Number.NaN, pairs: all };
}
