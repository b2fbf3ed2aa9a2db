import { WEIGHTS } from '../weights.ts';
import type { Person, TraitKeys } from './traits.ts';

/**
 * How telling each trait is in this event, 0 to 1: what nearly everyone has says nothing, what few have says much.
 * The few extra imagined people keep it alike in a small and a large event. Natural logarithm of the inverse share,
 * capped: see Spärck Jones 1972 for the idea.
 */
export function rarityOf(persons: Person[], traits: TraitKeys): (key: number) => number {
  const holders = new Float64Array(traits.end());
  const strongest = new Float32Array(traits.end());
  for (const { supply, demand, likeness } of persons) {
    const sides = [supply, demand, likeness];
    for (const { keys, strengths } of sides)
      for (let at = 0; at < keys.length; at += 1) {
        const key = keys[at] as number;
        strongest[key] = Math.max(strongest[key] as number, strengths[at] as number);
      }
    for (const { keys } of sides)
      for (let at = 0; at < keys.length; at += 1) {
        const key = keys[at] as number;
        holders[key] = (holders[key] as number) + Math.min(1, (strongest[key] as number) * 2);
        // Counted: not again on another side.
        strongest[key] = 0;
      }
  }
  const { imagined, full } = WEIGHTS.rarity;
  const telling = (held: number): number => {
    const share = Math.max(0.5, held - 0.5) / (persons.length + imagined);
    return Math.min(1, Math.max(0, Math.log(1 / share) / full));
  };
  const rarity = holders.map(telling);
  return (key) => rarity[key] ?? telling(0);
}
