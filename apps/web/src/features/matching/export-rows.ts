import { type Match, type MatchCategory, matchCategories, type Room } from '@serendip/contract/matching';

/** A CSV file. */
export interface Export {
  fileName: string;
  columns: readonly string[];
  rows: string[][];
}

/** Files speak English, for the programs that read them. */
const categories: Record<MatchCategory, string> = {
  mutual_connections: 'Mutual Connections',
  can_help: 'Can Help Others',
  can_receive_help: 'Can Receive Help',
};

export const matchScore = (percentage: number): string => `${percentage}%`;

/** One row for each person in each room of each round. With one round there is no column for it. */
export const roomsExport = (eventId: string, rounds: readonly (readonly Room[])[]): Export => {
  const several = rounds.length > 1;
  return {
    fileName: `event-${eventId}-room-assignments.csv`,
    columns: [...(several ? ['Round'] : []), 'Room Number', 'Participant Alias', 'Participant Email'],
    rows: rounds.flatMap((rooms, at) =>
      rooms.flatMap(({ room_number, participants }) =>
        participants.map(({ alias, email }) => [
          ...(several ? [String(at + 1)] : []),
          String(room_number),
          alias ?? '',
          email ?? '',
        ]),
      ),
    ),
  };
};

/** One row for each person in each room of each round, as people sat in the evening. */
export const heldExport = (eventId: string, rounds: readonly (readonly Room[])[]): Export => ({
  fileName: `event-${eventId}-rooms-as-held.csv`,
  columns: ['Round', 'Room Number', 'Participant Alias', 'Participant Email', 'Participant Names'],
  rows: rounds.flatMap((rooms, at) =>
    rooms.flatMap(({ room_number, participants }) =>
      participants.map(({ alias, email, name }) => [
        String(at + 1),
        String(room_number),
        alias ?? '',
        email ?? '',
        name ?? '',
      ]),
    ),
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
      categories[category],
      user.alias ?? '',
      user.email ?? '',
      matched_user.alias ?? '',
      matched_user.email ?? '',
      matchScore(match_percentage),
    ]),
  ),
});
