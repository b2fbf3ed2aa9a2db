import type { EventScores } from '../score/score-event.ts';
import { BOUNDS } from './enrichment.ts';
import { certaintyOf, logOddsOf } from './log-odds.ts';
import { meanPlaces, readersOf } from './mean-places.ts';

const ROUNDS = 30;
/**
 * Mean places and share of all places that are as good as none. In a small event half a place is one person on one list, and
 * no lowering hits finer than that.
 */
const CLOSE = { places: 0.1, ofSmallEvent: 1, share: 0.001 };

/** What is known of each person, by their place. */
export interface Known {
  /** A model said something about them. */
  byModel: boolean[];
  /** The built-in engine could hardly read their answers: another language, jargon. */
  hardlyRead: boolean[];
}

/**
 * Enriched scores at which nobody stands higher, in the mean over all other people's lists, than the built-in engine puts
 * them: a model may say with whom somebody goes, not that they go with everybody. Who would stand higher has all their
 * scores lowered alike, so that their list keeps its order. Whom the built-in engine could hardly read may rise to the
 * middle. Scores of two people about whom the model said nothing stay what they are.
 */
export function levelledScores(
  builtIn: EventScores,
  enriched: EventScores,
  { byModel, hardlyRead }: Known,
): EventScores {
  const { n } = builtIn;
  const readers = readersOf(n);
  let lowered = new Float64Array(n);
  const untouched = (i: number, j: number): boolean => !byModel[i] && !byModel[j];

  const middle = (n - 2) / 2;
  const before = meanPlaces({ n, readers, value: (at, other) => builtIn.score(readers[at] as number, other) });
  const may = before.map((place, i) => (hardlyRead[i] ? Math.min(place, middle) : place));
  const odds = readers.map((reader) =>
    Float64Array.from({ length: n }, (_, other) =>
      logOddsOf((untouched(reader, other) ? builtIn : enriched).score(reader, other)),
    ),
  );
  const value = (at: number, other: number): number => {
    const reader = readers[at] as number;
    const own = odds[at]?.[other] as number;
    return untouched(reader, other) ? own : own - (lowered[reader] as number) - (lowered[other] as number);
  };
  const close = Math.max(CLOSE.places, CLOSE.ofSmallEvent / Math.max(1, n - 1), CLOSE.share * n);
  let best = { most: Number.POSITIVE_INFINITY, lowered };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const places = meanPlaces({ n, readers, value });
    const risen = Float64Array.from(places, (place, i) => (byModel[i] ? (may[i] as number) - place : 0));
    const most = risen.reduce((largest, places) => Math.max(largest, places), 0);
    if (most < best.most) best = { most, lowered };
    if (most <= close) break;
    lowered = lowered.map((by, i) => by + (BOUNDS.levelling.pace * Math.max(0, (risen[i] as number) - close / 2)) / n);
  }

  // What is taken from everybody alike changes no list: percentages stay where most people's are.
  const common = byModel.every(Boolean) ? (best.lowered.toSorted()[n >> 1] ?? 0) : 0;
  const taken = best.lowered.map((by) => by - common);
  return {
    ...enriched,
    score(i, j) {
      if (untouched(i, j)) return builtIn.score(i, j);
      const by = (taken[i] as number) + (taken[j] as number);
      return by === 0 ? enriched.score(i, j) : certaintyOf(logOddsOf(enriched.score(i, j)) - by);
    },
  };
}
