import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { matchNotes, meetingAnswers } from '../../db/schema/after-meeting.ts';
import { topicReadings, topicSkips, topics } from '../../db/schema/answers.ts';
import { aiReplies, matchRuns } from '../../db/schema/matching.ts';
import { inArray, sql } from '../../db/sql.ts';
import { bumpLiveRevision } from '../event-facts/bump-live-revision.ts';

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
    and (exists (select 1 from match_runs r where r.event_id = e.id)
      or exists (select 1 from event_questions q join event_answers a on a.question_id = q.id where q.event_id = e.id)
      or exists (select 1 from topics t where t.event_id = e.id)
      or exists (select 1 from match_notes n where n.event_id = e.id)
      or exists (select 1 from meeting_answers g where g.event_id = e.id)
      or exists (select 1 from live_sessions s join presences p on p.session_id = s.id where s.event_id = e.id))`;

/** Deletes answers, everything derived from them, and meetings. The event, its memberships and messages stay. */
async function deleteOf(tx: Db, eventId: string): Promise<void> {
  await tx.execute(sql`select 1 from events where id = ${eventId} for no key update`);
  await tx.execute(sql`delete from event_answers where question_id in (
    select id from event_questions where event_id = ${eventId})`);
  for (const table of [topics, topicSkips, topicReadings, aiReplies, matchNotes, meetingAnswers, matchRuns])
    await tx.delete(table).where(inArray(table.eventId, [eventId]));
  const evenings = sql`(select id from live_sessions where event_id = ${eventId})`;
  for (const table of ['presences', 'live_seats', 'encounters'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where session_id in ${evenings}`);
  await bumpLiveRevision(tx, eventId);
}

/** For each event past `RETENTION_DAYS`, in a transaction each. */
export async function deleteOldEvents({ config, database: { db }, stopping }: Ctx): Promise<void> {
  for (const { id } of await rowsOf<{ id: string }>(db, due(config.retentionDays))) {
    if (stopping.aborted) return;
    await db.transaction((tx) => deleteOf(tx, id));
  }
}
