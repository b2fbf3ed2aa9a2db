import type { ListTerm } from '../../rules/list-terms.ts';
import { isApart, isRefused } from '../barred.ts';
import { chooseMatches, type MatchRules } from '../choose-matches.ts';
import { BARRED, type PairValues, pairValue, rowOffset } from '../pair-values.ts';
import { mendLists } from './mend-lists.ts';

/** The cost of a pair that a host's rule forbids: more than of any who met, less than of a refusal; a wish counts less than 'always'. */
const FORBIDDEN = 1e14;
const TAKEN_OUT = 5e14;

export interface RuledListing {
  cap: number;
  /** Rooms of two, whose people are on each other's lists. */
  rooms?: number[][];
  /** All rounds. */
  rounds: readonly (readonly (readonly number[])[])[];
  terms: readonly ListTerm[];
  /** Pairs that a host added or took out by hand. */
  added: readonly [number, number][];
  removed: readonly [number, number][];
}

/** Pairs worth listing that keep rules about matches, as far as everyone still has one. `needed` is listed whatever it is worth. */
export function listRuled(
  values: PairValues,
  { cap, rooms, rounds, terms, added, removed }: RuledListing,
): { pairs: [number, number][]; needed: [number, number][] } {
  const { n } = values;
  const bars = forbidden(n, terms, removed);
  const barred = bars ? barring(values, bars) : values;
  const [capOf, leastOf] = quotas(n, cap, terms);
  const needed = [...added, ...meetings(barred, rounds, terms, capOf, added)];
  const asked: MatchRules = { cap, needed, capOf, leastOf };
  const chosen = chooseMatches(barred, rooms ? { ...asked, rooms } : asked);
  if (terms.length === 0) return { pairs: chosen, needed };
  const [stays, isOut] = [pairsIn(n, added), pairsIn(n, removed)];
  const wanted = terms.flatMap(({ least }) => least ?? []);
  const limitOf = (person: number): number => Math.max(cap, ...wanted.map((least) => least(person) ?? 0));
  const pairs = mendLists(chosen, { values, terms, rounds, limitOf, stays, isOut });
  const isChosen = pairsIn(n, chosen);
  return { pairs, needed: [...needed, ...pairs.filter(([i, j]) => !isChosen(i, j))] };
}

/** Whether two are one of these pairs. */
function pairsIn(n: number, pairs: readonly [number, number][]): (one: number, other: number) => boolean {
  const keys = new Set(pairs.flatMap(([i, j]) => [i * n + j, j * n + i]));
  return (one, other) => keys.has(one * n + other);
}

type Forbids = (one: number, other: number) => number;

/** The cost of listing a pair, 0 where no rule speaks against it. */
function forbidden(n: number, terms: readonly ListTerm[], removed: readonly [number, number][]): Forbids | undefined {
  const isOut = pairsIn(n, removed);
  const bars = terms.filter(({ forbids }) => forbids !== undefined);
  if (bars.length === 0 && removed.length === 0) return undefined;
  return (one, other) => {
    let cost = isOut(one, other) ? TAKEN_OUT : 0;
    for (const { forbids, rank } of bars)
      if (forbids?.(one, other)) cost = Math.max(cost, rank === 0 ? FORBIDDEN : FORBIDDEN / (10 + rank));
    return cost;
  };
}

function barring(values: PairValues, cost: Forbids): PairValues {
  const { n, barred } = values;
  const upper = values.upper.slice();
  for (let i = 0; i < n; i += 1)
    for (let j = i + 1; j < n; j += 1) if (cost(i, j) > 0) upper[rowOffset(n, i) + j] = BARRED;
  const nobody = (): Set<number>[] => Array.from({ length: n }, () => new Set());
  const before = barred?.before ?? values.upper;
  return {
    n,
    upper,
    barred: { apartOf: barred?.apartOf ?? nobody(), refusedOf: barred?.refusedOf ?? nobody(), before, ruled: cost },
  };
}

