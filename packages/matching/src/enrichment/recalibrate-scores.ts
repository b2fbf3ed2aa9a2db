import type { EventScores } from '../score/score-event.ts';
import { BOUNDS } from './enrichment.ts';
import { certaintyOf, logOddsOf } from './log-odds.ts';

/**
 * Scores on the built-in engine's scale: what a model reads is clear and plentiful, so that by the built-in curve nearly every
 * listed match would be at 90 percent. Their log-odds are lowered and flattened, never raised, and half as much where one of the two was read.
 */
export function recalibrateScores(enriched: EventScores, read: boolean[]): EventScores {
  const { lower, flatten } = BOUNDS.recalibration;
  return {
    ...enriched,
    score(i, j) {
      const share = ((read[i] ? 1 : 0) + (read[j] ? 1 : 0)) / 2;
      const score = enriched.score(i, j);
      if (share === 0) return score;
      const odds = logOddsOf(score);
      return certaintyOf(Math.min(odds, (odds - share * lower) * (1 - share * (1 - flatten))));
    },
  };
}
