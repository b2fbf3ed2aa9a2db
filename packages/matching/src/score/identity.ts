import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Profile } from '../understand/profile.ts';
import { WEIGHTS } from '../weights.ts';
import type { Traits } from './claims.ts';
import type { TraitKeys } from './traits.ts';

/**
 * What a person mainly is: of everything they do and give, the share that comes under each concept and field, from a
 * share that many mention to one that tells all. Who refuses recruiters means those who recruit, not the baker who once
 * met one.
 */
export function identityOf(profile: Profile, lexicon: Lexicon, keys: TraitKeys): Traits {
  const { concepts, fields } = profile;
  const told = new Map<number, number>();
  const tell = (shares: Map<number, number>, { from, full }: { from: number; full: number }): void => {
    for (const [key, share] of shares) {
      const strength = Math.min(1, (share - from) / (full - from));
      if (strength > (told.get(key) ?? 0)) told.set(key, strength);
    }
  };
  // What they do says it most plainly; what they give may be much more, and other things.
  for (const roles of [['fact'], ['offer', 'fact']] as const) {
    const claims = roles.flatMap((role) => [...concepts[role]].map(([index, weight]) => ({ index, weight })));
    tell(conceptShares(claims, lexicon, keys), WEIGHTS.refused.concept);
    const words = roles.flatMap((role) => [...fields[role]].map(([index, weight]) => ({ index, weight })));
    tell(fieldShares(words, keys), WEIGHTS.refused.field);
  }
  return { keys: Int32Array.from(told.keys()), strengths: Float32Array.from(told.values()) };
}

interface Said {
  index: number;
  weight: number;
}

/** One imagined word of nothing in particular: who says a single thing may be more than that. */
const totalOf = (said: Said[]): number =>
  said.reduce((sum, { weight }) => sum + weight, WEIGHTS.refused.unsaid as number);

function conceptShares(said: Said[], lexicon: Lexicon, keys: TraitKeys): Map<number, number> {
  const { steps: highest, broader } = WEIGHTS.refused;
  const total = totalOf(said);
  const shares = new Map<number, number>();
  const add = (index: number, weight: number): void => {
    shares.set(keys.concept(index), (shares.get(keys.concept(index)) ?? 0) + weight / total);
  };
  for (const { index, weight } of said) {
    add(index, weight);
    for (const { index: above, steps } of lexicon.concepts[index]?.ancestors ?? []) {
      if (steps <= highest) add(above, weight * broader ** steps);
    }
  }
  return shares;
}

function fieldShares(said: Said[], keys: TraitKeys): Map<number, number> {
  const total = totalOf(said);
  const shares = new Map<number, number>();
  for (const { index, weight } of said) {
    shares.set(keys.field(index), (shares.get(keys.field(index)) ?? 0) + weight / total);
  }
  return shares;
}

/** Refused concepts, and the fields of what else is refused. */
export function refusalOf({ concepts, fields }: Profile, keys: TraitKeys): Traits {
  const refused = [
    ...[...concepts.refusal].map(([index, weight]) => [keys.concept(index), weight] as const),
    ...[...fields.refusal].map(([index, weight]) => [keys.field(index), weight] as const),
  ];
  return {
    keys: Int32Array.from(refused, ([key]) => key),
    strengths: Float32Array.from(refused, ([, weight]) => weight),
  };
}
