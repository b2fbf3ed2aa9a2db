import { chooseMatches } from '@serendip/matching/optimise/choose-matches';
import {
  createPairValues,
  HIGHEST_VALUE,
  type PairValues,
  pairValue,
  setPairValue,
} from '@serendip/matching/optimise/pair-values';
import { seatRooms } from '@serendip/matching/optimise/seat-rooms';
import { randomFrom } from '@serendip/matching/random';
import { eventValues } from '@serendip/matching/test/sample-values';
import { percent, table } from './timing.ts';

type Pairs = readonly (readonly number[])[];

function noisy(values: PairValues, share: number, kept: Pairs, inertia: number): PairValues {
  const random = randomFrom(31);
  const copy = createPairValues(values.n);
  values.upper.forEach((value, k) => {
    const factor = 1 + share * ((random() % 2001) / 1000 - 1);
    copy.upper[k] = Math.min(HIGHEST_VALUE, Math.max(1, Math.round(value * factor)));
  });
  for (const [i = 0, j = 0] of kept) {
    setPairValue(copy, i, j, Math.min(HIGHEST_VALUE, Math.round(pairValue(copy, i, j) * (1 + inertia))));
  }
  return copy;
}

export function benchStability(): void {
  const n = 300;
  const values = eventValues(n, 23);
  const rows = [['answers scored anew with', 'pairs changed', 'matches changed']];
  const ways = [(v: PairValues) => seatRooms(v, 2), (v: PairValues) => chooseMatches(v, { cap: 5 })];
  for (const share of [0.01, 0.05]) {
    for (const inertia of [0, 0.05]) {
      const changes = ways.map((way) => {
        const before = way(values);
        const known = new Set(before.map(String));
        const after = way(noisy(values, share, before, inertia));
        return percent(after.filter((pair) => !known.has(String(pair))).length / after.length, 1);
      });
      rows.push([`${share * 100} % noise${inertia > 0 ? ', 5 % bonus for former partners' : ''}`, ...changes]);
    }
  }
  table(`Stability at ${n}`, rows);
}
