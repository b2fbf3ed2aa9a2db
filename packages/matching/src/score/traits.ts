import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Profile } from '../understand/profile.ts';
import type { QuestionReading } from '../understand/question-reading.ts';
import { says } from '../understand/says.ts';
import type { Understanding } from '../understand/understand.ts';
import { WEIGHTS } from '../weights.ts';
import { ClaimSheet, type Traits } from './claims.ts';
import { identityOf, refusalOf } from './identity.ts';
import type { TraitKeys } from './trait-keys.ts';

/** One person's needs, offers, common ground and refusals, as weighted vectors. */
export interface Person {
  demand: Traits;
  /** Whether the person looks for anything at all. */
  seeks: boolean;
  supply: Traits;
  /** The part of `supply` that was stated outright: no mere concerns. */
  given: Traits;
  likeness: Traits;
  /** Refused concepts and fields. */
  refusal: Traits;
  /** The concepts and fields that the person mainly is; other people's refusals are compared with these. */
  identity: Traits;
}

export function personsOf(
  { profiles, questions }: Pick<Understanding, 'profiles' | 'questions'>,
  lexicon: Lexicon,
  keys: TraitKeys,
): Person[] {
  const readings = new Map(questions.map((reading) => [reading.question.id, reading]));
  const sheet = new ClaimSheet();
  const claimed = (note: (sheet: ClaimSheet) => void): Traits => {
    note(sheet);
    return sheet.take();
  };
  return profiles.map((profile) => ({
    demand: claimed((sheet) => noteDemand(sheet, profile, lexicon, keys)),
    seeks: says(profile, ['need']),
    supply: claimed((sheet) => noteSupply(sheet, profile, lexicon, keys, ROLES)),
    given: claimed((sheet) => noteSupply(sheet, profile, lexicon, keys, OUTRIGHT)),
    likeness: claimed((sheet) => noteLikeness(sheet, profile, lexicon, keys, readings)),
    refusal: refusalOf(profile, lexicon, keys),
    identity: identityOf(profile, lexicon, keys),
  }));
}

const ROLES = ['offer', 'need', 'fact', 'interest', 'concern', 'company'] as const;
const OUTRIGHT = ['offer', 'fact', 'interest', 'company'] as const;

const fieldStrength = (words: number): number => {
  const { weight, half, power } = WEIGHTS.field;
  return (weight * words ** power) / (words ** power + half ** power);
};

const groupStrength = (words: number): number => (WEIGHTS.group.weight * words) / (words + WEIGHTS.group.half);

/** Mentions of a field in a person's other roles support it in this one, up to doubling it. */
function supportOf(profile: Profile, field: number, role: (typeof ROLES)[number]): number {
  let said = 0;
  for (const other of ROLES) if (other !== role) said += profile.fields[other].get(field) ?? 0;
  return Math.min(profile.fields[role].get(field) ?? 0, WEIGHTS.field.others * said);
}

function noteDemand(sheet: ClaimSheet, profile: Profile, lexicon: Lexicon, keys: TraitKeys): void {
  for (const role of ROLES) {
    for (const [index, weight] of profile.concepts[role]) {
      const concept = lexicon.concepts[index];
      if (!concept) continue;
      const wanted = WEIGHTS.demand[role as keyof typeof WEIGHTS.demand] * weight;
      const situation = WEIGHTS.situation[role] * weight;
      sheet.claim(keys.concept(index), wanted);
      for (const helper of concept.helpedBy) sheet.claim(keys.link(helper), situation);
      for (const { index: above, steps } of concept.ancestors) {
        const decay = WEIGHTS.broaderDemand ** steps;
        sheet.claim(keys.concept(above), wanted * decay);
        if (steps > 1) continue;
        for (const helper of lexicon.concepts[above]?.helpedBy ?? []) sheet.claim(keys.link(helper), situation * decay);
      }
    }
    for (const [word, weight] of profile.words[role]) sheet.claim(keys.word(word), WEIGHTS.demand[role] * weight);
    for (const [field, weight] of profile.fields[role]) {
      const wanted = WEIGHTS.demand[role] * fieldStrength(weight + supportOf(profile, field, role));
      sheet.claim(keys.field(field), wanted);
      const { share, next, least } = WEIGHTS.fieldHelp;
      let left = wanted * share;
      for (const helper of lexicon.fields[field]?.helpedBy ?? []) {
        if (left < least) break;
        sheet.claim(keys.fieldLink(helper), left);
        left *= next;
      }
    }
    for (const [group, weight] of profile.groups[role])
      sheet.claim(keys.group(group), WEIGHTS.demand[role] * groupStrength(weight));
  }
}

function noteSupply(
  sheet: ClaimSheet,
  profile: Profile,
  lexicon: Lexicon,
  keys: TraitKeys,
  roles: readonly (typeof ROLES)[number][],
): void {
  for (const role of roles) {
    for (const [index, weight] of profile.concepts[role]) {
      const given = WEIGHTS.supply[role] * weight;
      const held = WEIGHTS.holding[role] * weight;
      sheet.claim(keys.concept(index), given);
      sheet.claim(keys.link(index), held);
      for (const { index: above, steps } of lexicon.concepts[index]?.ancestors ?? []) {
        sheet.claim(keys.concept(above), given * WEIGHTS.broaderSupply ** steps);
        sheet.claim(keys.link(above), held * WEIGHTS.broaderSupply ** steps);
      }
    }
    for (const [word, weight] of profile.words[role]) sheet.claim(keys.word(word), WEIGHTS.supply[role] * weight);
    for (const [field, weight] of profile.fields[role]) {
      const given = WEIGHTS.supply[role] * fieldStrength(weight + supportOf(profile, field, role));
      sheet.claim(keys.field(field), given);
      sheet.claim(keys.fieldLink(field), given);
    }
    for (const [group, weight] of profile.groups[role])
      sheet.claim(keys.group(group), WEIGHTS.supply[role] * groupStrength(weight));
  }
}

function noteLikeness(
  sheet: ClaimSheet,
  profile: Profile,
  lexicon: Lexicon,
  keys: TraitKeys,
  readings: Map<string, QuestionReading>,
): void {
  for (const role of ROLES) {
    for (const [index, weight] of profile.concepts[role]) {
      sheet.claim(keys.concept(index), WEIGHTS.likeness[role] * weight);
      for (const { index: above, steps } of lexicon.concepts[index]?.ancestors ?? []) {
        sheet.claim(keys.concept(above), WEIGHTS.likeness[role] * weight * WEIGHTS.broaderSupply ** steps);
      }
    }
    for (const [word, weight] of profile.words[role]) sheet.claim(keys.word(word), WEIGHTS.likeness[role] * weight);
    for (const [field, weight] of profile.fields[role])
      sheet.claim(keys.field(field), WEIGHTS.likeness[role] * fieldStrength(weight + supportOf(profile, field, role)));
    for (const [group, weight] of profile.groups[role])
      sheet.claim(keys.group(group), WEIGHTS.likeness[role] * groupStrength(weight));
  }
  for (const [question, values] of profile.choices) {
    for (const value of values)
      sheet.claim(keys.option(question, value), WEIGHTS.sameOption * (readings.get(question)?.weight ?? 1));
  }
}
