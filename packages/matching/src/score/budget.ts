import { WEIGHTS } from '../weights.ts';
import type { Traits } from './claims.ts';
import type { Person } from './traits.ts';

/**
 * Scales down claims far beyond the usual number at the event, so that each person has a fixed budget: a person who lists
 * everything offers little of each.
 */
export function withinBudget(persons: Person[], rarity: (key: number) => number): Person[] {
  const sides = ['demand', 'supply', 'likeness'] as const;
  const kept = persons.map((person) => ({ ...person }));
  for (const side of sides) {
    const totals = persons.map((person) => totalOf(person[side], rarity));
    const usual = median(totals.filter((total) => total > 0));
    kept.forEach((person, at) => {
      const over = (totals[at] as number) / (WEIGHTS.claims.usual * usual);
      if (over > 1) person[side] = scaled(person[side], over ** -WEIGHTS.claims.power);
    });
  }
  return kept;
}

function totalOf({ keys, strengths }: Traits, rarity: (key: number) => number): number {
  let total = 0;
  for (let at = 0; at < keys.length; at += 1) total += (strengths[at] as number) * rarity(keys[at] as number);
  return total;
}

const scaled = ({ keys, strengths }: Traits, factor: number): Traits => ({
  keys,
  strengths: strengths.map((strength) => strength * factor),
});

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
