import type { Ctx } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Engine } from '../engine/engine-thread.ts';
import { readSnapshot } from '../engine/snapshot.ts';
import { lockPeople } from '../evening/seating/write-seats.ts';
import { linesOf } from './lines-of-meeting.ts';

/** Job: finds the reasons for people whom a host put into one room, or on each other's list. Does nothing if none is missing. */
export async function explainEditedRun(
  ctx: Ctx,
  runId: string,
  signal: AbortSignal,
  start: (signal: AbortSignal) => Engine,
): Promise<void> {
  const { db } = ctx.database;
  const unexplained = await rowsOf<{ event_id: string; a: string; b: string }>(
    db,
    sql`select r.event_id, m.a, m.b from match_runs r join (
        select a.run_id, a.user_id as a, b.user_id as b from room_seats a join room_seats b
          on b.run_id = a.run_id and b.round = a.round and b.room_number = a.room_number and a.user_id < b.user_id
        union select p.run_id, p.user_a, p.user_b from match_pairs p where p.by_hand and p.reasons_for_a = '[]'::jsonb
      ) m on m.run_id = r.id
      where r.id = ${runId} and not exists (
        select 1 from meeting_reasons g where g.run_id = r.id and g.user_a = m.a and g.user_b = m.b)`,
  );
  const [first] = unexplained;
  if (!first) return;
  const snapshot = await readSnapshot(db, first.event_id);
  const engine = start(signal);
  try {
    const pairs = unexplained.map(({ a, b }): [string, string] => [a, b]);
    const meetings = await engine.ask('explain_meetings', { snapshot, pairs });
    await db.transaction(async (tx) => {
      await lockPeople(tx, [...new Set(meetings.flatMap(({ a, b }) => [a, b]))]);
      // People who left or were erased meanwhile are no members, so nothing is stored about them.
      await tx.execute(sql`insert into meeting_reasons (run_id, user_a, user_b, reason_for_a, reason_for_b, fit_for_a, fit_for_b, quotes)
        select ${runId}, m.a, m.b, m.reason_for_a, m.reason_for_b, m.fit_for_a, m.fit_for_b, m.quotes
        from jsonb_to_recordset(${JSON.stringify(meetings)}::jsonb)
          as m(a uuid, b uuid, reason_for_a jsonb, reason_for_b jsonb, fit_for_a text, fit_for_b text, quotes jsonb)
        join memberships one on one.event_id = ${first.event_id} and one.user_id = m.a
        join memberships other on other.event_id = ${first.event_id} and other.user_id = m.b
        on conflict do nothing`);
      await tx.execute(sql`update match_pairs p set
          reasons_for_a = ${linesOf(sql`g.reason_for_a`)}, reasons_for_b = ${linesOf(sql`g.reason_for_b`)},
          fit_for_a = coalesce(g.fit_for_a, 'hello'), fit_for_b = coalesce(g.fit_for_b, 'hello'), quotes = g.quotes,
          connected_for_a = ${linesOf(sql`g.reason_for_a`)} <> '[]'::jsonb,
          connected_for_b = ${linesOf(sql`g.reason_for_b`)} <> '[]'::jsonb
        from meeting_reasons g where p.run_id = ${runId} and p.by_hand and p.reasons_for_a = '[]'::jsonb
          and g.run_id = p.run_id and g.user_a = p.user_a and g.user_b = p.user_b`);
    });
  } finally {
    engine.stop();
  }
}
