import { limits } from '@serendip/contract/limits';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

/** The numbers of the run to come. */
export interface Outline {
  roomSize: number;
  rounds: number;
  matchesPerPerson: number;
}

/** Those of the newest run; before it, the usual ones. */
export async function outlineOf(tx: Db, eventId: string): Promise<Outline> {
  const [newest] = await rowsOf<Outline>(
    tx,
    sql`select room_size as "roomSize", rounds, matches_per_person as "matchesPerPerson" from match_runs
      where event_id = ${eventId} order by seq desc limit 1`,
  );
  return (
    newest ?? {
      roomSize: limits.room_size_default,
      rounds: limits.rounds_default,
      matchesPerPerson: limits.matches_per_person_default,
    }
  );
}
