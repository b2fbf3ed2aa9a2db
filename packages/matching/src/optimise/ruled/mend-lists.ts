import { ListCosts } from '../../rules/list-costs.ts';
import type { ListTerm } from '../../rules/list-terms.ts';
import { isApart, isRefused } from '../barred.ts';
import { type PairValues, pairValue } from '../pair-values.ts';

/** So many pairs are added or taken out in one step for the better. */
const DEEPEST = 4;
/** Of more people, only the best are tried as new partners where a step goes on. */
const FEW = 40;
const BEST = 12;
/** Pairs tried in all and in one step, so that many rules that all conflict end soon. */
const MOST_TRIED = 150_000;
const MOST_IN_STEP = 6000;

type Pair = readonly [number, number];
type AreTwo = (one: number, other: number) => boolean;

interface Mending {
  values: PairValues;
  terms: readonly ListTerm[];
  rounds: readonly (readonly (readonly number[])[])[];
  /** The most matches of a person: nobody gets more for the sake of a rule. */
  limitOf: (person: number) => number;
  /** Pairs that stay, and pairs that must not be: a host said so by hand. */
  stays: AreTwo;
  isOut: AreTwo;
}

/**
 * Takes breaches of rules out of lists, one rank after the other, so that no rank gives anything up for a later one. A step adds a
 * pair or takes one out; where somebody has too many or too few matches then, or another rule is hurt, another pair follows for
 * the sake of that person (ejection chains: F. Glover, 1996). Everybody keeps a match, and nobody gets one against the wishes of
 * either.
 *
 * @returns the pairs, (i, j), i < j, ordered; unchanged where no rule is broken.
 */
export function mendLists(pairs: readonly Pair[], mending: Mending): [number, number][] {
  const lists = new ListsInHand(pairs, mending);
  const { costs, listed } = lists;
  costs.ranks.forEach((_, place) => {
    const last = lists.tried + (MOST_TRIED - lists.tried) / Math.min(3, costs.ranks.length - place);
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      for (let person = 0; person < listed.length && lists.tried < last; person += 1) {
        if (!costs.isTroubled(listed, person, place)) continue;
        let step: Pair[] | undefined;
        for (let depth = 1; depth <= DEEPEST && !step; depth += 1) step = bestStep(lists, person, place, depth);
        if (!step) continue;
        for (const pair of step) lists.flip(pair);
        isBetter = true;
      }
    }
  });
  return listed.flatMap((others, i) =>
    [...others]
      .filter((j) => j > i)
      .sort((x, y) => x - y)
      .map((j): [number, number] => [i, j]),
  );
}

/** Lists that are being changed, and what a change does to the ranks. */
class ListsInHand {
  readonly listed: readonly Set<number>[];
  readonly costs: ListCosts;
  tried = 0;
  private readonly mending: Mending;
  private readonly ordered = new Map<number, number[]>();

  constructor(pairs: readonly Pair[], mending: Mending) {
    const { n } = mending.values;
    this.mending = mending;
    this.costs = new ListCosts(mending.terms, mending.rounds, n);
    this.listed = Array.from({ length: n }, () => new Set<number>());
    for (const pair of pairs) this.flip(pair);
  }

  private of(person: number): Set<number> {
    return this.listed[person] as Set<number>;
  }

  flip([i, j]: Pair): void {
    for (const [one, other] of [
      [i, j],
      [j, i],
    ] as const)
      if (!this.of(one).delete(other)) this.of(one).add(other);
  }

  /** Changes a pair, and adds to each rank by how much it gets worse. */
  toggle(pair: Pair, sum: Float64Array): void {
    const [i, j] = pair;
    for (const person of pair) this.costs.addPerson(this.listed, person, sum, -1);
    this.flip(pair);
    for (const person of pair) this.costs.addPerson(this.listed, person, sum, 1);
    this.costs.addPair(i, j, sum, this.of(i).has(j) ? 1 : -1);
    this.tried += 1;
  }

