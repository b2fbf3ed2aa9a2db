import type { Lexicon } from '../lexicon/lexicon.ts';
import { placeOfWord } from '../lexicon/place-of-word.ts';
import { addDirection } from '../text/help-vectors.ts';
import { stem } from '../text/stem.ts';
import { idfOf } from '../text/word-vectors.ts';
import { WEIGHTS } from '../weights.ts';
import { withoutRoles } from './dismissed.ts';
import type { EnglishWord } from './english-words.ts';
import { gather, type Profile } from './profile.ts';
import type { Roles } from './roles.ts';

/** The profile that an answer is added to, with the state of that answer. */
export interface Accumulator {
  lexicon: Lexicon;
  profile: Profile;
  /** Of the question. */
  weight: number;
  /** Words counted already: each counts once per answer. */
  counted: Set<string>;
}

type RolesOf = (place: number) => Roles;

/** Adds words to their everyday fields; a word of several fields is shared among them. */
export function accumulateFields(words: EnglishWord[], rolesOf: RolesOf, into: Accumulator): void {
  const { lexicon, profile, counted, weight } = into;
  const stems = words.map(({ word }) => stem(word, 'en'));
  for (let at = 0; at < stems.length; ) {
    const found = lexicon.fieldWords.longestAt(stems, at);
    const length = found?.places.length ?? 1;
    const said = stems.slice(at, at + length).join(' ');
    if (found && !counted.has(said)) {
      counted.add(said);
      const { word, share } = words[at] as EnglishWord;
      const idf = length > 1 ? WEIGHTS.fieldPhrase : idfOf(word, lexicon.vectors, WEIGHTS.commonWord);
      const strength = (idf * share * weight) / found.values.length ** WEIGHTS.field.sharing;
      const roles = rolesOf((words[at + length - 1] as EnglishWord).place);
      for (const field of found.values)
        gatherAll(profile.fields, field, withoutRoles(roles, profile.dismissed.fields.get(field)), strength);
    }
    at += length;
  }
}

/** Adds words to the concept groups that they point to. */
export function accumulateGroups(words: EnglishWord[], rolesOf: RolesOf, into: Accumulator): void {
  const { lexicon, profile, counted, weight } = into;
  for (const { word, place, share } of words) {
    if (lexicon.functionWords.has(word) || lexicon.plainWords.has(word) || word.length < 3) continue;
    const root = stem(word, 'en');
    if (counted.has(`group ${root}`)) continue;
    counted.add(`group ${root}`);
    const strength = share * weight * idfOf(word, lexicon.vectors, WEIGHTS.commonWord);
    for (const { group, share: part } of lexicon.groupWords.get(root) ?? []) {
      const roles = withoutRoles(rolesOf(place), profile.dismissed.concepts.get(group));
      gatherAll(profile.groups, group, roles, part * strength);
    }
  }
}

/** Adds the help vectors of words. Common words count as well: their vectors carry a weight of their own. */
export function accumulateDirections(
  words: EnglishWord[],
  rolesOf: RolesOf,
  { lexicon, profile, weight }: Accumulator,
): void {
  const { helpVectors } = lexicon;
  if (!helpVectors) return;
  const { wanted, held } = WEIGHTS.direction;
  for (const { word, place, share } of words) {
    const { need = 0, offer = 0, fact = 0, interest = 0, concern = 0, refusal = 0 } = rolesOf(place);
    const at = refusal > 0 ? undefined : placeOfWord(word, lexicon);
    if (at === undefined) continue;
    const asNeed = wanted.need * need + wanted.fact * fact + wanted.interest * interest + wanted.concern * concern;
    const asOffer = held.offer * offer + held.fact * fact + held.interest * interest + held.concern * concern;
    addDirection(helpVectors, at, share * weight * asNeed * (helpVectors.need[at] as number), profile.wanted);
    addDirection(helpVectors, at, share * weight * asOffer * (helpVectors.offer[at] as number), profile.held);
  }
}

function gatherAll(
  byRole: Record<keyof Required<Roles>, Map<number, number>>,
  key: number,
  roles: Roles,
  weight: number,
): void {
  for (const role of Object.keys(roles) as (keyof Roles)[]) {
    const strength = (roles[role] ?? 0) * weight;
    // A zero must not create an entry, or the person's words in other roles would support this role.
    if (strength > 0) gather(byRole[role], key, strength);
  }
}
