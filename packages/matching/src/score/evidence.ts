import type { Traits } from './traits.ts';

/** Holders of each trait with their strength, for summing over a whole event at once. */
export interface TraitIndex {
  holders: Map<number, { who: Int32Array; strength: Float32Array }>;
  n: number;
}

export function indexTraits(all: Traits[], rarity: (key: number) => number): TraitIndex {
  const sizes = new Map<number, number>();
  for (const { keys } of all) for (const key of keys) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  const holders: TraitIndex['holders'] = new Map();
  const filled = new Map<number, number>();
  all.forEach(({ keys, strengths }, person) => {
    keys.forEach((key, place) => {
      let held = holders.get(key);
      if (!held) {
        const size = sizes.get(key) ?? 0;
        held = { who: new Int32Array(size), strength: new Float32Array(size) };
        holders.set(key, held);
      }
      const at = filled.get(key) ?? 0;
      held.who[at] = person;
      held.strength[at] = (strengths[place] as number) * rarity(key);
      filled.set(key, at + 1);
    });
  });
  return { holders, n: all.length };
}

/** Adds to `row[j]`, j ≥ `from`, how well the holders' traits meet the wanted ones: Σ wanted · held · rarity. */
export function addEvidence(wanted: Traits, index: TraitIndex, row: Float32Array, from = 0): void {
  for (let trait = 0; trait < wanted.keys.length; trait += 1) {
    const held = index.holders.get(wanted.keys[trait] as number);
    if (!held) continue;
    const weight = wanted.strengths[trait] as number;
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
  traits.keys.forEach((key, at) => {
    squares += ((traits.strengths[at] as number) * rarity(key)) ** 2;
  });
  return 1 + Math.sqrt(squares);
}
