import { type Db, rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';

/**
 * Tells all evenings that an account is being erased, before its memberships go, and ends the evenings of its own events.
 * Locks the events first, in one order. Returns the evenings that need a reseat.
 */
export async function eraseFromEvenings(tx: Db, userId: string): Promise<string[]> {
  await tx.execute(sql`update events set live_revision = live_revision + 1 where id in (
    select e.id from events e where e.host_id = ${userId}
        or exists (select 1 from memberships m where m.event_id = e.id and m.user_id = ${userId})
        or exists (select 1 from asks k where k.event_id = e.id and k.user_id = ${userId})
      order by e.id for no key update)`);
  // Others' departures hold this person's seats.
  await tx.execute(sql`delete from departures where session_id in (
    select s.id from live_sessions s join memberships m on m.event_id = s.event_id where m.user_id = ${userId})`);
  const hosted = sql`(select id from events where host_id = ${userId})`;
  await tx.execute(sql`delete from stage_links where event_id in ${hosted}`);
  await tx.execute(sql`delete from stage_codes where event_id in ${hosted}`);
  await tx.execute(sql`delete from asks where event_id in ${hosted}`);
  await tx.execute(sql`update live_sessions set state = 'ended', version = version + 1, ends_at = null, paused_left = null,
    code = null, ended_at = clock_timestamp(), seated_revision = people_revision
    where state <> 'ended' and event_id in ${hosted}`);
  const left = await rowsOf<{ id: string }>(
    tx,
    sql`update live_sessions s set people_revision = people_revision + 1 where s.state in ('round', 'break')
      and exists (select 1 from memberships m where m.event_id = s.event_id and m.user_id = ${userId}) returning s.id`,
  );
  return left.map(({ id }) => id);
}
