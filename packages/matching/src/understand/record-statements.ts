import { rootOf } from '../text/root.ts';
import { WEIGHTS } from '../weights.ts';
import type { Accumulator } from './accumulate-words.ts';
import type { Clause } from './clauses.ts';
import type { EnglishWord } from './english-words.ts';
import type { FoundConcepts } from './find-concepts.ts';
import type { Roles } from './roles.ts';

/** Longer ones are told, not stated. */
const MOST_ROOTS = 6;
/** So many of one person are kept on each side. */
const MOST = 60;

/**
 * Records each stretch between commas as a statement. Offers in answers count, since they can match a stated need word for
 * word. Needs count only in topics: the thing that an answer names is often not the thing wanted.
 */
export function recordStatements(
  words: EnglishWord[],
  { tokens }: Clause,
  foundConcepts: FoundConcepts[],
  rolesOf: (place: number) => Roles,
  { lexicon, profile, weight }: Accumulator,
  topic: boolean,
): void {
  const { given, least } = WEIGHTS.statement;
  const starts = [0, ...tokens.flatMap(({ breaks }, place) => (breaks && place > 0 ? place : []))];
  starts.forEach((from, at) => {
    const to = starts[at + 1] ?? tokens.length;
    const within = (place: number): boolean => place >= from && place < to;
    const said = words.filter(
      ({ word, place }) => within(place) && word.length > 1 && !lexicon.functionWords.has(word),
    );
    const last = said.at(-1);
    if (!last) return;
    const roles = rolesOf(last.place);
    const need = topic ? weight * (roles.need ?? 0) : 0;
    const gift = weight * Math.max(given.offer * (roles.offer ?? 0), given.fact * (roles.fact ?? 0));
    if (Math.max(need, gift) < least) return;
    const roots = [...new Set(said.map(({ word }) => rootOf(word)))];
    if (roots.length > MOST_ROOTS) return;
    const concepts = [
      ...new Set(foundConcepts.filter(({ places }) => places.every(within)).flatMap((one) => one.concepts)),
    ];
    const { sought: needs, given: gifts } = profile.statements;
    if (need >= least && needs.length < MOST) needs.push({ roots, concepts, weight: Math.min(1, need) });
    if (gift >= least && gifts.length < MOST) gifts.push({ roots, concepts, weight: Math.min(1, gift) });
  });
}
