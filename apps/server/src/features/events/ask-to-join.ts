import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { asks } from '../../db/schema/events.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { hostsOf } from '../cohosts/hosts-of.ts';
import { lockEvening } from '../evening/in-evening.ts';
import { bumpLiveRevision } from '../event-facts/bump-live-revision.ts';
import { isInvited } from '../event-facts/is-invited.ts';
import { isJoiningClosed } from '../event-facts/joining.ts';
import type { When } from '../event-facts/moments.ts';
import { isOver } from '../event-facts/over.ts';
import { notify } from '../notifications/notify.ts';

/**
 * Stores that a new person asks, where a host lets people in: at the door one by one, or by the event's `joining`. Returns
 * whether they ask. Participants, people who wait for a place, removed people and hosts do not. With the code of the evening
 * a person is `atDoor`, and no rule but these two holds. Throws `by_invitation` or `joining_closed`. Their account must be
 * locked exclusively; the event is locked until the commit.
 */
export async function askToJoin(
  tx: Db,
  eventId: string,
  userId: string,
  atDoor: boolean,
  ctx: Pick<Ctx, 'config' | 'now' | 'queue'>,
): Promise<boolean> {
  const evening = await lockEvening(tx, eventId);
  if (!evening) return false;
  const { session, entry } = evening;
  const isOn = session !== undefined && session.state !== 'ended';
  const isOneByOne = isOn && session.oneByOne;
  const isClosed = isJoiningClosed(entry, ctx.now());
  if (entry.joining === 'anyone' && !isClosed && !isOneByOne) return false;
  const [row] = await rowsOf<When & { known: boolean; invited: boolean }>(
    tx,
    sql`select e.closed_at is not null or e.host_id = ${userId}
        or exists (select 1 from cohosts h where h.event_id = e.id and h.user_id = ${userId})
        or exists (select 1 from memberships m where m.event_id = e.id and m.user_id = ${userId})
        or exists (select 1 from waiting_list w where w.event_id = e.id and w.user_id = ${userId})
        or exists (select 1 from removals x where x.event_id = e.id and x.user_id = ${userId}) as known,
        ${isInvited(sql`e.id`, sql`${userId}::uuid`, ctx)} as invited,
        e.event_date::text, e.start_time, e.end_time, e.time_zone
      from events e where e.id = ${eventId}`,
  );
  // For people who are known, and when the event is over, taking a place has the answer.
  if (!row || row.known || (!isOn && isOver(row, ctx.now()))) return false;
  if (!atDoor && isClosed) throw new Refusal('joining_closed');
  if (!atDoor && entry.joining === 'invited' && !row.invited) throw new Refusal('by_invitation');
  if (!isOneByOne && (entry.joining !== 'ask' || row.invited)) return false;
  const changed = await rowsOf(
    tx,
    sql`insert into asks as k (event_id, user_id, at_door) values (${eventId}, ${userId}, ${atDoor})
      on conflict (event_id, user_id) do update set at_door = true where excluded.at_door and not k.at_door
      returning user_id`,
  );
  if (changed.length > 0) await bumpLiveRevision(tx, eventId);
  // At the doors the console shows it. Once per person, however often they ask.
  if (changed.length > 0 && !isOn)
    await notify(tx, ctx, { kind: 'asked', users: hostsToTell(eventId, userId), event: eventId });
  return true;
}

const hostsToTell = (eventId: string, userId: string) =>
  sql`select h.user_id, ${`${eventId} ${userId}`}::text as cause, null::uuid as other_id from ${hostsOf(eventId)} h`;

/** Ends a person's ask, if there is one. The event must be locked. */
export async function withdrawAsk(tx: Db, eventId: string, userId: string): Promise<{ atDoor: boolean } | undefined> {
  const [ask] = await tx
    .delete(asks)
    .where(and(eq(asks.eventId, eventId), eq(asks.userId, userId)))
    .returning({ atDoor: asks.atDoor });
  if (ask) await bumpLiveRevision(tx, eventId);
  return ask;
}
