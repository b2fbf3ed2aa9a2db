import type { EventScores } from '../score/score-event.ts';
import { BOUNDS } from './enrichment.ts';
import { certaintyOf, logOddsOf } from './log-odds.ts';

/**
 * Brings enriched scores to the built-in engine's scale. A model reads so many clear topics that nearly every listed match would
 * be at 90 percent. Lowers and flattens log-odds, never raises them, and half as much where only one of the two was read.
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
