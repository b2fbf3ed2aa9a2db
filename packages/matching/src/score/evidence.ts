import type { Traits } from './traits.ts';

/** Holders of each trait with their strength, for summing over a whole event at once. */
export interface TraitIndex {
  holders: Map<number, { who: Int32Array; strength: Float32Array }>;
  n: number;
}

export function indexTraits(all: Traits[], rarity: (key: number) => number): TraitIndex {
  const lists = new Map<number, [number, number][]>();
  all.forEach((traits, who) => {
    for (const [key, strength] of traits) {
      const weight = strength * rarity(key);
      if (weight < 0.01) continue;
      const list = lists.get(key);
      if (list) list.push([who, weight]);
      else lists.set(key, [[who, weight]]);
    }
  });
  const holders = new Map(
    [...lists].map(([key, list]) => [
      key,
      { who: Int32Array.from(list, ([who]) => who), strength: Float32Array.from(list, ([, weight]) => weight) },
    ]),
  );
  return { holders, n: all.length };
}

/** Adds to `row[j]`, j ≥ `from`, how well the holders' traits meet the wanted ones: Σ wanted · held · rarity. */
export function addEvidence(wanted: Traits, index: TraitIndex, row: Float32Array, from = 0): void {
  for (const [key, weight] of wanted) {
    const held = index.holders.get(key);
    if (!held) continue;
    const { who, strength } = held;
    for (let at = from === 0 ? 0 : firstFrom(who, from); at < who.length; at += 1) {
      const j = who[at] as number;
      row[j] = (row[j] as number) + weight * (strength[at] as number);
    }
  }
}

/** Where in a rising list the values from `least` on begin. */
function firstFrom(rising: Int32Array, least: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How much a person says in all, for comparing short and long answers fairly. */
export function sizeOf(traits: Traits, rarity: (key: number) => number): number {
  let squares = 0;
  for (const [key, weight] of traits) squares += (weight * rarity(key)) ** 2;
  return 1 + Math.sqrt(squares);
}
