import { auctionPartners } from '@serendip/matching/optimise/auction-partners';
import { chooseMatches } from '@serendip/matching/optimise/choose-matches';
import { type PairValues, pairValue, squareOf } from '@serendip/matching/optimise/pair-values';
import { seatRooms } from '@serendip/matching/optimise/seat-rooms';
import { Shortlists } from '@serendip/matching/optimise/shortlists';
import { fairBend, utilityTable } from '@serendip/matching/optimise/utility';
import { eventValues } from '@serendip/matching/test/sample-values';
import { spread } from './spread.ts';
import { percent, seconds, table, timed } from './timing.ts';

const CAP = 5;

/** By linear programming duality: no set of matches under the cap is worth more, whatever the prices. */
export function matchesBound(values: PairValues, utility: Uint16Array, cap: number): number {
  const { n } = values;
  const square = squareOf(values, utility);
  const utilityOf = (i: number, j: number) => square[i * n + j] as number;
  const { price } = auctionPartners(new Shortlists(square, n, 40), () => cap, 16);
  const dual = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    const gains = Float64Array.from(price, (cost, j) => (j === i ? 0 : cost - utilityOf(i, j))).sort();
    dual[i] = (Math.max(0, -(gains[cap - 1] as number)) + (price[i] as number)) / 2;
  }
  let bound = cap * dual.reduce((sum, each) => sum + each, 0);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) bound += Math.max(0, utilityOf(i, j) - (dual[i] as number) - (dual[j] as number));
  }
  return bound;
}

function greedyMatches(values: PairValues): [number, number][] {
  const { n } = values;
  const edges: { i: number; j: number; value: number }[] = [];
  for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) edges.push({ i, j, value: pairValue(values, i, j) });
  const degree = new Uint8Array(n);
  return edges
    .sort((a, b) => b.value - a.value)
    .flatMap(({ i, j }): [number, number][] => {
      if ((degree[i] as number) >= CAP || (degree[j] as number) >= CAP) return [];
      degree[i] = (degree[i] as number) + 1;
      degree[j] = (degree[j] as number) + 1;
      return [[i, j]];
    });
}

/** The method of most products: everyone's own five best, no cap. A pair (i, j) means that i is shown j. */
function ownBest(values: PairValues): [number, number][] {
  const others = Array.from({ length: values.n }, (_, j) => j);
  return others.flatMap((i) =>
    others
      .filter((j) => j !== i)
      .sort((a, b) => pairValue(values, i, b) - pairValue(values, i, a))
      .slice(0, CAP)
      .map((j): [number, number] => [i, j]),
  );
}

export function benchMatches(): void {
  const rows = [['n', 'engine, of certified bound', 'rooms of two listed', 'greedy', 'time', 'greedy time']];
  for (const n of [60, 300, 1000, 3000, 5000]) {
    const values = eventValues(n, n + 1);
    const utility = utilityTable(fairBend(values));
    const total = (pairs: [number, number][]) =>
      pairs.reduce((sum, [i, j]) => sum + (utility[pairValue(values, i, j)] as number), 0);
    const bound = matchesBound(values, utility, CAP);
    const ours = timed(() => chooseMatches(values, { cap: CAP }));
    const rooms = seatRooms(values, 2);
    const greedy = n <= 3000 ? timed(() => greedyMatches(values)) : undefined;
    rows.push([
      String(n),
      percent(total(ours.result) / bound, 3),
      percent(total(chooseMatches(values, { cap: CAP, rooms })) / bound, 3),
      greedy ? percent(total(greedy.result) / bound, 3) : 'not run',
      seconds(ours.ms),
      greedy ? seconds(greedy.ms) : '',
    ]);
  }
  table(`Matches, at most ${CAP} each, welfare`, rows);
  benchFairness();
}

function benchFairness(): void {
  const n = 1000;
  const values = eventValues(n, 17);
  const rows = [['', 'most shown', 'never shown', 'worst off', '5th percentile', 'mean', 'Gini']];
  const line = (name: string, pairs: [number, number][], mutual: boolean) => {
    const shown = new Uint16Array(n);
    const value = new Float64Array(n);
    for (const [i, j] of pairs) {
      shown[j] = (shown[j] as number) + 1;
      value[j] = (value[j] as number) + pairValue(values, i, j) / 655.35;
      if (!mutual) continue;
      shown[i] = (shown[i] as number) + 1;
      value[i] = (value[i] as number) + pairValue(values, i, j) / 655.35;
    }
    const { mean, worst, p5, gini } = spread(value);
    const unseen = shown.filter((times) => times === 0).length / n;
    const figures = [worst, p5, mean].map((figure) => figure.toFixed(1));
    rows.push([name, String(Math.max(...shown)), percent(unseen, 1), ...figures, gini.toFixed(2)]);
  };
  line("everyone's own five best", ownBest(values), false);
  line('greedy under the cap', greedyMatches(values), true);
  line('engine', chooseMatches(values, { cap: CAP }), true);
  table(`Fairness at ${n}: value of the lists one is on, out of 100 a match`, rows);
}
