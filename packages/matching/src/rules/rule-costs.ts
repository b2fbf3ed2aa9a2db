import type { RoomTerm, Seats } from './seats.ts';

/** Of everybody, where a run has pins and no rules. */
const NO_TERMS: readonly number[] = [];

/**
 * The breaches of several rules, compared rank by rank: a lower rank outweighs all higher ones together (lexicographic, also
 * called preemptive, goals: J. P. Ignizio, Goal Programming and Extensions, 1976).
 */
export class RuleCosts {
  readonly terms: readonly RoomTerm[];
  /** The ranks that have terms, in order. */
  readonly ranks: readonly number[];
  /** The same terms, objects of one shape: the search asks for changes all the time, and reads them many times faster. */
  private readonly changes: readonly Changes[];
  /** By term, the place of its rank in `ranks`. */
  private readonly placeOf: readonly number[];
  /** By person, the terms that are about them. A swap changes no other ones. */
  private readonly termsOf: readonly (readonly number[])[];
  /** The terms that people can repair whom they are not about. */
  private readonly ofOthers: readonly number[];

  constructor(terms: readonly RoomTerm[]) {
    this.terms = terms.toSorted((x, y) => x.rank - y.rank || (x.id < y.id ? -1 : 1));
    this.changes = this.terms.map(({ kind, alikeByKind, change }) => ({ kind, alikeByKind, change }));
    this.ranks = [...new Set(this.terms.map(({ rank }) => rank))];
    this.placeOf = this.terms.map(({ rank }) => this.ranks.indexOf(rank));
    this.ofOthers = this.terms.flatMap(({ othersCanMend }, at) => (othersCanMend ? [at] : []));
    this.termsOf = Array.from({ length: terms[0]?.kind.length ?? 0 }, (_, person) =>
      this.terms.flatMap(({ kind }, at) => (kind[person] === 0 ? [] : [at])),
    );
  }

  /** Below 0 where the plan keeps the rules better when a and b change places, above 0 where worse. */
  sign(seats: Seats, round: number, a: number, b: number): number {
    const [ofA, ofB] = [this.termsOf[a] ?? NO_TERMS, this.termsOf[b] ?? NO_TERMS];
    let change = 0;
    let place = 0;
    // The terms of either, in their order.
    for (let i = 0, j = 0; i < ofA.length || j < ofB.length; ) {
      const [x, y] = [ofA[i] ?? this.terms.length, ofB[j] ?? this.terms.length];
      const at = Math.min(x, y);
      if (x === at) i++;
      if (y === at) j++;
      const of = this.placeOf[at] as number;
      if (of !== place) {
        if (change !== 0) return change;
        place = of;
      }
      change += changeOf(this.changes[at] as Changes, seats, round, a, b);
    }
    return change;
  }

  /** Adds to each rank of `into`, up to a last one, how its breaches change. */
  addChange(seats: Seats, round: number, a: number, b: number, into: Float64Array, last = this.ranks.length - 1): void {
    const [ofA, ofB] = [this.termsOf[a] ?? NO_TERMS, this.termsOf[b] ?? NO_TERMS];
    for (let i = 0, j = 0; i < ofA.length || j < ofB.length; ) {
      const [x, y] = [ofA[i] ?? this.terms.length, ofB[j] ?? this.terms.length];
      const at = Math.min(x, y);
      if (x === at) i++;
      if (y === at) j++;
      const place = this.placeOf[at] as number;
      if (place > last) return;
      into[place] = (into[place] as number) + changeOf(this.changes[at] as Changes, seats, round, a, b);
    }
  }

  /** Breaches by rank. */
  total(seats: Seats): number[] {
    return this.sums((term) => term.cost(seats));
  }

  /** Fewer breaches there cannot be, by rank. */
  least(seats: Seats): number[] {
    return this.sums((term) => term.least(seats));
  }

  private sums(of: (term: RoomTerm) => number): number[] {
    const sums = this.ranks.map(() => 0);
    this.terms.forEach((term, at) => {
      const place = this.placeOf[at] as number;
      sums[place] = (sums[place] as number) + of(term);
    });
    return sums;
  }

  isTroubled(place: number, seats: Seats, round: number, person: number): boolean {
    const isTroubled = (at: number): boolean =>
      this.placeOf[at] === place && (this.terms[at] as RoomTerm).isTroubled(seats, round, person);
    return (this.termsOf[person] ?? NO_TERMS).some(isTroubled) || this.ofOthers.some(isTroubled);
  }

  /** A room that would keep a rule of this rank for somebody; −1 where none stands out. */
  roomFor(place: number, seats: Seats, round: number, person: number): number {
    for (let at = 0; at < this.terms.length; at++) {
      const term = this.terms[at] as RoomTerm;
      if (this.placeOf[at] !== place || !term.isTroubled(seats, round, person)) continue;
      const room = term.wantsRoom?.(seats, round, person) ?? term.goesTo?.(seats, round, person) ?? -1;
      if (room !== -1) return room;
    }
    return -1;
  }

  /** Whether somebody may have to move together with others. */
  canBeTied(person: number): boolean {
    return this.terms.some(({ kind, ties }) => ties !== undefined && kind[person] !== 0);
  }

  /** Whether two who share a room should move together. */
  areTied(seats: Seats, round: number, one: number, other: number): boolean {
    return this.terms.some(
      ({ kind, ties }) => ties !== undefined && kind[one] !== 0 && kind[other] !== 0 && ties(seats, round, one, other),
    );
  }
}

type Changes = Pick<RoomTerm, 'kind' | 'alikeByKind' | 'change'>;

function changeOf(term: Changes, seats: Seats, round: number, a: number, b: number): number {
  const { kind, alikeByKind } = term;
  if (kind[a] === kind[b] && (alikeByKind || kind[a] === 0)) return 0;
  return term.change(seats, round, a, b);
}

/** Compares two lists of breaches, rank by rank. */
export function compareBreaches(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((cost, place) => cost !== other[place]);
  return at === -1 ? 0 : (one[at] as number) - (other[at] as number);
}
