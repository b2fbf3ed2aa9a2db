import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

/** The participants who are here now. Null if the doors are not open. */
export async function whoIsHere(db: Db, eventId: string): Promise<string[] | null> {
  const [evening] = await rowsOf<{ here: string[] }>(
    db,
    sql`select coalesce((select json_agg(p.user_id order by p.user_id) from presences p
        join memberships m on m.event_id = s.event_id and m.user_id = p.user_id
        where p.session_id = s.id and p.here), '[]') as here
      from live_sessions s where s.event_id = ${eventId} and s.state <> 'ended'`,
  );
  return evening?.here ?? null;
}
