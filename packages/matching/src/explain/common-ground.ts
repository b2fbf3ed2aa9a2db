import type { Lexicon } from '../lexicon/lexicon.ts';
import type { EventScores } from '../score/score-event.ts';
import type { Profile } from '../understand/profile.ts';
import { WEIGHTS } from '../weights.ts';
import type { SubjectSums, Subjects } from './subjects.ts';

/** Everything explanations look at; people by their place. */
export interface Explaining {
  profiles: Profile[];
  subjects: Subjects[];
  /** An option both chose. */
  choice: (a: number, b: number) => string | undefined;
  scores: EventScores;
  lexicon: Lexicon;
}

/** A nameable reason why two people should meet. `asked` is what one wants, `given` what the other has. */
export interface Ground {
  kind: 'offered' | 'known' | 'linked' | 'field' | 'helping';
  asked: string;
  given: string;
  strength: number;
}

type Role = 'need' | 'offer' | 'fact' | 'interest';

/** Domains whose concepts describe where and how to meet, not what one gives. */
const CIRCUMSTANCES = new Set(['places', 'meeting-style-and-logistics']);

/** What `from` has of what `to` wants, strongest first, nothing sensitive. */
export function groundsOfHelp(to: number, from: number, { profiles, subjects, scores, lexicon }: Explaining): Ground[] {
  const wanted = profiles[to]?.concepts.need ?? new Map<number, number>();
  const giver = profiles[from];
  if (!giver) return [];
  const { keys, rarity } = scores;
  const grounds: Ground[] = [];
  const sure = (role: Role, concept: number): number => {
    const weight = giver.concepts[role].get(concept) ?? 0;
    return weight >= WEIGHTS.nameable.concept ? weight : 0;
  };
  for (const [concept, weight] of wanted) {
    const asked = nameOf(concept, lexicon, true);
    if (weight < WEIGHTS.nameable.concept || asked === undefined) continue;
    const rare = rarity(keys.concept(concept));
    const offered = sure('offer', concept);
    const known = sure('fact', concept);
    if (offered > 0) grounds.push({ kind: 'offered', asked, given: asked, strength: 1.5 * weight * offered * rare });
    else if (known > 0) grounds.push({ kind: 'known', asked, given: asked, strength: weight * known * rare });
    for (const helper of lexicon.concepts[concept]?.helpedBy ?? []) {
      const given = nameOf(helper, lexicon, true);
      const held = Math.max(sure('offer', helper), 0.8 * sure('fact', helper));
      if (given === undefined || held === 0 || helper === concept) continue;
      grounds.push({ kind: 'linked', asked, given, strength: weight * held * rarity(keys.link(helper)) });
    }
  }
  for (const { name, strength } of sharedSubjects(subjects[to], 'wanted', subjects[from], 'held', scores, lexicon)) {
    grounds.push({ kind: 'field', asked: name, given: name, strength: 0.5 * strength });
  }
  for (const { asked, given, strength } of helpingSubjects(subjects[to], subjects[from], scores, lexicon))
    grounds.push({ kind: 'helping', asked, given, strength: 0.3 * strength });
  return grounds.sort(byStrength);
}

/** A field one surely wants something of, and another that helps there and that the other surely holds. */
function helpingSubjects(
  one: Subjects | undefined,
  other: Subjects | undefined,
  { keys, rarity }: EventScores,
  { fields }: Lexicon,
): { asked: string; given: string; strength: number }[] {
  const found: { asked: string; given: string; strength: number }[] = [];
  const { helping } = WEIGHTS.nameable;
  for (const [field, mine] of one?.wanted.fields ?? []) {
    const asked = fields[field];
    if (!asked || asked.sensitive || mine < helping) continue;
    for (const helper of asked.helpedBy) {
      const theirs = other?.held.fields.get(helper) ?? 0;
      const given = fields[helper];
      if (!given || given.sensitive || theirs < helping) continue;
      found.push({
        asked: asked.name,
        given: given.name,
        strength: Math.sqrt(mine * theirs) * rarity(keys.fieldLink(helper)),
      });
    }
  }
  return found;
}

/** What both have to do with, strongest first. */
export function groundsInCommon(
  a: number,
  b: number,
  { profiles, subjects, scores, lexicon }: Explaining,
): { name: string; strength: number }[] {
  const roles: Role[] = ['fact', 'interest', 'offer'];
  const shared: { name: string; strength: number }[] = [];
  const weightOf = (profile: Profile | undefined, concept: number): number =>
    Math.max(...roles.map((role) => profile?.concepts[role].get(concept) ?? 0));
  for (const concept of new Set(roles.flatMap((role) => [...(profiles[a]?.concepts[role].keys() ?? [])]))) {
    const name = nameOf(concept, lexicon, false);
    const least = Math.min(weightOf(profiles[a], concept), weightOf(profiles[b], concept));
    if (name === undefined || least < WEIGHTS.nameable.concept) continue;
    shared.push({ name, strength: 1.2 * least * scores.rarity(scores.keys.concept(concept)) });
  }
  return [...shared, ...sharedSubjects(subjects[a], 'all', subjects[b], 'all', scores, lexicon)].sort(byStrength);
}

/** Fields and concept groups of which both say enough to be sure: in the roles asked for, and two words each in all. */
function sharedSubjects(
  one: Subjects | undefined,
  oneRoles: keyof Subjects,
  other: Subjects | undefined,
  otherRoles: keyof Subjects,
  { keys, rarity }: EventScores,
  lexicon: Lexicon,
): { name: string; strength: number }[] {
  const found: { name: string; strength: number }[] = [];
  const { least, words } = WEIGHTS.nameable;
  const together = oneRoles === 'all' ? WEIGHTS.nameable.inCommon : WEIGHTS.nameable.together;
  const compare = (
    of: keyof SubjectSums,
    key: (index: number) => number,
    name: (index: number) => string | undefined,
  ) => {
    for (const [index, mine] of one?.[oneRoles][of] ?? []) {
      const theirs = other?.[otherRoles][of].get(index) ?? 0;
      if (Math.min(mine, theirs) < least || mine + theirs < together) continue;
      if (Math.min(one?.all[of].get(index) ?? 0, other?.all[of].get(index) ?? 0) < words) continue;
      const subject = name(index);
      if (subject !== undefined) found.push({ name: subject, strength: Math.sqrt(mine * theirs) * rarity(key(index)) });
    }
  };
  compare('fields', keys.field, (index) =>
    lexicon.fields[index]?.sensitive ? undefined : lexicon.fields[index]?.name,
  );
  compare('groups', keys.group, (index) => nameOf(index, lexicon, true));
  return found;
}

/** A concept's name, unless it is sensitive or, for what one person gives another, a mere circumstance. */
function nameOf(index: number, lexicon: Lexicon, help: boolean): string | undefined {
  const concept = lexicon.concepts[index];
  if (!concept || concept.sensitive || concept.narrower > WEIGHTS.nameable.narrower) return undefined;
  if (help && CIRCUMSTANCES.has(concept.domain)) return undefined;
  return concept.name;
}

const byStrength = (a: { strength: number }, b: { strength: number }): number => b.strength - a.strength;
