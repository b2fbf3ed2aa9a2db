import type { PlanOfPeople } from '@serendip/matching/rules/rule';

/** A plan as a run or an evening stored it. */
export interface StoredPlan {
  seats: readonly { user_id: string; round: number; room_number: number; here: boolean }[];
  pairs: readonly { user_a: string; user_b: string }[];
}

/** The same, as rules see it. People who left have no seat in it. */
export function planOf({ seats, pairs }: StoredPlan): PlanOfPeople {
  const rounds: string[][][] = [];
  for (const { user_id, round, room_number, here } of seats) {
    if (!here) continue;
    rounds[round - 1] ??= [];
    const rooms = rounds[round - 1] as string[][];
    for (let room = rooms.length; room < room_number; room += 1) rooms.push([]);
    rooms[room_number - 1]?.push(user_id);
  }
  return { rounds: Array.from(rounds, (rooms) => rooms ?? []), pairs: pairs.map((pair) => [pair.user_a, pair.user_b]) };
}
