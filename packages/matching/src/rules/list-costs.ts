import type { ListTerm } from './list-terms.ts';

/** Lists as the costs read them: symmetric, by person. */
export type Listed = readonly ReadonlySet<number>[];

/** How far lists are from keeping the rules about matches, by rank: the first is 'always'. */
export class ListCosts {
  readonly ranks: readonly number[];
  private readonly placed: readonly { term: ListTerm; place: number; hosts: ReadonlySet<number>[] }[];

  /** `rounds`: people meet by a match with somebody they share a room with. */
  constructor(terms: readonly ListTerm[], rounds: readonly (readonly (readonly number[])[])[], n: number) {
    this.ranks = [...new Set(terms.map(({ rank }) => rank))].sort((x, y) => x - y);
    this.placed = terms.map((term) => ({
      term,
      place: this.ranks.indexOf(term.rank),
      hosts: term.meets ? hostsInReach(term.meets, rounds, n) : [],
    }));
  }

  /** Adds what is amiss with one person's list. */
  addPerson(listed: Listed, person: number, sum: Float64Array, sign: 1 | -1): void {
    const own = listed[person] as ReadonlySet<number>;
    for (const { term, place, hosts } of this.placed) {
      const [least = 0, most = own.size] = [term.least?.(person), term.most?.(person)];
      let amiss = Math.max(0, least - own.size, own.size - most);
      const reach = hosts[person];
      if (reach && reach.size > 0 && ![...own].some((other) => reach.has(other))) amiss += 1;
      if (amiss > 0) sum[place] = (sum[place] as number) + sign * amiss;
    }
  }

  /** Adds what speaks against listing two. */
  addPair(one: number, other: number, sum: Float64Array, sign: 1 | -1): void {
    for (const { term, place } of this.placed)
      if (term.forbids?.(one, other)) sum[place] = (sum[place] as number) + sign;
  }

  /** Whether a rule of this rank is broken in the person's list. */
  isTroubled(listed: Listed, person: number, place: number): boolean {
    const sum = new Float64Array(this.ranks.length);
    this.addPerson(listed, person, sum, 1);
    for (const other of listed[person] as ReadonlySet<number>) this.addPair(person, other, sum, 1);
    return (sum[place] as number) > 0;
  }
}

/** For everyone who has to meet somebody of a group: those of the group who share a room with them. */
function hostsInReach(
  { mustMeet, isHost }: NonNullable<ListTerm['meets']>,
  rounds: readonly (readonly (readonly number[])[])[],
  n: number,
): Set<number>[] {
  const reach = Array.from({ length: n }, () => new Set<number>());
  for (const room of rounds.flat()) {
    const hosts = room.filter(isHost);
    for (const person of room)
      if (mustMeet(person)) for (const host of hosts) if (host !== person) reach[person]?.add(host);
  }
  return reach;
}
