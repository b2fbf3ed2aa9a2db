import type { Lexicon } from '../lexicon/lexicon.ts';
import type { ByRole, Profile } from '../understand/profile.ts';
import { WEIGHTS } from '../weights.ts';
import type { Traits } from './claims.ts';
import type { TraitKeys } from './trait-keys.ts';

/**
 * A person's identity: the share of each concept and field in everything they do and give, scaled between a share that many
 * people have and one that is decisive. 'No recruiters' means people who recruit, not the baker who once met one.
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
  // Facts show most plainly what a person is; offers can be wider, so they count together with facts as well.
  for (const roles of [['fact'], ['offer', 'fact']] as const) {
    tell(conceptShares(saidIn(concepts, roles), total(concepts, roles), lexicon, keys), WEIGHTS.refused.concept);
    tell(fieldShares(saidIn(fields, roles), total(fields, roles), keys), WEIGHTS.refused.field);
  }
  return { keys: Int32Array.from(told.keys()), strengths: Float32Array.from(told.values()) };
}

interface Said {
  index: number;
  weight: number;
}

const saidIn = (byRole: ByRole<number>, roles: readonly (keyof ByRole<number>)[]): Said[] =>
  roles.flatMap((role) => [...byRole[role]].map(([index, weight]) => ({ index, weight })));

/**
 * The weight of all words in the roles, plus a share of the concerns, which are no part of a person's identity, and one
 * imagined neutral word: a person who says a single thing is probably more than that.
 */
const total = (byRole: ByRole<number>, roles: readonly (keyof ByRole<number>)[]): number => {
  const { unsaid, concern } = WEIGHTS.refused;
  const sum = (said: Said[]): number => said.reduce((all, { weight }) => all + weight, 0);
  return sum(saidIn(byRole, roles)) + concern * sum(saidIn(byRole, ['concern'])) + unsaid;
};

function conceptShares(said: Said[], total: number, lexicon: Lexicon, keys: TraitKeys): Map<number, number> {
  const { steps: highest, broader } = WEIGHTS.refused;
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

function fieldShares(said: Said[], total: number, keys: TraitKeys): Map<number, number> {
  const shares = new Map<number, number>();
  for (const { index, weight } of said) {
    shares.set(keys.field(index), (shares.get(keys.field(index)) ?? 0) + weight / total);
  }
  return shares;
}

/**
 * Refused concepts, and the fields of refused words without a concept. Things that the person also looks for are left out: an
 * editor who wants no cooking films does not refuse film.
 */
export function refusalOf({ concepts, fields }: Profile, lexicon: Lexicon, keys: TraitKeys): Traits {
  const sought = soughtConcepts(concepts.need, lexicon);
  const refused = [
    ...[...concepts.refusal]
      .filter(([index]) => !sought.has(index))
      .map(([index, weight]) => [keys.concept(index), weight] as const),
    ...[...fields.refusal]
      .filter(([index]) => (fields.need.get(index) ?? 0) < WEIGHTS.refused.sought.field)
      .map(([index, weight]) => [keys.field(index), weight] as const),
  ];
  return {
    keys: Int32Array.from(refused, ([key]) => key),
    strengths: Float32Array.from(refused, ([, weight]) => weight),
  };
}

/** The concepts that a person looks for, with all broader ones. */
function soughtConcepts(needs: Map<number, number>, lexicon: Lexicon): Set<number> {
  const sought = new Set<number>();
  for (const [index, weight] of needs) {
    if (weight < WEIGHTS.refused.sought.concept) continue;
    sought.add(index);
    for (const { index: above } of lexicon.concepts[index]?.ancestors ?? []) sought.add(above);
  }
  return sought;
}
