import { type Db, rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { LiveSession } from '../plan.ts';
import { bumpPeopleRevision } from './bump-people-revision.ts';

/** Stores that a person is here, gone or expected. Repeating it changes nothing. */
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

/** Seconds. The screen offers to undo a tap for eight, and the call can be late. */
const takenBackWithin = 15;

/** Whether a person checked in so recently that 'not here' undoes a tap on the wrong name. */
export async function cameJustNow(tx: Db, session: LiveSession, userId: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select 1 from presences where session_id = ${session.id} and user_id = ${userId} and here
      and since > clock_timestamp() - make_interval(secs => ${takenBackWithin})`,
  );
  return rows.length > 0;
}
