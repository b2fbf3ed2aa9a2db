import type { EventScores } from '../score/score-event.ts';
import { certaintyOf, logOddsOf } from './log-odds.ts';
import { meanPlaces, readersOf } from './mean-places.ts';

const ROUNDS = 40;
/** How fast the log-odds of a person's scores give way, per share of all places risen. */
const PACE = 4;
/** Places, and share of all places, that are as good as none. */
const CLOSE = { places: 0.1, share: 0.001 };

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
  const lowered = new Float64Array(n);
  const untouched = (i: number, j: number): boolean => !byModel[i] && !byModel[j];
  const loweredBy = (i: number, j: number): number => (lowered[i] as number) + (lowered[j] as number);

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
    return untouched(reader, other) ? own : own - loweredBy(reader, other);
  };
  const close = Math.max(CLOSE.places, CLOSE.share * n);
  for (let round = 0; round < ROUNDS; round += 1) {
    const places = meanPlaces({ n, readers, value });
    let most = 0;
    for (let i = 0; i < n; i += 1) {
      const risen = (may[i] as number) - (places[i] as number);
      if (!byModel[i] || risen <= 0) continue;
      most = Math.max(most, risen);
      lowered[i] = (lowered[i] as number) + (PACE * risen) / n;
    }
    if (most <= close) break;
  }

  return {
    ...enriched,
    score(i, j) {
      if (untouched(i, j)) return builtIn.score(i, j);
      const by = loweredBy(i, j);
      return by === 0 ? enriched.score(i, j) : certaintyOf(logOddsOf(enriched.score(i, j)) - by);
    },
  };
}
