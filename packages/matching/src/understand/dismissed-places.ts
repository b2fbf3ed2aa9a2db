import { type Language, stem } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';
import type { Accumulator } from './accumulate-words.ts';
import { isNothing } from './dismissed.ts';
import type { FoundConcepts } from './find-concepts.ts';
import type { Roles } from './roles.ts';

type Role = keyof Required<Roles>;

/**
 * Places of words that name a dismissed topic, with the roles in which they no longer count: words of a dismissed concept,
 * and words whose fields are all dismissed.
 */
export function dismissedPlaces(
  tokens: Token[],
  foundConcepts: FoundConcepts[],
  language: Language,
  { lexicon, profile: { dismissed } }: Pick<Accumulator, 'lexicon' | 'profile'>,
): Map<number, Set<Role>> {
  const away = new Map<number, Set<Role>>();
  if (isNothing(dismissed)) return away;
  const take = (place: number, roles: Set<Role> | undefined): void => {
    if (roles) away.set(place, new Set([...(away.get(place) ?? []), ...roles]));
  };
  for (const { concepts, places } of foundConcepts)
    if (concepts.every((concept) => dismissed.concepts.has(concept)))
      for (const place of places) for (const concept of concepts) take(place, dismissed.concepts.get(concept));
  tokens.forEach(({ word }, place) => {
    take(place, dismissed.words.get(stem(word, language)));
    const fields = lexicon.fieldWords.longestAt([stem(word, 'en')], 0)?.values ?? [];
    if (fields.length > 0 && fields.every((field) => dismissed.fields.has(field)))
      for (const field of fields) take(place, dismissed.fields.get(field));
  });
  return away;
}
