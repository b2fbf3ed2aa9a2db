import type { EventScores } from '../score/score-event.ts';
import { BOUNDS } from './enrichment.ts';

/**
 * Enriched scores as far as they may go. Whatever a model says, and whoever's answers made it say so, a person rises by
 * at most `BOUNDS.places` places in the mean over everybody's list: to the top of a few lists, as somebody with a rare
 * gift does, never of many. The largest rises come first; changes too small to tell are no change.
 *
 * @param allowed pairs a model said something for, or against. Others stay as they are: what is read in one person's
 *   answers takes nothing from another's and adds nothing to it
 */
export function boundedScores(builtIn: EventScores, enriched: EventScores, allowed: Allowed): EventScores {
  const { n } = builtIn;
  const rises = risesOf(builtIn, enriched, allowed);
  const places = placesGained(builtIn, enriched, rises);
  const left = new Float64Array(n).fill(BOUNDS.places * (n - 1));
  const granted = new Set<number>();
  for (const { pair, i, j } of rises) {
    const [ofI, ofJ] = [places.get(j * n + i) ?? 0, places.get(i * n + j) ?? 0];
    if (ofI > (left[i] as number) || ofJ > (left[j] as number)) continue;
    left[i] = (left[i] as number) - ofI;
    left[j] = (left[j] as number) - ofJ;
    granted.add(pair);
  }
  return {
    ...enriched,
    score(i, j) {
      const [own, further] = [builtIn.score(i, j), enriched.score(i, j)];
      if (Math.abs(further - own) < BOUNDS.telling) return own;
      const may = further < own ? allowed.mayFall(i, j) : granted.has(Math.min(i, j) * n + Math.max(i, j));
      return may ? further : own;
    },
  };
}

interface Allowed {
  mayRise: (i: number, j: number) => boolean;
  mayFall: (i: number, j: number) => boolean;
}

interface Rise {
  /** i · n + j, i < j. */
  pair: number;
  i: number;
  j: number;
  by: number;
}

function risesOf(builtIn: EventScores, enriched: EventScores, { mayRise }: Allowed): Rise[] {
  const { n } = builtIn;
  const rises: Rise[] = [];
  for (let i = 0; i < n; i += 1) {
    for (let j = i + 1; j < n; j += 1) {
      const by = enriched.score(i, j) - builtIn.score(i, j);
      if (by >= BOUNDS.telling && mayRise(i, j)) rises.push({ pair: i * n + j, i, j, by });
    }
  }
  return rises.sort((one, other) => other.by - one.by || one.pair - other.pair);
}

/** How many people each rise overtakes: at `reader · n + risen`, in the reader's list as the built-in engine has it. */
function placesGained(builtIn: EventScores, enriched: EventScores, rises: Rise[]): Map<number, number> {
  const { n } = builtIn;
  const risenWith = new Map<number, number[]>();
  for (const { i, j } of rises) {
    risenWith.set(i, [...(risenWith.get(i) ?? []), j]);
    risenWith.set(j, [...(risenWith.get(j) ?? []), i]);
  }
  const places = new Map<number, number>();
  for (const [reader, risen] of risenWith) {
    const list = Float32Array.from({ length: n }, (_, other) => builtIn.score(reader, other)).sort();
    for (const other of risen)
      places.set(
        reader * n + other,
        countBelow(list, enriched.score(reader, other)) - countBelow(list, builtIn.score(reader, other)) - 1,
      );
  }
  return places;
}

/** How many values of a rising list are smaller. */
function countBelow(rising: Float32Array, value: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
