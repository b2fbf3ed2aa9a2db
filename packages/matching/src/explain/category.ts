import type { EventScores } from '../score/score-event.ts';
import type { MatchCategory } from '../types.ts';

/** Seen from `a`: who can do something for whom; mutual unless one direction clearly stands out. */
export function category(a: number, b: number, { help }: EventScores): MatchCategory {
  const toA = help(a, b);
  const toB = help(b, a);
  if (toA > 0.3 && toB < 0.35 * toA) return 'can_receive_help';
  if (toB > 0.3 && toA < 0.35 * toB) return 'can_help';
  return 'mutual_connections';
}
