import type { EventScores } from '../score/score-event.ts';
import type { MatchCategory } from '../types.ts';
import { WEIGHTS } from '../weights.ts';

/** Seen from `a`: who can do something for whom; mutual unless one direction clearly stands out. */
export function category(a: number, b: number, { help }: EventScores): MatchCategory {
  const toA = help(a, b);
  const toB = help(b, a);
  if (Math.max(toA, toB) < WEIGHTS.leastHelp) return 'mutual_connections';
  if (toB < WEIGHTS.oneWay * toA) return 'can_receive_help';
  if (toA < WEIGHTS.oneWay * toB) return 'can_help';
  return 'mutual_connections';
}
