import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { bumpLiveRevision } from '../event-facts/bump-live-revision.ts';
import { deletedWhenOver, inEvent } from './in-event.ts';

/**
 * Events past the retention time that still hold data to delete. Without a date, the last activity counts: a join, a
 * run or an evening. Running evenings and runs are waited for.
 */
const due = (days: number) => sql`
  select e.id from events e
  where coalesce(e.event_date::timestamptz, greatest(e.created_at,
      (select max(m.joined_at) from memberships m where m.event_id = e.id),
      (select max(r.created_at) from match_runs r where r.event_id = e.id),
      (select max(s.opened_at) from live_sessions s where s.event_id = e.id))) < now() - make_interval(days => ${days}::int)
    and not exists (select 1 from match_runs r where r.event_id = e.id and r.status in ('queued', 'processing'))
    and not exists (select 1 from live_sessions s where s.event_id = e.id and s.state <> 'ended')
    and (${sql.join(
      deletedWhenOver.map((column) => sql`exists (select 1 from ${column.table} where ${inEvent(column, sql`e.id`)})`),
      sql` or `,
    )})`;

/** Deletes answers, everything derived from them, and meetings, as declared in `personal-data.ts`. */
async function deleteOf(tx: Db, eventId: string): Promise<void> {
  await tx.execute(sql`select 1 from events where id = ${eventId} for no key update`);
  for (const column of deletedWhenOver) await tx.delete(column.table).where(inEvent(column, eventId));
  await bumpLiveRevision(tx, eventId);
}

/** For each event past `RETENTION_DAYS`, in a transaction each. */
export async function deleteOldEvents({ config, database: { db }, stopping }: Ctx): Promise<void> {
  for (const { id } of await rowsOf<{ id: string }>(db, due(config.retentionDays))) {
    if (stopping.aborted) return;
    await db.transaction((tx) => deleteOf(tx, id));
  }
}
