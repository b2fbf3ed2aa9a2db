import { type ByRole, emptyProfile, type Profile } from '../understand/profile.ts';
import { WEIGHTS } from '../weights.ts';

/** Roles in which a field is said alike, as `subjectsOf` sums them. */
const SIDES = [['need'], ['offer', 'fact'], ['interest'], ['concern'], ['company'], ['refusal']] as const;

/**
 * Of what a model helped to understand only what reasons may name. A concept is named where the person's own words say it
 * clearly in the same role. Of fields and groups their own words have to say as much, on the same side, as a reason asks of
 * each side anyway: a model may make sure of a subject that was touched on, and never bring one in.
 */
export function nameableProfile(said: Profile, enriched: Profile): Profile {
  const { concept, least } = WEIGHTS.nameable;
  return {
    ...emptyProfile(0),
    choices: enriched.choices,
    words: enriched.words,
    concepts: saidClearly(said.concepts, enriched.concepts, concept),
    fields: touchedOn(said.fields, enriched.fields, least),
    groups: touchedOn(said.groups, enriched.groups, least),
  };
}

const only = (weights: Map<number, number>, may: (key: number) => boolean): Map<number, number> =>
  new Map([...weights].filter(([key]) => may(key)));

function saidClearly(said: ByRole<number>, enriched: ByRole<number>, least: number): ByRole<number> {
  const of = (role: keyof ByRole<number>) => only(enriched[role], (key) => (said[role].get(key) ?? 0) >= least);
  return {
    offer: of('offer'),
    need: of('need'),
    fact: of('fact'),
    interest: of('interest'),
    concern: of('concern'),
    company: of('company'),
    refusal: of('refusal'),
  };
}

function touchedOn(said: ByRole<number>, enriched: ByRole<number>, least: number): ByRole<number> {
  const kept: ByRole<number> = { ...enriched };
  for (const side of SIDES) {
    const onSide = (key: number) => side.reduce((sum, role) => sum + (said[role].get(key) ?? 0), 0);
    for (const role of side) kept[role] = only(enriched[role], (key) => onSide(key) >= least);
  }
  return kept;
}