/** The most and least matches of each person: of several quotas those of the first rank, then the narrowest. */
function quotas(
  n: number,
  cap: number,
  terms: readonly ListTerm[],
): [(person: number) => number, (person: number) => number] {
  const most = new Uint8Array(n).fill(cap);
  const least = new Uint8Array(n);
  const ranks = [...new Set(terms.map(({ rank }) => rank))].sort((x, y) => y - x);
  // The last to write counts, so that 'always' comes last.
  for (const rank of ranks)
    for (let person = 0; person < n; person += 1) {
      const of = terms.filter((term) => term.rank === rank);
      const wanted = of.flatMap((term) => term.least?.(person) ?? []);
      const allowed = of.flatMap((term) => term.most?.(person) ?? []);
      if (wanted.length > 0) {
        least[person] = Math.max(...wanted);
        most[person] = Math.max(most[person] as number, least[person] as number);
      }
      if (allowed.length === 0) continue;
      most[person] = Math.max(1, Math.min(most[person] as number, ...allowed));
      least[person] = Math.min(least[person] as number, most[person] as number);
    }
  return [(person) => most[person] as number, (person) => least[person] as number];
}

/**
 * The pairs by which everyone who has to meet somebody of a group is listed with one they share a room with: as many as lists
 * have places for, by augmenting paths (D. Kőnig, 1931; J. Munkres, 1957).
 */
function meetings(
  values: PairValues,
  rounds: RuledListing['rounds'],
  terms: readonly ListTerm[],
  capOf: (person: number) => number,
  added: readonly [number, number][],
): [number, number][] {
  const { n } = values;
  const load = new Uint8Array(n);
  const pairs = new Set<number>();
  const keyOf = (i: number, j: number): number => Math.min(i, j) * n + Math.max(i, j);
  const take = (i: number, j: number): void => {
    if (pairs.has(keyOf(i, j))) return;
    pairs.add(keyOf(i, j));
    for (const one of [i, j]) load[one] = (load[one] as number) + 1;
  };
  for (const [i, j] of added) take(i, j);
  const roomsOf = Array.from({ length: n }, (): (readonly number[])[] => []);
  for (const room of rounds.flat()) for (const person of room) roomsOf[person]?.push(room);
  for (const { meets } of terms.filter((term) => term.meets).sort((x, y) => x.rank - y.rank)) {
    if (!meets) continue;
    const hostsOf = (person: number): number[] =>
      [...new Set((roomsOf[person] as (readonly number[])[]).flat())]
        .filter((other) => other !== person && meets.isHost(other) && !isBarred(values, person, other))
        .sort((x, y) => worth(values, person, y) - worth(values, person, x) || x - y);
    const guests = Array.from({ length: n }, (_, person) => person).filter(meets.mustMeet);
    const hosts = new Map(guests.map((person) => [person, hostsOf(person)]));
    const guestsOf = new Map<number, number[]>();
    const chosen = new Map<number, number>();
    const isMet = (person: number): boolean => (hosts.get(person) ?? []).some((host) => pairs.has(keyOf(person, host)));
    const seat = (person: number, seen: Set<number>): boolean => {
      for (const host of hosts.get(person) ?? []) {
        if (seen.has(host)) continue;
        seen.add(host);
        const own = guestsOf.get(host) ?? [];
        const isOpen = (load[host] as number) + own.length < capOf(host);
        const leaver = isOpen ? undefined : own.find((guest) => seat(guest, seen));
        if (!isOpen && leaver === undefined) continue;
        guestsOf.set(host, [...(guestsOf.get(host) ?? []).filter((guest) => guest !== leaver), person]);
        chosen.set(person, host);
        return true;
      }
      return false;
    };
    for (const person of guests)
      if (!isMet(person) && (load[person] as number) < capOf(person)) seat(person, new Set());
    for (const [person, host] of chosen) take(person, host);
  }
  for (const [i, j] of added) pairs.delete(keyOf(i, j));
  return [...pairs].sort((x, y) => x - y).map((key) => [Math.floor(key / n), key % n]);
}

const isBarred = (values: PairValues, i: number, j: number): boolean =>
  isApart(values, i, j) || isRefused(values, i, j) || (values.barred?.ruled?.(i, j) ?? 0) > 0;

const worth = (values: PairValues, i: number, j: number): number =>
  values.barred?.before[i < j ? rowOffset(values.n, i) + j : rowOffset(values.n, j) + i] ?? pairValue(values, i, j);
