import type { Room } from '@serendip/contract/matching';
import type { QueryClient } from '@tanstack/react-query';
import { type RoomsAs, runRooms } from './queries.ts';

interface Wanted {
  runId: string | undefined;
  rounds: number;
  as: RoomsAs;
}

/** A run's rooms, by round. One round after the other: the rooms of a large event are megabytes. */
export async function roomsOfAllRounds(
  client: QueryClient,
  eventId: string,
  { runId, rounds, as }: Wanted,
): Promise<Room[][]> {
  const all: Room[][] = [];
  for (let round = 1; round <= rounds; round += 1)
    all.push((await client.fetchQuery(runRooms(eventId, runId, round, as)))?.rooms ?? []);
  return all;
}
