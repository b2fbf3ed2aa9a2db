import type { EventScores } from '../score/score-event.ts';
import type { MatchCategory } from '../types.ts';

/** Seen from `a`: who can do something for whom; mutual unless one direction clearly stands out. */
export function category(a: number, b: number, { help, n }: EventScores): MatchCategory {
  const toA = help[a * n + b] as number;
  const toB = help[b * n + a] as number;
  if (toA > 0.3 && toB < 0.35 * toA) return 'can_receive_help';
  if (toB > 0.3 && toA < 0.35 * toB) return 'can_help';
  return 'mutual_connections';
}
