import { type PairValues, pairValue } from './pair-values.ts';

export interface MatchRules {
  /** Most partners a person is given, 1 or more. */
  cap: number;
  /** Pairs of lesser value are listed only to give someone their one. Default 1: all that are not barred. */
  floor?: number;
}

/**
 * The pairs worth listing for the whole event: everyone is in at least one and at most `cap` of them; where both
 * cannot hold, somebody has one more.
 *
 * @returns pairs (i, j), i < j, ordered.
 */
export function chooseMatches(values: PairValues, { cap, floor = 1 }: MatchRules): [number, number][] {
  const { n } = values;
  const degree = new Int32Array(n);
  const chosen: [number, number][] = [];
  const edges: { i: number; j: number; value: number }[] = [];
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const value = pairValue(values, i, j);
      if (value >= floor) edges.push({ i, j, value });
    }
  }
  edges.sort((a, b) => b.value - a.value || a.i - b.i || a.j - b.j);
  const add = (i: number, j: number) => {
    chosen.push([i, j]);
    degree[i] = (degree[i] as number) + 1;
    degree[j] = (degree[j] as number) + 1;
  };
  for (const { i, j } of edges) if ((degree[i] as number) < cap && (degree[j] as number) < cap) add(i, j);
  for (let i = 0; i < n; i++) {
    if (degree[i] !== 0) continue;
    let best = -1;
    for (let j = 0; j < n; j++) {
      if (j === i) continue;
      if (best === -1) best = j;
      const better = (degree[j] as number) < cap ? 1 : 0;
      const known = (degree[best] as number) < cap ? 1 : 0;
      if (better > known || (better === known && pairValue(values, i, j) > pairValue(values, i, best))) best = j;
    }
    if (best >= 0) add(Math.min(i, best), Math.max(i, best));
  }
  return chosen.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
