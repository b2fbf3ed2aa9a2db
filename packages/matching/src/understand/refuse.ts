import type { Lexicon } from '../lexicon/lexicon.ts';
import { tokenise } from '../text/tokens.ts';
import { note, type Profile } from './profile.ts';
import { spotConcepts } from './spot-concepts.ts';

/** 'Nurses as mere token partners' turns down no nurses: concepts count only when they are all that a phrase says. */
export function refuse(phrase: string, weight: number, lexicon: Lexicon, profile: Profile): void {
  const tokens = tokenise(phrase);
  const spotted = spotConcepts(tokens, 'en', lexicon);
  const named = new Set(spotted.flatMap(({ places }) => places));
  if (tokens.some(({ word }, place) => !named.has(place) && !lexicon.functionWords.has(word))) return;
  for (const { concepts } of spotted) for (const concept of concepts) note(profile.concepts.refusal, concept, weight);
}
