import type { Lexicon } from '../lexicon/lexicon.ts';
import { WEIGHTS } from '../weights.ts';
import type { TraitKeys } from './trait-keys.ts';
import type { Person } from './traits.ts';

/** The number of people with each trait, by key; a person who has it weakly counts in part. */
export function holdersOf(persons: Person[], end: number): Float64Array {
  const holders = new Float64Array(end);
  const strongest = new Float32Array(end);
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
        // Counted already, so not again on another side.
        strongest[key] = 0;
      }
  }
  return holders;
}

/**
 * Inverse frequency of each trait at this event, 0 to 1: ln(1 / share), capped (Spärck Jones 1972). A few imagined people, as
 * they are at any event and interested in this one's theme, are counted in as a prior, so that at a small event a common trait
 * does not look rare.
 */
export function rarityOf(
  persons: Person[],
  theme: Person[],
  traits: TraitKeys,
  lexicon: Lexicon,
): (key: number) => number {
  const { prior, full } = WEIGHTS.rarity;
  const idf = (held: number, usually: number): number => {
    const share = (Math.max(0.5, held - 0.5) + prior * usually) / (persons.length + prior);
    return Math.min(1, Math.max(0, Math.log(1 / share) / full));
  };
  const usual = usualShares(traits, lexicon);
  const spokenOf = holdersOf(theme, traits.end());
  const rarity = holdersOf(persons, traits.end()).map((held, key) =>
    idf(held, Math.max(usual[key] as number, spokenOf[key] as number)),
  );
  return (key) => rarity[key] ?? idf(0, 0);
}

/** The share of people at any event who have each trait, by key. */
function usualShares(traits: TraitKeys, { commonness }: Lexicon): Float32Array {
  const shares = new Float32Array(traits.end());
  for (const kind of ['concept', 'link', 'group', 'field', 'fieldLink'] as const)
    if (commonness[kind].length > 0) shares.set(commonness[kind], traits[kind](0));
  traits.eachWord((word, key) => {
    shares[key] = commonness.word.get(word) ?? 0;
  });
  return shares;
}
