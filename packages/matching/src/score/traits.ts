import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Profile } from '../understand/profile.ts';
import type { QuestionReading } from '../understand/question-reading.ts';
import type { Understanding } from '../understand/understand.ts';
import { WEIGHTS } from '../weights.ts';
import { type NearWords, nearWords } from './near-words.ts';

/** Strengths by trait key, in two columns. Keys mean the same thing for everyone in one event; see `TraitKeys`. */
export interface Traits {
  keys: Int32Array;
  strengths: Float32Array;
}

type Claims = Map<number, number>;

const columns = (claims: Claims): Traits => ({
  keys: Int32Array.from(claims.keys()),
  strengths: Float32Array.from(claims.values()),
});

/** What one person could use, can be drawn on for, shares with others, and refuses. */
export interface Person {
  demand: Traits;
  supply: Traits;
  likeness: Traits;
  /** Refused concepts. */
  refusal: Traits;
  /** What the person stands for, with every broader concept: what another's refusal meets. */
  identity: Traits;
}

/** One number space for concepts, `helps` links, groups, fields, words and chosen options. */
export interface TraitKeys {
  concept: (index: number) => number;
  /** The concept as something that helps through its links. */
  link: (index: number) => number;
  group: (index: number) => number;
  field: (index: number) => number;
  word: (stem: string) => number;
  option: (question: string, value: string) => number;
}

export function traitKeys(lexicon: Lexicon): TraitKeys {
  const size = lexicon.concepts.length;
  const first = 3 * size + lexicon.fields.length;
  const others = new Map<string, number>();
  const other = (name: string): number => {
    const known = others.get(name);
    if (known !== undefined) return known;
    others.set(name, first + others.size);
    return first + others.size - 1;
  };
  return {
    concept: (index) => index,
    link: (index) => size + index,
    group: (index) => 2 * size + index,
    field: (index) => 3 * size + index,
    word: other,
    option: (question, value) => other(`${question} ${value}`),
  };
}

export function personsOf({ profiles, questions }: Understanding, lexicon: Lexicon, keys: TraitKeys): Person[] {
  const readings = new Map(questions.map((reading) => [reading.question.id, reading]));
  const near = nearWords(profiles, lexicon);
  return profiles.map((profile) => ({
    demand: columns(demandOf(profile, lexicon, keys, near)),
    supply: columns(supplyOf(profile, lexicon, keys)),
    likeness: columns(likenessOf(profile, lexicon, keys, readings)),
    refusal: columns(profile.concepts.refusal),
    identity: columns(identityOf(profile, lexicon)),
  }));
}

const ROLES = ['offer', 'need', 'fact', 'interest'] as const;

/** The strongest claim to a trait counts. */
function claim(traits: Claims, key: number, strength: number): void {
  if (strength > WEIGHTS.leastClaim && strength > (traits.get(key) ?? 0)) traits.set(key, strength);
}

const fieldStrength = (words: number): number => {
  const { weight, half, power } = WEIGHTS.field;
  return (weight * words ** power) / (words ** power + half ** power);
};

const groupStrength = (words: number): number => (WEIGHTS.group.weight * words) / (words + WEIGHTS.group.half);

/** What a person says of a field in other roles makes it surer that it is meant in this one. */
function supportOf(profile: Profile, field: number, role: (typeof ROLES)[number]): number {
  let said = 0;
  for (const other of ROLES) if (other !== role) said += profile.fields[other].get(field) ?? 0;
  return WEIGHTS.field.others * said;
}

