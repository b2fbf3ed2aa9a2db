import type { Ctx } from '../../../context.ts';
import { rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Engine } from '../../engine/engine-thread.ts';
import { readSnapshot } from '../../engine/snapshot.ts';
import { bumpLiveRevision } from '../../event-facts/bump-live-revision.ts';
import { firstOpenRound, sessionToSeat, whoIsSeated } from './read-seating.ts';
import { lockPeople } from './write-seats.ts';

/** Finds the lines for each pair that meets after a repair of the plan. */
export async function explainNewMeetings(ctx: Ctx, sessionId: string, engine: () => Engine): Promise<void> {
  const { db } = ctx.database;
  const session = await sessionToSeat(db, sessionId);
  if (!session?.match_run_id || (session.state !== 'round' && session.state !== 'break')) return;
  const unexplained = await rowsOf<{ a: string; b: string }>(
    db,
    sql`select distinct a.user_id as a, b.user_id as b
      from live_seats a join live_seats b on b.session_id = a.session_id and b.round = a.round
        and b.room_number = a.room_number and a.user_id < b.user_id
      where a.session_id = ${sessionId} and a.round >= ${firstOpenRound(session)}
        and not exists (select 1 from meeting_reasons r
          where r.run_id = ${session.match_run_id} and r.user_a = a.user_id and r.user_b = b.user_id)`,
  );
  if (unexplained.length === 0) return;
  const involved = unexplained.flatMap(({ a, b }) => [a, b]);
  const here = (await whoIsSeated(db, session)).map(({ user_id }) => user_id);
  const snapshot = await readSnapshot(db, session.event_id, [...new Set([...here, ...involved])]);
  const meetings = await engine().ask('explain_meetings', {
    snapshot,
    pairs: unexplained.map(({ a, b }): [string, string] => [a, b]),
  });
  if (meetings.length === 0) return;
  await db.transaction(async (tx) => {
    await lockPeople(tx, [...new Set(meetings.flatMap(({ a, b }) => [a, b]))]);
    // People who left or were erased meanwhile are no members, so nothing is stored about them.
    await tx.execute(sql`insert into meeting_reasons (run_id, user_a, user_b, reason_for_a, reason_for_b, fit_for_a, fit_for_b, quotes)
      select ${session.match_run_id}, m.a, m.b, m.reason_for_a, m.reason_for_b, m.fit_for_a, m.fit_for_b, m.quotes
      from jsonb_to_recordset(${JSON.stringify(meetings)}::jsonb)
        as m(a uuid, b uuid, reason_for_a jsonb, reason_for_b jsonb, fit_for_a text, fit_for_b text, quotes jsonb)
      join memberships one on one.event_id = ${session.event_id} and one.user_id = m.a
      join memberships other on other.event_id = ${session.event_id} and other.user_id = m.b
      on conflict do nothing`);
    await bumpLiveRevision(tx, session.event_id);
  });
}
