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
  const risen = risesOf(builtIn, enriched, allowed);
  const places = placesGained(builtIn, enriched, risen);
  const left = new Float64Array(n).fill(BOUNDS.places * (n - 1));
  const granted = new Uint8Array(n * n);
  for (const pair of risen) {
    const [i, j] = [Math.floor(pair / n), pair % n];
    const [ofI, ofJ] = [places[j * n + i] as number, places[pair] as number];
    if (ofI > (left[i] as number) || ofJ > (left[j] as number)) continue;
    left[i] = (left[i] as number) - ofI;
    left[j] = (left[j] as number) - ofJ;
    granted[pair] = 1;
  }
  return {
    ...enriched,
    score(i, j) {
      const [own, further] = [builtIn.score(i, j), enriched.score(i, j)];
      if (Math.abs(further - own) < BOUNDS.telling) return own;
      const may = further < own ? allowed.mayFall(i, j) : granted[Math.min(i, j) * n + Math.max(i, j)] === 1;
      return may ? further : own;
    },
  };
}

interface Allowed {
  mayRise: (i: number, j: number) => boolean;
  mayFall: (i: number, j: number) => boolean;
}

/** Rises are told apart to a millionth. */
const STEPS = 1e6;

/** The pairs that rise, as i · n + j, i < j; those that rise most first, ties by pair. */
function risesOf(builtIn: EventScores, enriched: EventScores, { mayRise }: Allowed): Float64Array {
  const { n } = builtIn;
  const keys: number[] = [];
  for (let i = 0; i < n; i += 1) {
    for (let j = i + 1; j < n; j += 1) {
      const by = enriched.score(i, j) - builtIn.score(i, j);
      // One sortable number each, since all pairs of a large event may rise: the rise first, then the pair.
      if (by >= BOUNDS.telling && mayRise(i, j)) keys.push(-Math.round(by * STEPS) * n * n + i * n + j);
    }
  }
  const sorted = Float64Array.from(keys).sort();
  return sorted.map((key) => key - Math.floor(key / (n * n)) * n * n);
}

/** How many people each rise overtakes: at `reader · n + risen`, in the reader's list as the built-in engine has it. */
function placesGained(builtIn: EventScores, enriched: EventScores, risen: Float64Array): Int16Array {
  const { n } = builtIn;
  const rises = new Uint8Array(n * n);
  for (const pair of risen) {
    rises[pair] = 1;
    rises[(pair % n) * n + Math.floor(pair / n)] = 1;
  }
  const places = new Int16Array(n * n);
  for (let reader = 0; reader < n; reader += 1) {
    const row = reader * n;
    if (!rises.subarray(row, row + n).includes(1)) continue;
    const list = Float32Array.from({ length: n }, (_, other) => builtIn.score(reader, other)).sort();
    for (let other = 0; other < n; other += 1) {
      if (rises[row + other] === 0) continue;
      const overtaken =
        countBelow(list, enriched.score(reader, other)) - countBelow(list, builtIn.score(reader, other)) - 1;
      places[row + other] = overtaken;
    }
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
