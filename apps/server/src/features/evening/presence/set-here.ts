import { type Db, rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { LiveSession } from '../plan.ts';
import { bumpPeopleRevision } from './bump-people-revision.ts';

/** Stores that somebody is here, has gone, or is expected again. Saying it twice changes nothing. */
export async function setHere(
  tx: Db,
  session: LiveSession,
  userId: string,
  standing: 'here' | 'gone' | 'expected',
): Promise<void> {
  const changed = await rowsOf(
    tx,
    standing === 'expected'
      ? sql`delete from presences where session_id = ${session.id} and user_id = ${userId} returning user_id`
      : sql`insert into presences as p (session_id, user_id, here, since)
          values (${session.id}, ${userId}, ${standing === 'here'}, clock_timestamp())
          on conflict (session_id, user_id) do update set here = excluded.here, since = excluded.since
          where p.here <> excluded.here returning user_id`,
  );
  if (changed.length > 0) await bumpPeopleRevision(tx, session);
}

/** Seconds. A screen offers to take a tap back for eight, and its call may wait. */
const takenBackWithin = 15;

/** Whether somebody came so lately that who says they are not here takes back a tap on the wrong name. */
export async function cameJustNow(tx: Db, session: LiveSession, userId: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select 1 from presences where session_id = ${session.id} and user_id = ${userId} and here
      and since > clock_timestamp() - make_interval(secs => ${takenBackWithin})`,
  );
  return rows.length > 0;
}
