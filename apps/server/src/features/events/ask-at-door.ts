import { type Db, rowsOf } from '../../db/database.ts';
import { doorAsks } from '../../db/schema/evening.ts';
import { and, eq, inArray, sql } from '../../db/sql.ts';
import { lockEvening } from '../evening/in-evening.ts';
import { bumpLiveRevision } from '../event-facts/bump-live-revision.ts';

/**
 * Stores that a new person asks at the door, where hosts let people in one by one; returns whether they ask. Participants,
 * people who wait for a place, removed people and hosts do not. Their account must be locked exclusively; the event is
 * locked until the commit.
 */
export async function askAtDoor(tx: Db, eventId: string, userId: string, atDoor: boolean): Promise<boolean> {
  const session = (await lockEvening(tx, eventId))?.session;
  if (!session?.oneByOne || session.state === 'ended') return false;
  const [row] = await rowsOf<{ known: boolean }>(
    tx,
    sql`select e.closed_at is not null or e.host_id = ${userId}
        or exists (select 1 from cohosts h where h.event_id = e.id and h.user_id = ${userId})
        or exists (select 1 from memberships m where m.event_id = e.id and m.user_id = ${userId})
        or exists (select 1 from waiting_list w where w.event_id = e.id and w.user_id = ${userId})
        or exists (select 1 from removals x where x.event_id = e.id and x.user_id = ${userId}) as known
      from events e where e.id = ${eventId}`,
  );
  if (!row || row.known) return false;
  const changed = await rowsOf(
    tx,
    sql`insert into door_asks as k (session_id, user_id, at_door) values (${session.id}, ${userId}, ${atDoor})
      on conflict (session_id, user_id) do update set at_door = true where excluded.at_door and not k.at_door
      returning user_id`,
  );
  if (changed.length > 0) await bumpLiveRevision(tx, eventId);
  return true;
}

/** Ends a person's ask, if there is one. The event must be locked. */
export async function withdrawAsk(tx: Db, eventId: string, userId: string): Promise<{ atDoor: boolean } | undefined> {
  const ofEvent = sql`(select id from live_sessions where event_id = ${eventId})`;
  const [ask] = await tx
    .delete(doorAsks)
    .where(and(eq(doorAsks.userId, userId), inArray(doorAsks.sessionId, ofEvent)))
    .returning({ atDoor: doorAsks.atDoor });
  if (ask) await bumpLiveRevision(tx, eventId);
  return ask;
}
