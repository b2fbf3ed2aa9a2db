import type { Concept, Lexicon } from '../lexicon/lexicon.ts';
import { type Language, stem } from '../text/stem.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import { WEIGHTS } from '../weights.ts';
import { type Accumulator, accumulateDirections, accumulateFields, accumulateGroups } from './accumulate-words.ts';
import { type Clause, splitClauses } from './clauses.ts';
import { type Context, noContext, suitsContext } from './context.ts';
import { denialsIn } from './denials.ts';
import { withoutRoles } from './dismissed.ts';
import { dismissedPlaces } from './dismissed-places.ts';
import { type EnglishWord, englishWordsOf } from './english-words.ts';
import { type FoundConcepts, findConcepts } from './find-concepts.ts';
import { leaningsOf } from './leaning.ts';
import { note, type Profile } from './profile.ts';
import type { QuestionReading } from './question-reading.ts';
import { recordStatements } from './record-statements.ts';
import type { Roles } from './roles.ts';
import { rolesAt } from './roles-at.ts';

/** Some people change the language within an answer; so many small words show it. */
const TELLING_A_CHANGE = 3;

/** Notes every concept and word of a free-text answer in the roles its clause gives it. */
export function readText(
  text: string,
  reading: QuestionReading,
  lexicon: Lexicon,
  profile: Profile,
  context: Context = noContext,
): void {
  const into: Accumulator = { lexicon, profile, weight: reading.weight, counted: new Set() };
  const accumulate = (words: EnglishWord[], rolesOf: (place: number) => Roles): void => {
    accumulateFields(words, rolesOf, into);
    accumulateGroups(words, rolesOf, into);
  };
  const clauses = splitClauses(lexicon.joinAfterward(text), lexicon);
  const mostly = lexicon.languages.detect(
    clauses.flatMap(({ tokens }) => tokens),
    reading.language,
  );
  const leanings = reading.mixed ? leaningsOf(clauses, lexicon.leanings) : [];
  for (const [at, clause] of clauses.entries()) {
    const language = lexicon.languages.detect(clause.tokens, mostly, TELLING_A_CHANGE);
    const foundConcepts = conceptsOf(clause, language, lexicon);
    const inConcept = new Set(foundConcepts.flatMap((found) => found.places));
    const denials = denialsIn(clause.tokens, lexicon);
    // Where what denies is part of a phrase, that phrase is meant: 'lost my job'.
    for (const { places } of foundConcepts)
      if (places.some((place) => denials.by.has(place))) for (const place of places) denials.of.delete(place);
    const away = dismissedPlaces(clause.tokens, foundConcepts, language, into);
    const rolesOf = (place: number): Roles =>
      withoutRoles(rolesAt(clause, place, reading, leanings[at]?.[place], denials.of.get(place)), away.get(place));
    const words = englishWordsOf(clause.tokens, language, context.foreign, lexicon).filter(
      ({ place }) => !clause.cueWords.has(place),
    );
    // A concept that is refused says it all; fields speak for what no concept does.
    accumulate(words, (place) => (inConcept.has(place) ? notRefused(rolesOf(place)) : rolesOf(place)));
    accumulateDirections(words, rolesOf, into);
    recordStatements(words, clause, foundConcepts, rolesOf, into, reading.topic === true);
    for (const { concepts, places, sure } of foundConcepts) {
      const share = sure / Math.sqrt(concepts.length);
      const roles = rolesOf(places.at(-1) ?? 0);
      const said = places.map((place) => clause.tokens[place] as Token);
      for (const concept of concepts) {
        // Refusals seldom share a subject with the person's other answers, so that context does not help.
        const sense = places.length > 1 || reading.refuses ? 1 : suitsContext(concept, said, context, lexicon);
        const known = lexicon.concepts[concept];
        const isTrouble = known?.sensitive && tellsTrouble(clause, places.at(-1) ?? 0, reading);
        if (isTrouble) profile.troubles.add(concept);
        const told = inCompany(isTrouble ? notOffered(roles) : roles, clause, known);
        const left = withoutRoles(told, profile.dismissed.concepts.get(concept));
        noteAll(profile.concepts, concept, left, share * sense * reading.weight);
        if (language === 'en') continue;
        // The concept's English name speaks for the phrase.
        const name = tokenise(lexicon.concepts[concept]?.name ?? '');
        const inEnglish = name.map(({ word }) => ({ word, place: 0, share: share * sense }));
        accumulate(inEnglish, () => roles);
      }
    }
    clause.tokens.forEach(({ word }, place) => {
      if (clause.cueWords.has(place)) return;
      if (lexicon.functionWords.has(word) || lexicon.plainWords.has(word) || word.length < 3) return;
      const weight = inConcept.has(place) ? WEIGHTS.knownWord : WEIGHTS.unknownWord;
      noteAll(profile.words, stem(word, language), rolesOf(place), weight * reading.weight);
    });
  }
}

/** Seeking company for a pastime also offers it: two who look for a tennis partner match. Not 'a partner for distribution'. */
const inCompany = (roles: Roles, { cues }: Clause, concept: Concept | undefined): Roles =>
  cues.has('company') && roles.need !== undefined && concept?.pastime ? { ...roles, company: roles.need } : roles;

/** Whether a place is about the writer's own trouble: 'I have depression', but not 'I can help with depression'. */
const tellsTrouble = ({ cues, offersOutright }: Clause, place: number, { roles: asked }: QuestionReading): boolean =>
  asked.offer < WEIGHTS.said.asks && !offersOutright && place >= (cues.get('trouble') ?? Number.POSITIVE_INFINITY);

const notOffered = ({ offer: _, ...others }: Roles): Roles => others;
const notRefused = ({ refusal: _, ...others }: Roles): Roles => others;

/** The concepts of a clause; 'no recruiters' refuses recruiters, though the lexicon may know the two words as a concept. */
function conceptsOf({ tokens, cues, firm }: Clause, language: Language, lexicon: Lexicon): FoundConcepts[] {
  const from = firm ? cues.get('refusal') : undefined;
  if (from === undefined) return findConcepts(tokens, language, lexicon);
  const after = findConcepts(tokens.slice(from), language, lexicon);
  return [
    ...findConcepts(tokens.slice(0, from), language, lexicon),
    ...after.map((found) => ({ ...found, places: found.places.map((place) => place + from) })),
  ];
}

function noteAll<K>(byRole: Record<keyof Required<Roles>, Map<K, number>>, key: K, roles: Roles, weight: number): void {
  for (const role of Object.keys(roles) as (keyof Roles)[]) {
    const strength = (roles[role] ?? 0) * weight;
    if (strength > 0) note(byRole[role], key, strength);
  }
}
