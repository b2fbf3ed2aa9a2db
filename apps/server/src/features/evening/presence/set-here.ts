import type { Ctx } from '../../../context.ts';
import { type Db, rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { tellWebhooks } from '../../webhooks/tell-webhooks.ts';
import type { LiveSession } from '../plan.ts';
import { bumpPeopleRevision } from './bump-people-revision.ts';
import { giveBackSeats, noteDeparture } from './departures.ts';

/**
 * Stores that a person is here, gone or expected. Repeating it changes nothing. Somebody who was here before a wrong tap
 * is gone, not expected. Coming back at once gives back the seats of before.
 */
export async function setHere(
  tx: Db,
  ctx: Pick<Ctx, 'queue'>,
  session: LiveSession,
  userId: string,
  standing: 'here' | 'gone' | 'expected',
): Promise<void> {
  const isHere = standing === 'here';
  const taken =
    standing === 'expected' &&
    (await rowsOf(
      tx,
      sql`delete from presences where session_id = ${session.id} and user_id = ${userId}
        and (here_from is null or here_from = since) returning user_id`,
    ));
  const changed =
    taken && taken.length > 0
      ? taken
      : await rowsOf(
          tx,
          sql`insert into presences as p (session_id, user_id, here, since, here_from)
            select ${session.id}, ${userId}, ${isHere}, t.at, case when ${isHere}::boolean then t.at end
              from (select clock_timestamp() as at offset 0) t
              where ${standing} <> 'expected' or exists (
                select 1 from presences o where o.session_id = ${session.id} and o.user_id = ${userId})
            on conflict (session_id, user_id) do update set here = excluded.here, since = excluded.since,
              here_from = coalesce(p.here_from, excluded.here_from),
              here_until = case when not excluded.here and p.here then excluded.since end
            where p.here <> excluded.here returning user_id`,
        );
  if (changed.length === 0) return;
  if (isHere) await giveBackSeats(tx, session, userId);
  else await noteDeparture(tx, session, userId);
  await bumpPeopleRevision(tx, session);
  if (!isHere) return;
  const data = sql`jsonb_build_object('here_count', (
    select count(*) from presences where session_id = ${session.id} and here))`;
  await tellWebhooks(tx, ctx, { event: session.eventId, kind: 'guest.checked_in', user: userId, data });
}

/** Seconds. The screen offers to undo a tap for eight, and the call can be late. */
const takenBackWithin = 15;

/**
 * Whether a person checked in so recently that 'not here' undoes a tap on the wrong name. People who were here when the
 * running round began have sat in it, so they leave.
 */
export async function cameJustNow(tx: Db, session: LiveSession, userId: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select 1 from presences p join live_sessions s on s.id = p.session_id
      where p.session_id = ${session.id} and p.user_id = ${userId} and p.here and p.since > s.began_at
        and p.since > clock_timestamp() - make_interval(secs => ${takenBackWithin})`,
  );
  return rows.length > 0;
}
