import { type Match, type MatchCategory, matchCategories, type Room } from '@serendip/contract/matching';
import { mentionedBy } from '../../lib/mentions.ts';

/** The rooms with a person whose name, alias or e-mail contains the search text. An empty text finds all. */
export function roomsWith(rooms: readonly Room[], search: string): readonly Room[] {
  return search.trim() ? rooms.filter(({ participants }) => participants.some(mentionedBy(search))) : rooms;
}

type Matches = Readonly<Partial<Record<MatchCategory, readonly Match[]>>>;

/** The matches with such a person, on either side. */
export function matchesWith(matches: Matches, search: string): Matches {
  if (!search.trim()) return matches;
  const fits = mentionedBy(search);
  const found: Partial<Record<MatchCategory, readonly Match[]>> = {};
  for (const category of matchCategories)
    found[category] = (matches[category] ?? []).filter(({ user, matched_user }) => fits(user) || fits(matched_user));
  return found;
}
