import type { Traits } from './claims.ts';

/**
 * Holders of each trait with their strength, for summing over a whole event at once: those of `key` stand from
 * `from[key]` to before `from[key + 1]`, by their place among all people.
 */
export interface TraitIndex {
  from: Int32Array;
  who: Int32Array;
  strength: Float32Array;
}

export function indexTraits(all: Traits[], rarity: (key: number) => number): TraitIndex {
  let end = 0;
  for (const { keys } of all) for (let at = 0; at < keys.length; at += 1) end = Math.max(end, (keys[at] as number) + 1);
  const from = new Int32Array(end + 1);
  for (const { keys } of all)
    for (let at = 0; at < keys.length; at += 1) {
      const following = (keys[at] as number) + 1;
      from[following] = (from[following] as number) + 1;
    }
  for (let key = 0; key < end; key += 1) from[key + 1] = (from[key + 1] as number) + (from[key] as number);
  const next = from.slice();
  const who = new Int32Array(from[end] as number);
  const strength = new Float32Array(who.length);
  all.forEach(({ keys, strengths }, person) => {
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[at] as number;
      const place = next[key] as number;
      next[key] = place + 1;
      who[place] = person;
      strength[place] = (strengths[at] as number) * rarity(key);
    }
  });
  return { from, who, strength };
}

/** Adds to `row[j]`, j ≥ `least`, how well the holders' traits meet the wanted ones: Σ wanted · held · rarity. */
export function addEvidence(wanted: Traits, { from, who, strength }: TraitIndex, row: Float32Array, least = 0): void {
  for (let trait = 0; trait < wanted.keys.length; trait += 1) {
    const key = wanted.keys[trait] as number;
    const start = from[key];
    const end = from[key + 1];
    if (start === undefined || end === undefined) continue;
    const weight = wanted.strengths[trait] as number;
    for (let at = least === 0 ? start : firstFrom(who, start, end, least); at < end; at += 1) {
      const j = who[at] as number;
      row[j] = (row[j] as number) + weight * (strength[at] as number);
    }
  }
}

/** The first place with a value of at least `least`, between two places of a sorted list. */
function firstFrom(rising: Int32Array, start: number, end: number, least: number): number {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The amount that a person says in all, to compare short and long answers fairly. */
export function sizeOf(traits: Traits, rarity: (key: number) => number): number {
  let squares = 0;
  for (let at = 0; at < traits.keys.length; at += 1)
    squares += ((traits.strengths[at] as number) * rarity(traits.keys[at] as number)) ** 2;
  return 1 + Math.sqrt(squares);
}
