import { type Match, type MatchCategory, matchCategories, type Room } from '@serendip/contract/matching';
import { categoryLabels } from './category-label.ts';

/** A CSV file. */
export interface Export {
  fileName: string;
  columns: readonly string[];
  rows: string[][];
}

export const matchScore = (percentage: number): string => `${percentage}%`;

/** One row for each person in each room. */
export const roomsExport = (eventId: string, rooms: readonly Room[]): Export => ({
  fileName: `event-${eventId}-room-assignments.csv`,
  columns: ['Room Number', 'Participant Alias', 'Participant Email'],
  rows: rooms.flatMap(({ room_number, participants }) =>
    participants.map(({ alias, email }) => [String(room_number), alias ?? '', email ?? '']),
  ),
});

/** One row for each match, by category. */
export const matchesExport = (
  eventId: string,
  matches: Readonly<Partial<Record<MatchCategory, readonly Match[]>>>,
): Export => ({
  fileName: `event-${eventId}-matches.csv`,
  columns: ['Category', 'User Alias', 'User Email', 'Matched User Alias', 'Matched User Email', 'Match Score'],
  rows: matchCategories.flatMap((category) =>
    (matches[category] ?? []).map(({ user, matched_user, match_percentage }) => [
      categoryLabels[category],
      user.alias ?? '',
      user.email ?? '',
      matched_user.alias ?? '',
      matched_user.email ?? '',
      matchScore(match_percentage),
    ]),
  ),
});
