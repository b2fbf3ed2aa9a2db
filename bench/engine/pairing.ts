import { assign } from '@serendip/matching/optimise/assign';
import { pairDuals, pairUp } from '@serendip/matching/optimise/pair-up';
import { HIGHEST_VALUE, type PairValues, pairValue, squareOf } from '@serendip/matching/optimise/pair-values';
import { randomFrom } from '@serendip/matching/random';
import { eventValues, randomValues } from '@serendip/matching/test/sample-values';
import blossom from 'edmonds-blossom-fixed';
import { percent, seconds, table, timed } from './timing.ts';

const totalOf = (values: PairValues, pairs: readonly (readonly [number, number])[]) =>
  pairs.reduce((sum, [i, j]) => sum + pairValue(values, i, j), 0);

function byLibrary(values: PairValues): [number, number][] {
  const edges: [number, number, number][] = [];
  for (let i = 0; i < values.n; i++) {
    for (let j = i + 1; j < values.n; j++) edges.push([i, j, pairValue(values, i, j)]);
  }
  return blossom(edges, true).flatMap((j, i): [number, number][] => (j > i ? [[i, j]] : []));
}

function greedyPairs(values: PairValues): [number, number][] {
  const { n } = values;
  const keys = new Float64Array(values.upper.length);
  let at = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) keys[at++] = -pairValue(values, i, j) * n * n + i * n + j;
  }
  const taken = new Uint8Array(n);
  const pairs: [number, number][] = [];
  for (const key of keys.sort()) {
    const place = ((key % (n * n)) + n * n) % (n * n);
    const [i, j] = [Math.floor(place / n), place % n];
    if (taken[i] === 1 || taken[j] === 1) continue;
    taken[i] = 1;
    taken[j] = 1;
    pairs.push([i, j]);
  }
  return pairs;
}

/** No pairing can be worth more than the sum of the assignment's duals. */
function pairingBound(values: PairValues): number {
  const square = squareOf(values);
  const barred = -HIGHEST_VALUE * values.n;
  return pairDuals(square, values.n, barred, assign(square, values.n, barred)).reduce((sum, dual) => sum + dual, 0);
}

export function benchPairing(options: { library: boolean }): void {
  let differences = 0;
  const random = randomFrom(99);
  for (let round = 0; round < 1000; round++) {
    const most = [1, 2, 3, 10, 1000, HIGHEST_VALUE][random() % 6] as number;
    const values = randomValues(2 * (1 + (random() % 20)), 1, most, random());
    if (totalOf(values, pairUp(values)) !== totalOf(values, byLibrary(values))) differences++;
  }
  console.log(
    `\n1,000 random graphs, most full of ties, against edmonds-blossom-fixed: ${differences} differences in weight`,
  );

  const rows = [['n', 'engine', 'edmonds-blossom-fixed', 'faster', 'greedy / exact', 'exact / certified bound']];
  for (const n of [500, 1000, 2000, 5000]) {
    const values = eventValues(n, n);
    const { result, ms } = timed(() => pairUp(values));
    const total = totalOf(values, result);
    const library = options.library && n <= 1000 ? timed(() => byLibrary(values)) : undefined;
    if (library && totalOf(values, library.result) !== total) console.log(`  DIFFERENT WEIGHT at ${n}`);
    rows.push([
      String(n),
      seconds(ms),
      library ? seconds(library.ms) : 'not run',
      library ? `${Math.round(library.ms / ms)} x` : '',
      percent(totalOf(values, greedyPairs(values)) / total),
      percent(total / pairingBound(values), 3),
    ]);
  }
  table('Exact pairing, dense, synthetic events', rows);
}
