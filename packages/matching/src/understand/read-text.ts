import type { Lexicon } from '../lexicon/lexicon.ts';
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
  for (const clause of splitClauses(text, lexicon)) {
    const spotted = spotConcepts(clause.tokens, language, lexicon);
    const inConcept = new Set(spotted.flatMap((found) => found.places));
    for (const { concepts, places, sure } of spotted) {
      const share = sure / Math.sqrt(concepts.length);
      const roles = rolesAt(clause, places.at(-1) ?? 0, reading);
      const said = places.map((place) => clause.tokens[place] as Token);
      for (const concept of concepts) {
        const sense = places.length > 1 ? 1 : suitsContext(concept, said, context, lexicon);
        noteAll(profile.concepts, concept, roles, share * sense * reading.weight);
      }
    }
    gatherFields(clause, reading, lexicon, profile, heard);
    clause.tokens.forEach(({ word }, place) => {
      if (lexicon.functionWords.has(word) || lexicon.plainWords.has(word) || word.length < 3) return;
      const weight = inConcept.has(place) ? WEIGHTS.knownWord : WEIGHTS.unknownWord;
      const root = stem(word, 'en');
      if (!heard.has(`g ${root}`)) {
        heard.add(`g ${root}`);
        const roles = rolesAt(clause, place, reading);
        const telling = tellingOf(word, lexicon.vectors, WEIGHTS.commonWord);
        for (const { group, share } of lexicon.groupWords.get(root) ?? []) {
          for (const role of Object.keys(roles) as (keyof Roles)[])
            gather(profile.groups[role], group, (roles[role] ?? 0) * share * telling * reading.weight);
        }
      }
      noteAll(profile.spoken, word, rolesAt(clause, place, reading), reading.weight);
      noteAll(profile.words, stem(word, language), rolesAt(clause, place, reading), weight * reading.weight);
    });
  }
}

/** Words of everyday fields, each counted once per answer, shared among the fields it goes with. */
function gatherFields(
  clause: Clause,
  reading: QuestionReading,
  lexicon: Lexicon,
  profile: Profile,
  heard: Set<string>,
): void {
  const stems = clause.tokens.map(({ word }) => stem(word, 'en'));
  for (let at = 0; at < stems.length; ) {
    const found = lexicon.fieldWords.longestAt(stems, at);
    const said = stems.slice(at, at + (found?.places.length ?? 1)).join(' ');
    if (found && !heard.has(said)) {
      heard.add(said);
      const roles = rolesAt(clause, at + found.places.length - 1, reading);
      const telling =
        found.places.length > 1 ? 1.5 : tellingOf(clause.tokens[at]?.word ?? '', lexicon.vectors, WEIGHTS.commonWord);
      const weight = (telling * reading.weight) / found.values.length ** WEIGHTS.field.sharing;
      for (const field of found.values) {
        for (const role of Object.keys(roles) as (keyof Roles)[])
          gather(profile.fields[role], field, (roles[role] ?? 0) * weight);
      }
    }
    at += found?.places.length ?? 1;
  }
}

function noteAll<K>(byRole: Record<keyof Required<Roles>, Map<K, number>>, key: K, roles: Roles, weight: number): void {
  for (const role of Object.keys(roles) as (keyof Roles)[]) {
    const strength = (roles[role] ?? 0) * weight;
    if (strength > 0) note(byRole[role], key, strength);
  }
}

/** The roles of what is said at a place in a clause: the question's own, turned by the clause's cues. */
function rolesAt({ cues, firm }: Clause, place: number, { roles: asked }: QuestionReading): Roles {
  const refusedFrom = cues.get('refusal');
  const refused = refusedFrom !== undefined && place >= refusedFrom && place < refusedFrom + 7;
  if (asked.need >= 0.6) {
    if (refused && !cues.has('seeking')) return { refusal: firm ? 1 : 0.5 };
    if (cues.has('offer') && !cues.has('need') && !cues.has('seeking')) return { offer: 0.5, need: 0.35, fact: 0.5 };
    return { need: asked.need, fact: WEIGHTS.role.needAsFact, offer: asked.offer * 0.6 };
  }
  if (cues.has('seeking') && place >= (cues.get('seeking') ?? 0))
    return refused ? { refusal: 1 } : { need: 1, fact: 0.2 };
  if (asked.offer >= 0.6) return refused ? { offer: 0.1 } : { offer: asked.offer, fact: asked.fact * 0.5 };
  if (cues.has('lack')) return { fact: 0.6, need: 0.6 };
  if (refused) return { fact: 0.2 };
  if (cues.has('offer')) return { offer: 0.6, fact: 1 };
  return { fact: asked.fact, interest: asked.interest, offer: asked.offer, need: asked.need };
}
