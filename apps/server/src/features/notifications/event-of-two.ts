import { type Db, rowsOf } from '../../db/database.ts';
import { type SQL, sql } from '../../db/sql.ts';

/** The newest event through which two people know each other: its zone decides the night. */
export const newestEventOf = (one: SQL, other: SQL): SQL => sql`
  select r.event_id from room_seats a join room_seats b on b.run_id = a.run_id and b.user_id = ${other}
    join match_runs r on r.id = a.run_id and r.published_at is not null
  where a.user_id = ${one} order by r.seq desc limit 1`;

export async function eventOfTwo(tx: Db, oneId: string, otherId: string): Promise<string | undefined> {
  const rows = await rowsOf<{ event_id: string }>(tx, newestEventOf(sql`${oneId}::uuid`, sql`${otherId}::uuid`));
  return rows[0]?.event_id;
}
