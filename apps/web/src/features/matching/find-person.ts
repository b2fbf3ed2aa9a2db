import { type Match, type MatchCategory, matchCategories, type Room } from '@serendip/contract/matching';
import type { KnownPerson } from './person-line.tsx';

const mentions = ({ name, alias, email }: KnownPerson, search: string) =>
  `${name ?? ''} ${alias ?? ''} ${email ?? ''}`.toLowerCase().includes(search);

/** The rooms with a person whose name, alias or e-mail contains the search text. An empty text finds all. */
export function roomsWith(rooms: readonly Room[], search: string): readonly Room[] {
  const wanted = search.trim().toLowerCase();
  return wanted ? rooms.filter(({ participants }) => participants.some((person) => mentions(person, wanted))) : rooms;
}

type Matches = Readonly<Partial<Record<MatchCategory, readonly Match[]>>>;

/** The matches with such a person, on either side. */
export function matchesWith(matches: Matches, search: string): Matches {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return matches;
  const found: Partial<Record<MatchCategory, readonly Match[]>> = {};
  for (const category of matchCategories)
    found[category] = (matches[category] ?? []).filter(
      ({ user, matched_user }) => mentions(user, wanted) || mentions(matched_user, wanted),
    );
  return found;
}