  costOf(person: number): Float64Array {
    const cost = new Float64Array(this.costs.ranks.length);
    this.costs.addPerson(this.listed, person, cost, 1);
    return cost;
  }

  degree(person: number): number {
    return this.of(person).size;
  }

  /** Too many or too few matches, beside so many before. */
  isWrong(person: number, before: number): boolean {
    const now = this.degree(person);
    return now < Math.min(1, before) || now > Math.max(this.mending.limitOf(person), before);
  }

  /** The values of the pairs that the chain adds, less those that it takes out. */
  worthOf(chain: readonly Pair[]): number {
    return chain.reduce((sum, [i, j]) => sum + (this.of(i).has(j) ? 1 : -1) * pairValue(this.mending.values, i, j), 0);
  }

  /** People whose pair with this person may be changed. */
  open(person: number, isFirst: boolean): number[] {
    const { values, stays, isOut } = this.mending;
    const ordered = this.ordered.get(person) ?? bestFor(values, person);
    this.ordered.set(person, ordered);
    const isAll = isFirst || values.n <= FEW;
    return (isAll ? ordered : [...new Set([...this.of(person), ...ordered.slice(0, BEST)])]).filter((other) =>
      this.of(person).has(other)
        ? !stays(person, other)
        : !isOut(person, other) && !isApart(values, person, other) && !isRefused(values, person, other),
    );
  }
}

const bestFor = (values: PairValues, person: number): number[] =>
  Array.from({ length: values.n }, (_, other) => other)
    .filter((other) => other !== person)
    .sort((x, y) => pairValue(values, person, y) - pairValue(values, person, x) || x - y);

/** The best chain of changes that begins with somebody and makes the ranks up to a place better; of equals that of most worth. */
function bestStep(lists: ListsInHand, start: number, place: number, depth: number): Pair[] | undefined {
  const last = lists.tried + MOST_IN_STEP;
  const sum = new Float64Array(lists.costs.ranks.length);
  const chain: Pair[] = [];
  const touched = new Map<number, { degree: number; cost: Float64Array }>();
  let best: { chain: Pair[]; sum: Float64Array; worth: number } | undefined;
  const look = (): void => {
    if (compare(sum, undefined, place) >= 0) return;
    for (const [person, { degree }] of touched) if (lists.isWrong(person, degree)) return;
    const worth = lists.worthOf(chain);
    const order = best ? compare(sum, best.sum, sum.length - 1) || best.worth - worth : -1;
    if (order < 0) best = { chain: [...chain], sum: sum.slice(), worth };
  };
  const hurt = (): number[] =>
    [...touched].flatMap(([person, before]) =>
      lists.isWrong(person, before.degree) || compare(lists.costOf(person), before.cost, place) > 0 ? [person] : [],
    );
  const extend = (person: number): void => {
    for (const other of lists.open(person, chain.length === 0)) {
      if (lists.tried > last) return;
      if (chain.some((pair) => pair.includes(person) && pair.includes(other))) continue;
      const pair: Pair = [person, other];
      const fresh = pair.filter((one) => !touched.has(one));
      for (const one of fresh) touched.set(one, { degree: lists.degree(one), cost: lists.costOf(one) });
      lists.toggle(pair, sum);
      chain.push(pair);
      look();
      if (chain.length < depth) for (const one of hurt()) extend(one);
      chain.pop();
      lists.toggle(pair, sum);
      for (const one of fresh) touched.delete(one);
    }
  };
  extend(start);
  return best?.chain;
}

/** In the order of ranks, up to a place. Without `other`: beside nothing. */
function compare(one: Float64Array, other: Float64Array | undefined, place: number): number {
  for (let at = 0; at <= place; at += 1) {
    const more = (one[at] as number) - (other?.[at] ?? 0);
    if (more !== 0) return more;
  }
  return 0;
}
