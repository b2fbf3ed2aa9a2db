import { WEIGHTS } from '../weights.ts';
import { indexTraits } from './evidence.ts';
import type { Person } from './traits.ts';

/** Lowers, in place, the score of everyone with the people who stand for what they said they do not want. */
export function dampRefused(persons: Person[], scores: Float32Array): void {
  const n = persons.length;
  const { meets, takes, power } = WEIGHTS.refused;
  const {
    from,
    who,
    strength: held,
  } = indexTraits(
    persons.map((person) => person.identity),
    () => 1,
  );
  persons.forEach(({ refusal }, i) => {
    const met = new Map<number, number>();
    refusal.keys.forEach((key, place) => {
      const weight = refusal.strengths[place] as number;
      for (let at = from[key] ?? 0; at < (from[key + 1] ?? 0); at += 1) {
        const j = who[at] as number;
        const strength = Math.min(1, weight * meets) * Math.min(1, (held[at] as number) * meets);
        met.set(j, Math.max(met.get(j) ?? 0, strength));
      }
    });
    for (const [j, strength] of met) {
      if (i === j) continue;
      const left = (1 - takes * strength) ** power;
      scores[i * n + j] = (scores[i * n + j] as number) * left;
      scores[j * n + i] = (scores[j * n + i] as number) * left;
    }
  });
}
