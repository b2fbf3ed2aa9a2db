import type { Lexicon } from '../lexicon/lexicon.ts';
import { placeOfWord } from '../lexicon/place-of-word.ts';
import { addDirection } from '../text/help-vectors.ts';
import { detectLanguage } from '../text/language.ts';
import { stem } from '../text/stem.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import { tellingOf } from '../text/word-vectors.ts';
import { WEIGHTS } from '../weights.ts';
import { type Clause, splitClauses } from './clauses.ts';
import { type Context, suitsContext } from './context.ts';
import { gather, note, type Profile } from './profile.ts';
import type { QuestionReading } from './question-reading.ts';
import { spotConcepts } from './spot-concepts.ts';

type Roles = Partial<Record<'offer' | 'need' | 'fact' | 'interest' | 'refusal', number>>;

/** Notes every concept and word of a free-text answer in the roles its clause gives it. */
export function readText(
  text: string,
  reading: QuestionReading,
  lexicon: Lexicon,
  profile: Profile,
  context: Context = { sum: undefined },
): void {
  const language = detectLanguage(tokenise(text));
  const heard = new Set<string>();
  const hear = (words: string[], rolesOf: (place: number) => Roles, share: number): void => {
    gatherFields(words, rolesOf, share * reading.weight, lexicon, profile, heard);
    gatherGroups(words, rolesOf, share * reading.weight, lexicon, profile, heard);
  };
  for (const clause of splitClauses(text, lexicon)) {
    const rolesOf = (place: number): Roles => rolesAt(clause, place, reading);
    const spotted = spotConcepts(clause.tokens, language, lexicon);
    const inConcept = new Set(spotted.flatMap((found) => found.places));
    hear(
      clause.tokens.map(({ word }) => word),
      rolesOf,
      1,
    );
    for (const { concepts, places, sure } of spotted) {
      const share = sure / Math.sqrt(concepts.length);
      const roles = rolesOf(places.at(-1) ?? 0);
      const said = places.map((place) => clause.tokens[place] as Token);
      for (const concept of concepts) {
        const sense = places.length > 1 ? 1 : suitsContext(concept, said, context, lexicon);
        noteAll(profile.concepts, concept, roles, share * sense * reading.weight);
        if (language === 'en') continue;
        // Fields, groups and word meanings know English alone: there the concept's name speaks for the phrase.
        const name = tokenise(lexicon.concepts[concept]?.name ?? '').map(({ word }) => word);
        hear(name, () => roles, share * sense);
      }
    }
    clause.tokens.forEach(({ word }, place) => {
      noteDirection(word, rolesOf(place), reading.weight, lexicon, profile);
      if (lexicon.functionWords.has(word) || lexicon.plainWords.has(word) || word.length < 3) return;
      const weight = inConcept.has(place) ? WEIGHTS.knownWord : WEIGHTS.unknownWord;
      noteAll(profile.words, stem(word, language), rolesOf(place), weight * reading.weight);
    });
  }
}

/** Every word counts here: which ones say little of a need or an offer is in their weights. */
function noteDirection(
  word: string,
  { need = 0, offer = 0, fact = 0, interest = 0, refusal = 0 }: Roles,
  share: number,
  lexicon: Lexicon,
  profile: Profile,
): void {
  const { helpVectors } = lexicon;
  if (!helpVectors || refusal > 0) return;
  const place = placeOfWord(word, lexicon);
  if (place === undefined) return;
  const { wanted, held } = WEIGHTS.direction;
  const asNeed = wanted.need * need + wanted.fact * fact + wanted.interest * interest;
  const asOffer = held.offer * offer + held.fact * fact + held.interest * interest;
  addDirection(helpVectors, place, share * asNeed * (helpVectors.need[place] as number), profile.wanted);
  addDirection(helpVectors, place, share * asOffer * (helpVectors.offer[place] as number), profile.held);
}

