/** The most partners of each person. */
export type CapOf = (person: number) => number;

/** Each person's partners while matches are being chosen; symmetric. */
export class PartnerLists {
  readonly of: number[][];

  constructor(n: number) {
    this.of = Array.from({ length: n }, () => []);
  }

  degree(i: number): number {
    return this.partners(i).length;
  }

  partners(i: number): number[] {
    return this.of[i] as number[];
  }

  has(i: number, j: number): boolean {
    return this.partners(i).includes(j);
  }

  add(i: number, j: number): void {
    this.partners(i).push(j);
    this.partners(j).push(i);
  }

  remove(i: number, j: number): void {
    drop(this.partners(i), j);
    drop(this.partners(j), i);
  }

  /** Pairs (i, j), i < j, ordered. */
  pairs(): [number, number][] {
    const pairs: [number, number][] = [];
    this.of.forEach((partners, i) => {
      const later = partners.filter((j) => j > i).sort((a, b) => a - b);
      for (const j of later) pairs.push([i, j]);
    });
    return pairs;
  }
}

function drop(list: number[], entry: number): void {
  const at = list.indexOf(entry);
  list[at] = list[list.length - 1] as number;
  list.pop();
}
