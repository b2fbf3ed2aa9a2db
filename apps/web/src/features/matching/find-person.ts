import { type Match, type MatchCategory, matchCategories, type Room } from '@serendip/contract/matching';
import type { KnownPerson } from './person-line.tsx';

const says = ({ alias, email }: KnownPerson, words: string) =>
  `${alias ?? ''} ${email ?? ''}`.toLowerCase().includes(words);

/** The rooms with a person whose alias or e-mail contains the search text. An empty text finds all. */
export function roomsWith(rooms: readonly Room[], words: string): readonly Room[] {
  const wanted = words.trim().toLowerCase();
  return wanted ? rooms.filter(({ participants }) => participants.some((person) => says(person, wanted))) : rooms;
}

type Matches = Readonly<Partial<Record<MatchCategory, readonly Match[]>>>;

/** The matches with such a person, on either side. */
export function matchesWith(matches: Matches, words: string): Matches {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return matches;
  const found: Partial<Record<MatchCategory, readonly Match[]>> = {};
  for (const category of matchCategories)
    found[category] = (matches[category] ?? []).filter(
      ({ user, matched_user }) => says(user, wanted) || says(matched_user, wanted),
    );
  return found;
}
