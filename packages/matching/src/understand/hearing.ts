import type { Lexicon } from '../lexicon/lexicon.ts';
import { placeOfWord } from '../lexicon/place-of-word.ts';
import { addDirection } from '../text/help-vectors.ts';
import { stem } from '../text/stem.ts';
import { tellingOf } from '../text/word-vectors.ts';
import { WEIGHTS } from '../weights.ts';
import { withoutRoles } from './dismissed.ts';
import type { Heard } from './in-english.ts';
import { gather, type Profile } from './profile.ts';
import type { Roles } from './roles.ts';

/** One answer on its way into a profile. */
export interface Hearing {
  lexicon: Lexicon;
  profile: Profile;
  /** Of the question. */
  weight: number;
  /** Words counted already: each counts once per answer. */
  heard: Set<string>;
}

type RolesOf = (place: number) => Roles;

/** Words of everyday fields, each shared among the fields it goes with. */
export function hearFields(words: Heard[], rolesOf: RolesOf, hearing: Hearing): void {
  const { lexicon, profile, heard, weight } = hearing;
  const stems = words.map(({ word }) => stem(word, 'en'));
  for (let at = 0; at < stems.length; ) {
    const found = lexicon.fieldWords.longestAt(stems, at);
    const length = found?.places.length ?? 1;
    const said = stems.slice(at, at + length).join(' ');
    if (found && !heard.has(said)) {
      heard.add(said);
      const { word, share } = words[at] as Heard;
      const telling = length > 1 ? WEIGHTS.fieldPhrase : tellingOf(word, lexicon.vectors, WEIGHTS.commonWord);
      const strength = (telling * share * weight) / found.values.length ** WEIGHTS.field.sharing;
      const roles = rolesOf((words[at + length - 1] as Heard).place);
      for (const field of found.values)
        gatherAll(profile.fields, field, withoutRoles(roles, profile.dismissed.fields.get(field)), strength);
    }
    at += length;
  }
}

/** Concept groups that single words point to. */
export function hearGroups(words: Heard[], rolesOf: RolesOf, hearing: Hearing): void {
  const { lexicon, profile, heard, weight } = hearing;
  for (const { word, place, share } of words) {
    if (lexicon.functionWords.has(word) || lexicon.plainWords.has(word) || word.length < 3) continue;
    const root = stem(word, 'en');
    if (heard.has(`group ${root}`)) continue;
    heard.add(`group ${root}`);
    const telling = share * weight * tellingOf(word, lexicon.vectors, WEIGHTS.commonWord);
    for (const { group, share: part } of lexicon.groupWords.get(root) ?? []) {
      const roles = withoutRoles(rolesOf(place), profile.dismissed.concepts.get(group));
      gatherAll(profile.groups, group, roles, part * telling);
    }
  }
}

/** Where words lead. Every one counts here: which say little of a need or an offer is in their weights. */
export function hearDirections(words: Heard[], rolesOf: RolesOf, { lexicon, profile, weight }: Hearing): void {
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
    // A role of nothing must not be noted: what is said in others would then count in it, too.
    if (strength > 0) gather(byRole[role], key, strength);
  }
}
