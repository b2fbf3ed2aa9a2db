import type { MatchRun, Room } from '@serendip/contract/matching';
import type { QueryClient } from '@tanstack/react-query';
import { runRooms } from './queries.ts';

/** A run's rooms, by round. One round after the other: the rooms of a large event are megabytes. */
export async function roomsOfAllRounds(
  client: QueryClient,
  eventId: string,
  run: Pick<MatchRun, 'id' | 'rounds'> | undefined,
): Promise<Room[][]> {
  const rooms: Room[][] = [];
  for (let round = 1; round <= (run?.rounds ?? 1); round += 1)
    rooms.push((await client.fetchQuery(runRooms(eventId, run?.id, round)))?.rooms ?? []);
  return rooms;
}
