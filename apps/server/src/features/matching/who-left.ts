import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

/**
 * People with a seat in the run's result who are no participants any more: they left or were erased since the snapshot.
 * Later leavers wait for this transaction; concurrent ones count as gone.
 */
export async function whoLeft(tx: Db, runId: string, eventId: string): Promise<Set<string>> {
  const gone = await rowsOf<{ user_id: string }>(
    tx,
    sql`with present as (
        select m.user_id from memberships m join room_seats s on s.user_id = m.user_id and s.run_id = ${runId} and s.round = 1
        where m.event_id = ${eventId} order by m.user_id for key share of m skip locked)
      select s.user_id from room_seats s
      where s.run_id = ${runId} and s.round = 1 and not exists (select 1 from present p where p.user_id = s.user_id)`,
  );
  return new Set(gone.map(({ user_id }) => user_id));
}
