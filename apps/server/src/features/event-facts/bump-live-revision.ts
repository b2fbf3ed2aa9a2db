import type { Db } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { eq, sql } from '../../db/sql.ts';

/**
 * Call this in every transaction that changes the answer of `GET live` or of the stage, so that polling phones get the
 * change.
 */
export const bumpLiveRevision = (tx: Db, eventId: string) =>
  tx
    .update(events)
    .set({ liveRevision: sql`${events.liveRevision} + 1` })
    .where(eq(events.id, eventId));

/** The same for every running evening of a person. Locks the events in one order. */
export const bumpOpenEvenings = (tx: Db, userId: string) =>
  tx.execute(sql`update events set live_revision = live_revision + 1 where id in (
    select e.id from events e join memberships m on m.event_id = e.id and m.user_id = ${userId}
    where exists (select 1 from live_sessions s where s.event_id = e.id and s.state <> 'ended')
    order by e.id for no key update of e)`);
