import type { Lexicon } from '../lexicon/lexicon.ts';
import { tokenise } from '../text/tokens.ts';
import { findConcepts } from './find-concepts.ts';
import { note, type Profile } from './profile.ts';

/** 'Nurses as mere token partners' turns down no nurses: concepts count only when they are all that a phrase says. */
export function refuse(phrase: string, weight: number, lexicon: Lexicon, profile: Profile): void {
  const tokens = tokenise(phrase);
  const foundConcepts = findConcepts(tokens, 'en', lexicon);
  const named = new Set(foundConcepts.flatMap(({ places }) => places));
  if (tokens.some(({ word }, place) => !named.has(place) && !lexicon.functionWords.has(word))) return;
  for (const { concepts } of foundConcepts)
    for (const concept of concepts) note(profile.concepts.refusal, concept, weight);
}
