import { WEIGHTS } from '../weights.ts';
import { certaintyFrom, easedFrom } from './certainty.ts';
import { indexTraits } from './evidence.ts';
import type { Person } from './traits.ts';

/** The effect of people's refusals on pairs, whichever of the two refuses. People are known by their place. */
export interface Refusals {
  /** Pairs (i, j), i < j, of whom one surely stands for what the other refuses. Ordered. */
  pairs: [number, number][];
  /** The share of a score that refusals leave the two, 0 to 1. */
  left: (i: number, j: number) => number;
}

export function refusalsOf(persons: Pick<Person, 'identity' | 'refusal'>[]): Refusals {
  const n = persons.length;
  const { meets, takes, power, certain } = WEIGHTS.refused;
  const {
    from,
    who,
    strength: held,
  } = indexTraits(
    persons.map((person) => person.identity),
    () => 1,
  );
  const left = new Map<number, number>();
  const refused = new Set<number>();
  persons.forEach(({ refusal }, i) => {
    const met = new Map<number, number>();
    const sure = new Set<number>();
    refusal.keys.forEach((key, place) => {
      const weight = refusal.strengths[place] as number;
      for (let at = from[key] ?? 0; at < (from[key + 1] ?? 0); at += 1) {
        const j = who[at] as number;
        const strength = Math.min(1, weight * meets) * Math.min(1, (held[at] as number) * meets);
        met.set(j, Math.max(met.get(j) ?? 0, strength));
        if (strength >= certain.meeting && weight >= certain.said) sure.add(j);
      }
    });
    for (const [j, strength] of met) {
      if (i === j) continue;
      const pair = keyOf(i, j, n);
      left.set(pair, (left.get(pair) ?? 1) * (1 - takes * strength) ** (strength >= certain.meeting ? power : 1));
      if (sure.has(j)) refused.add(pair);
    }
  });
  return {
    pairs: [...refused].sort((a, b) => a - b).map((pair): [number, number] => [Math.floor(pair / n), pair % n]),
    left: (i, j) => left.get(keyOf(i, j, n)) ?? 1,
  };
}

const keyOf = (i: number, j: number, n: number): number => Math.min(i, j) * n + Math.max(i, j);

/** The refusals of both: a model may add one and takes none away. */
export const bothRefusals = (one: Refusals, other: Refusals): Refusals => ({
  pairs: [...new Map([...one.pairs, ...other.pairs].map((pair) => [pair.join(' '), pair])).values()].sort(
    (a, b) => a[0] - b[0] || a[1] - b[1],
  ),
  left: (i, j) => Math.min(one.left(i, j), other.left(i, j)),
});

/**
 * Lowers the scores of people with those who stand for what they refuse. It comes last, so that a refusal lowers that score
 * alone: no other pair of the two moves up for it.
 */
export function withRefusals<S extends { score: (i: number, j: number) => number }>(scores: S, { left }: Refusals): S {
  return {
    ...scores,
    score(i, j) {
      const score = scores.score(i, j);
      const share = left(i, j);
      return share === 1 || score <= 0 ? score : Math.min(score, certaintyFrom(easedFrom(score) * share));
    },
  };
}
