import type { Lexicon } from '../lexicon/lexicon.ts';
import { stem } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';
import type { Clause } from './clauses.ts';
import type { Hearing } from './hearing.ts';
import { note } from './profile.ts';
import type { Roles } from './roles.ts';
import type { Spotted } from './spot-concepts.ts';

/** A concept with more narrower ones is so wide that a story only touches it; it is a topic where it is named outright. */
export const WIDEST = 60;
/** With more words of its own an answer, or a stretch of a list, tells something and does not just name it. */
const MOST_WORDS = { answer: 3, listed: 2 };
/** A single word of more fields is too vague to name anything. */
const MOST_FIELDS = 6;
/** So many of one person are kept in a role. */
const MOST = 20;

/** Words of a story about events or other people. */
const TELLING = new Set(
  (
    'he she they it you him them his her their its my your me was were had been when because since while after before if ' +
    'that to not no never at into out up down over off like then now still just again every all only too'
  ).split(' '),
);
const SELF = new Set(['i', 'we']);
/** After 'I' or 'we', these introduce a plain statement: 'I am a lawyer', 'we need a cook'. */
const STATING = new Set('am are need want seek offer can do teach know'.split(' '));
/** Words that say little in an answer, and all where it says nothing else. */
const ENOUGH_ALONE = new Set(['job', 'jobs', 'work']);

/**
 * Notes what somebody names in so many words that only fields or a wide concept know: 'a lawyer', 'web design'. A word of a
 * long answer makes no field sure; of an answer that says nothing else there is no doubt (`onlyNames`). English alone: words of
 * other languages are read by what they mean.
 */
export function noteNamings(
  clause: Clause,
  spotted: Spotted[],
  rolesOf: (place: number) => Roles,
  { lexicon, profile, weight }: Hearing,
): void {
  const { tokens } = clause;
  const ends = knownUntil(clause, spotted, lexicon);
  if (clause.cues.size === 0 && !isAllKnown(clause, spotted, ends, lexicon)) return;
  for (let place = 0; place < tokens.length; ) {
    const end = endOfNaming(tokens, place, ends, lexicon);
    const roles = end > place ? rolesOf(end - 1) : {};
    for (const role of Object.keys(roles) as (keyof Roles)[])
      if (profile.namings[role].size < MOST)
        note(profile.namings[role], tokens.slice(place, end).map(asSaid).join(' '), (roles[role] ?? 0) * weight);
    place = Math.max(end, place + 1);
  }
}

/** By the place of a word that can name something: where the words end that fields, or a wide concept, know together. */
function knownUntil({ tokens, cueWords }: Clause, spotted: Spotted[], lexicon: Lexicon): Map<number, number> {
  const ends = new Map<number, number>();
  const stems = tokens.map(({ word }) => stem(word, 'en'));
  tokens.forEach(({ word }, place) => {
    if (cueWords.has(place) || lexicon.functionWords.has(word) || isFaint(word, lexicon)) return;
    const found = lexicon.fieldWords.longestAt(stems, place);
    if (found) ends.set(place, place + found.places.length);
  });
  for (const { concepts, places } of spotted) {
    const isWide = concepts.every((concept) => (lexicon.concepts[concept]?.narrower ?? 0) > WIDEST);
    const [first = 0, last = 0] = [places[0], places.at(-1)];
    // A narrower concept is read by its own name.
    if (!isWide) for (const place of places) ends.delete(place);
    else if (last - first < places.length) ends.set(first, last + 1);
  }
  return ends;
}

const isFaint = (word: string, { plainWords }: Lexicon): boolean => plainWords.has(word) && !ENOUGH_ALONE.has(word);

/** Whether an answer only names things: it is short, or a list, and speaks of nobody else and of nothing that happened. */
export function onlyNames(clauses: Clause[], lexicon: Lexicon): boolean {
  const stretches = clauses.flatMap((clause) => ownWords(clause, lexicon));
  const words = stretches.reduce((sum, own) => sum + own, 0);
  if (words > MOST_WORDS.answer && stretches.some((own) => own > MOST_WORDS.listed)) return false;
  return clauses.every(({ tokens, cues }) =>
    tokens.every(
      ({ word }, at) =>
        !TELLING.has(word) && (!SELF.has(word) || cues.size > 0 || STATING.has(tokens[at + 1]?.word ?? '')),
    ),
  );
}

/** Whether the lexicon knows every word: names and odd words mean that the clause is about something else. */
function isAllKnown({ tokens }: Clause, spotted: Spotted[], ends: Map<number, number>, lexicon: Lexicon): boolean {
  const known = new Set(spotted.flatMap(({ places }) => places));
  for (const [from, end] of ends) for (let place = from; place < end; place += 1) known.add(place);
  return tokens.every(
    ({ word }, place) =>
      known.has(place) || word.length < 2 || lexicon.functionWords.has(word) || isFaint(word, lexicon),
  );
}

/** How many words each stretch between commas has of its own. */
function ownWords({ tokens, cueWords }: Clause, lexicon: Lexicon): number[] {
  const counts: number[] = [];
  tokens.forEach(({ word, breaks }, place) => {
    const isOwn =
      !cueWords.has(place) && word.length > 1 && !lexicon.functionWords.has(word) && !isFaint(word, lexicon);
    if (breaks || counts.length === 0) counts.push(0);
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + Number(isOwn);
  });
  return counts;
}

/** Where a naming ends that begins at a place, or that place where none does. */
function endOfNaming(tokens: Token[], from: number, ends: Map<number, number>, lexicon: Lexicon): number {
  let end = from;
  while (ends.has(end) && (end === from || !tokens[end]?.breaks)) end = ends.get(end) as number;
  const alone = end - from === 1 ? stem((tokens[from] as Token).word, 'en') : undefined;
  const fields = alone === undefined ? undefined : lexicon.fieldWords.longestAt([alone], 0)?.values;
  return (fields?.length ?? 0) > MOST_FIELDS ? from : end;
}

/** 'Lawyer' begins a sentence, 'UX' is written so. */
const asSaid = ({ word, cased }: Token): string => (cased.slice(1) === word.slice(1) ? word : cased);
