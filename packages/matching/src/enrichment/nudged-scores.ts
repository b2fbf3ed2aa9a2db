import type { EventScores } from '../score/score-event.ts';
import { BOUNDS, type Nudge } from './enrichment.ts';

/**
 * Scores moved by a model's points: at most `BOUNDS.points` up or down, and never to more than double, so that a
 * refused pair stays refused.
 */
export function nudgedScores(scores: EventScores, ids: string[], nudges: Nudge[]): EventScores {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const given = new Map<number, number[]>();
  for (const { a, b, points } of nudges) {
    const [i, j] = [placeOf.get(a), placeOf.get(b)];
    if (i === undefined || j === undefined || i === j || !Number.isFinite(points)) continue;
    const key = Math.min(i, j) * scores.n + Math.max(i, j);
    given.set(key, [...(given.get(key) ?? []), clip(points)]);
  }
  if (given.size === 0) return scores;
  return {
    ...scores,
    score(i, j) {
      const score = scores.score(i, j);
      const points = given.get(Math.min(i, j) * scores.n + Math.max(i, j));
      if (!points) return score;
      const change = points.reduce((sum, value) => sum + value, 0) / points.length / 100;
      return Math.min(1, Math.max(0, score + Math.min(change, score)));
    },
  };
}

const clip = (points: number): number => Math.min(BOUNDS.points, Math.max(-BOUNDS.points, points));
