import { fieldsNamed } from '../lexicon/fields-named.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { TopicRole } from '../types.ts';
import type { ByRole, Profile } from '../understand/profile.ts';
import { WEIGHTS } from '../weights.ts';

/** A concept or field that the engine reads in somebody's answers, and how certain it is of that, 0 to 1. */
export interface ReadSubject {
  of: 'concept' | 'field';
  /** Its place in the lexicon. */
  index: number;
  name: string;
  certainty: number;
  sensitive: boolean;
}

type ToldBy = Record<TopicRole, [keyof ByRole<unknown>, number][]>;

/** The profile's roles that count towards each role of topics, with their weight: a fact is a weaker offer than an offer. */
const TOLD_BY: ToldBy = {
  offer: [
    ['offer', 1],
    ['fact', WEIGHTS.supply.fact],
  ],
  need: [['need', 1]],
  interest: [['interest', 1]],
  avoid: [['refusal', 1]],
};

/** The same for troubles that people report: an interest, and no offer until they say so. */
const TOLD_OF_TROUBLE: ToldBy = {
  ...TOLD_BY,
  offer: [],
  interest: [
    ['interest', 1],
    ['fact', WEIGHTS.supply.fact],
  ],
};

/** A concept with more narrower ones is too wide to be a topic. */
const WIDEST = 60;

/** Subjects below this certainty are not shown. */
export const CERTAIN = 0.5;

/** Everything the engine reads in one role, surest first; of equally sure ones the rarer. */
export function readSubjects(profile: Profile, role: TopicRole, lexicon: Lexicon): ReadSubject[] {
  const found: (ReadSubject & { idf: number })[] = [];
  for (const [index, weight] of strongest(profile.concepts, role, profile.troubles)) {
    const concept = lexicon.concepts[index];
    if (!concept || concept.circumstance || concept.narrower > WIDEST) continue;
    const { name, sensitive } = concept;
    const idf = 1 - (lexicon.commonness.concept[index] ?? 0);
    found.push({ of: 'concept', index, name, sensitive, idf, certainty: Math.min(1, weight) });
  }
  for (const [index, words] of strongest(profile.fields, role)) {
    const field = lexicon.fields[index];
    if (!field) continue;
    const idf = 1 - (lexicon.commonness.field[index] ?? 0);
    const certainty = 0.9 * (words ** 2 / (words ** 2 + WEIGHTS.nameable.words ** 2));
    found.push({ of: 'field', index, name: field.name, sensitive: field.sensitive, idf, certainty });
  }
  return found.sort((a, b) => b.certainty - a.certainty || b.idf - a.idf || (a.name < b.name ? -1 : 1));
}

function strongest(byRole: ByRole<number>, role: TopicRole, troubles = new Set<number>()): Map<number, number> {
  // A trouble that is offered outright elsewhere ('I counsel people with debts') is an offer.
  const isTrouble = (key: number): boolean => troubles.has(key) && !byRole.offer.has(key);
  const most = new Map<number, number>();
  const take = (told: keyof ByRole<number>, share: number, ofTrouble: boolean): void => {
    for (const [key, weight] of byRole[told])
      if (isTrouble(key) === ofTrouble) most.set(key, Math.max(most.get(key) ?? 0, share * weight));
  };
  for (const [told, share] of TOLD_BY[role]) take(told, share, false);
  for (const [told, share] of TOLD_OF_TROUBLE[role]) take(told, share, true);
  return most;
}

/** Drops fields whose concept is in the list, and concepts that are broader than another one in it. */
export function eachOnce(subjects: ReadSubject[], lexicon: Lexicon): ReadSubject[] {
  const wider = new Set<number>();
  const fields = new Set<number>();
  for (const { of, index, name } of subjects) {
    if (of === 'field') continue;
    for (const { index: above } of lexicon.concepts[index]?.ancestors ?? []) wider.add(above);
    for (const field of fieldsNamed(name, lexicon)) fields.add(field);
  }
  return subjects.filter(({ of, index }) => (of === 'field' ? !fields.has(index) : !wider.has(index)));
}
