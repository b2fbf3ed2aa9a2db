import type { EventScores } from '../score/score-event.ts';
import { BOUNDS, type Nudge } from './enrichment.ts';

/** A model's change of each pair's score: the mean of its points, each clipped, from -0.1 to 0.1. */
export function changeByNudges(ids: string[], nudges: Nudge[]): (i: number, j: number) => number {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const keyOf = (i: number, j: number): number => Math.min(i, j) * ids.length + Math.max(i, j);
  const given = new Map<number, number[]>();
  for (const { a, b, points } of nudges) {
    const [i, j] = [placeOf.get(a), placeOf.get(b)];
    if (i === undefined || j === undefined || i === j || !Number.isFinite(points)) continue;
    const key = keyOf(i, j);
    given.set(key, [...(given.get(key) ?? []), Math.min(BOUNDS.points, Math.max(-BOUNDS.points, points))]);
  }
  return (i, j) => {
    const points = given.get(keyOf(i, j)) ?? [];
    return points.reduce((sum, value) => sum + value, 0) / Math.max(1, points.length) / 100;
  };
}

/** Never to more than double, so that a refused pair stays refused. */
export const nudgedScores = (scores: EventScores, change: (i: number, j: number) => number): EventScores => ({
  ...scores,
  score(i, j) {
    const score = scores.score(i, j);
    return Math.min(1, Math.max(0, score + Math.min(change(i, j), score)));
  },
});