function demandOf(profile: Profile, lexicon: Lexicon, keys: TraitKeys, near: NearWords): Claims {
  const traits: Claims = new Map();
  for (const role of ROLES) {
    for (const [index, weight] of profile.concepts[role]) {
      const concept = lexicon.concepts[index];
      if (!concept) continue;
      const wanted = WEIGHTS.demand[role as keyof typeof WEIGHTS.demand] * weight;
      const situation = WEIGHTS.situation[role] * weight;
      claim(traits, keys.concept(index), wanted);
      for (const helper of concept.helpedBy) claim(traits, keys.link(helper), situation);
      for (const { index: above, steps } of concept.ancestors) {
        const decay = WEIGHTS.broaderDemand ** steps;
        claim(traits, keys.concept(above), wanted * decay);
        if (steps > 1) continue;
        for (const helper of lexicon.concepts[above]?.helpedBy ?? [])
          claim(traits, keys.link(helper), situation * decay);
      }
    }
    for (const [word, weight] of profile.words[role]) {
      const wanted = WEIGHTS.demand[role] * weight;
      claim(traits, keys.word(word), wanted);
      for (const { stem, nearness } of near.get(word) ?? [])
        claim(traits, keys.word(stem), WEIGHTS.nearWord.weight * nearness * wanted);
    }
    for (const [field, weight] of profile.fields[role])
      claim(traits, keys.field(field), WEIGHTS.demand[role] * fieldStrength(weight + supportOf(profile, field, role)));
    for (const [group, weight] of profile.groups[role])
      claim(traits, keys.group(group), WEIGHTS.demand[role] * groupStrength(weight));
  }
  return traits;
}

function supplyOf(profile: Profile, lexicon: Lexicon, keys: TraitKeys): Claims {
  const traits: Claims = new Map();
  for (const role of ROLES) {
    for (const [index, weight] of profile.concepts[role]) {
      const given = WEIGHTS.supply[role] * weight;
      const held = WEIGHTS.holding[role] * weight;
      claim(traits, keys.concept(index), given);
      claim(traits, keys.link(index), held);
      for (const { index: above, steps } of lexicon.concepts[index]?.ancestors ?? []) {
        claim(traits, keys.concept(above), given * WEIGHTS.broaderSupply ** steps);
        claim(traits, keys.link(above), held * WEIGHTS.broaderSupply ** steps);
      }
    }
    for (const [word, weight] of profile.words[role]) claim(traits, keys.word(word), WEIGHTS.supply[role] * weight);
    for (const [field, weight] of profile.fields[role])
      claim(traits, keys.field(field), WEIGHTS.supply[role] * fieldStrength(weight + supportOf(profile, field, role)));
    for (const [group, weight] of profile.groups[role])
      claim(traits, keys.group(group), WEIGHTS.supply[role] * groupStrength(weight));
  }
  return traits;
}

function likenessOf(
  profile: Profile,
  lexicon: Lexicon,
  keys: TraitKeys,
  readings: Map<string, QuestionReading>,
): Claims {
  const traits: Claims = new Map();
  for (const role of ROLES) {
    for (const [index, weight] of profile.concepts[role]) {
      claim(traits, keys.concept(index), WEIGHTS.likeness[role] * weight);
      for (const { index: above, steps } of lexicon.concepts[index]?.ancestors ?? []) {
        claim(traits, keys.concept(above), WEIGHTS.likeness[role] * weight * WEIGHTS.broaderSupply ** steps);
      }
    }
    for (const [word, weight] of profile.words[role]) claim(traits, keys.word(word), WEIGHTS.likeness[role] * weight);
    for (const [field, weight] of profile.fields[role])
      claim(
        traits,
        keys.field(field),
        WEIGHTS.likeness[role] * fieldStrength(weight + supportOf(profile, field, role)),
      );
    for (const [group, weight] of profile.groups[role])
      claim(traits, keys.group(group), WEIGHTS.likeness[role] * groupStrength(weight));
  }
  for (const [question, values] of profile.choices) {
    for (const value of values)
      claim(traits, keys.option(question, value), 0.6 * (readings.get(question)?.weight ?? 1));
  }
  return traits;
}

function identityOf(profile: Profile, lexicon: Lexicon): Claims {
  const traits: Claims = new Map();
  for (const role of ['offer', 'fact'] as const) {
    for (const [index, weight] of profile.concepts[role]) {
      const strength = WEIGHTS.holding[role] * weight;
      claim(traits, index, strength);
      for (const { index: above, steps } of lexicon.concepts[index]?.ancestors ?? []) {
        if (steps <= 2) claim(traits, above, strength * 0.8 ** steps);
      }
    }
  }
  return traits;
}