/** Words of everyday fields, each counted once per answer, shared among the fields it goes with. */
function gatherFields(
  words: string[],
  rolesOf: (place: number) => Roles,
  share: number,
  lexicon: Lexicon,
  profile: Profile,
  heard: Set<string>,
): void {
  const stems = words.map((word) => stem(word, 'en'));
  for (let at = 0; at < stems.length; ) {
    const found = lexicon.fieldWords.longestAt(stems, at);
    const length = found?.places.length ?? 1;
    const said = stems.slice(at, at + length).join(' ');
    if (found && !heard.has(said)) {
      heard.add(said);
      const telling =
        length > 1 ? WEIGHTS.fieldPhrase : tellingOf(words[at] as string, lexicon.vectors, WEIGHTS.commonWord);
      const weight = (telling * share) / found.values.length ** WEIGHTS.field.sharing;
      for (const field of found.values) gatherAll(profile.fields, field, rolesOf(at + length - 1), weight);
    }
    at += length;
  }
}

/** Concept groups that single words point to, each word counted once per answer. */
function gatherGroups(
  words: string[],
  rolesOf: (place: number) => Roles,
  share: number,
  lexicon: Lexicon,
  profile: Profile,
  heard: Set<string>,
): void {
  words.forEach((word, place) => {
    if (lexicon.functionWords.has(word) || lexicon.plainWords.has(word) || word.length < 3) return;
    const root = stem(word, 'en');
    if (heard.has(`group ${root}`)) return;
    heard.add(`group ${root}`);
    const telling = share * tellingOf(word, lexicon.vectors, WEIGHTS.commonWord);
    for (const { group, share: part } of lexicon.groupWords.get(root) ?? []) {
      gatherAll(profile.groups, group, rolesOf(place), part * telling);
    }
  });
}

function gatherAll<K>(
  byRole: Record<keyof Required<Roles>, Map<K, number>>,
  key: K,
  roles: Roles,
  weight: number,
): void {
  for (const role of Object.keys(roles) as (keyof Roles)[]) gather(byRole[role], key, (roles[role] ?? 0) * weight);
}

function noteAll<K>(byRole: Record<keyof Required<Roles>, Map<K, number>>, key: K, roles: Roles, weight: number): void {
  for (const role of Object.keys(roles) as (keyof Roles)[]) {
    const strength = (roles[role] ?? 0) * weight;
    if (strength > 0) note(byRole[role], key, strength);
  }
}

/** The roles of what is said at a place in a clause: the question's own, turned by the clause's cues. */
function rolesAt({ tokens, cues, firm }: Clause, place: number, { roles: asked, refuses }: QuestionReading): Roles {
  const {
    asks,
    denied,
    amongNeeds,
    amongOffers,
    sought,
    soughtNot,
    lacked,
    refused: turnedDown,
    offered,
  } = WEIGHTS.said;
  if (refuses) return { refusal: 1 };
  const refusedFrom = cues.get('refusal');
  if (asked.need < asks && isDenied(tokens, place)) return denied;
  const refused = refusedFrom !== undefined && place >= refusedFrom && place < refusedFrom + 7;
  if (asked.need >= asks) {
    if (refused && !cues.has('seeking')) return firm ? amongNeeds.refusedFirmly : amongNeeds.refused;
    if (cues.has('offer') && !cues.has('need') && !cues.has('seeking')) return amongNeeds.offered;
    return { need: asked.need, fact: amongNeeds.asFact, offer: asked.offer * amongNeeds.asOffer };
  }
  if (cues.has('seeking') && place >= (cues.get('seeking') ?? 0)) return refused ? soughtNot : sought;
  if (asked.offer >= asks)
    return refused ? amongOffers.refused : { offer: asked.offer, fact: asked.fact * amongOffers.asFact };
  if (cues.has('lack')) return lacked;
  if (refused) return turnedDown;
  if (cues.has('offer')) return offered;
  return { fact: asked.fact, interest: asked.interest, offer: asked.offer, need: asked.need };
}

const DENIALS = new Set(
  'no without neither nor kein keine keinen keinerlei ohne sans aucun aucune sin ningun ninguna'.split(' '),
);
/** 'no longer an engineer' is dealt with by cues; 'no one', 'no matter' deny nothing. */
const HARMLESS = new Set('one matter doubt idea problem problems'.split(' '));

/** Something a person says they do not have: 'no kids', 'without any training'. */
function isDenied(tokens: Token[], place: number): boolean {
  for (let at = place; at > place - 3 && at >= 1; at -= 1) {
    if (tokens[at]?.breaks) return false;
    const before = tokens[at - 1] as Token;
    if (DENIALS.has(before.word)) return !HARMLESS.has((tokens[at] as Token).word);
  }
  return false;
}
