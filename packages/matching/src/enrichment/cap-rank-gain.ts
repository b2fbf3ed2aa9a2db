import type { EventScores } from '../score/score-event.ts';
import { BOUNDS } from './enrichment.ts';
import { certaintyOf, logOddsOf } from './log-odds.ts';
import { meanPlaces, readersOf } from './mean-places.ts';

const ROUNDS = 30;
/**
 * Gains below these mean places, or this share of all places, count as none. At a small event half a place is one person on
 * one list, and no lowering is finer than that.
 */
const CLOSE = { places: 0.1, ofSmallEvent: 1, share: 0.001 };

/** Flags of each person, by their place. */
export interface Known {
  /** A model said something about them. */
  byModel: boolean[];
  /** The built-in engine could hardly read their answers: another language, jargon. */
  hardlyRead: boolean[];
}

/**
 * Lowers enriched scores until no one's mean place on other people's lists is better than by the built-in scores: a model can
 * say who suits a person, not that everyone does. All scores of a person fall alike, so their own list keeps its order. People whom
 * the engine could hardly read can rise to the middle. Scores of two people without a reading do not change.
 */
export function capRankGain(builtIn: EventScores, enriched: EventScores, { byModel, hardlyRead }: Known): EventScores {
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
    lowered = lowered.map((by, i) => by + (BOUNDS.rankGain.pace * Math.max(0, (risen[i] as number) - close / 2)) / n);
  }

  // A cut that everyone shares changes no list, so it is given back: percentages keep their usual level.
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
