import type { MatchResult, SnapshotAnswer } from '@serendip/matching/types';
import type { JudgedEvent } from './judged-events.ts';
import { mirror, type Ranking } from './metric.ts';

/** A result as participants see it: their matches in the result's own order, best first. */
export function listsOf({ pairs }: MatchResult, event: JudgedEvent): Ranking {
  const ranking: Ranking = {};
  for (const { id } of event.snapshot.participants) {
    ranking[id] = pairs.flatMap(({ a, b, category }) =>
      a === id ? [{ other: b, category }] : b === id ? [{ other: a, category: mirror(category) }] : [],
    );
  }
  return ranking;
}

/** Cosine of TF-IDF vectors over all answers: the baseline. */
export function tfidfRanking({ snapshot }: JudgedEvent): Ranking {
  const words = (answer: SnapshotAnswer): string[] =>
    typeof answer === 'string'
      ? (answer.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
      : Array.isArray(answer)
        ? answer.map((value) => `option:${value}`)
        : [];
  const counts = snapshot.participants.map(({ answers }) => {
    const count = new Map<string, number>();
    for (const word of Object.values(answers).flatMap(words)) count.set(word, (count.get(word) ?? 0) + 1);
    return count;
  });
  const df = new Map<string, number>();
  for (const count of counts) for (const word of count.keys()) df.set(word, (df.get(word) ?? 0) + 1);
  const vectors = counts.map((count) => {
    const raw = [...count].map(([word, tf]): [string, number] => [
      word,
      (1 + Math.log(tf)) * Math.log(counts.length / (df.get(word) ?? 1)),
    ]);
    const norm = Math.hypot(...raw.map(([, weight]) => weight)) || 1;
    return new Map(raw.map(([word, weight]) => [word, weight / norm]));
  });
  return rankBy(
    snapshot.participants.map(({ id }) => id),
    (i, j) => [...(vectors[i] ?? [])].reduce((sum, [word, weight]) => sum + weight * (vectors[j]?.get(word) ?? 0), 0),
  );
}

/** Everyone in a fixed but meaningless order. */
export function randomRanking({ snapshot }: JudgedEvent, seed: number): Ranking {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return rankBy(
    snapshot.participants.map(({ id }) => id),
    () => next(),
  );
}

function rankBy(ids: string[], score: (i: number, j: number) => number): Ranking {
  return Object.fromEntries(
    ids.map((id, i) => [
      id,
      ids
        .map((other, j) => ({ other, value: i === j ? Number.NEGATIVE_INFINITY : score(i, j) }))
        .filter(({ other }) => other !== id)
        .sort((x, y) => y.value - x.value),
    ]),
  );
}
