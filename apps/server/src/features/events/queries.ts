import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { events, memberships } from '../../db/schema/events.ts';
import { and, desc, eq, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { pageOf } from '../../http/page.ts';
import { fieldColumns } from '../event-facts/field-columns.ts';

const selectEvents = (db: Db, callerId: string) =>
  db
    .select({
      id: events.id,
      ...fieldColumns,
      version: events.version,
      created_at: events.createdAt,
      host_id: events.hostId,
      host_email: users.email,
      host_confirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      closed: sql<boolean>`${events.closedAt} is not null`,
      participants_count: sql<number>`(select count(*)::int from memberships m where m.event_id = ${events.id})`,
      waiting_count: sql<number>`(select count(*)::int from waiting_list w where w.event_id = ${events.id})`,
      user_joined: sql<boolean>`exists (
        select 1 from memberships m where m.event_id = ${events.id} and m.user_id = ${callerId})`,
      user_waiting: sql<boolean>`exists (
        select 1 from waiting_list w where w.event_id = ${events.id} and w.user_id = ${callerId})`,
      doors_open: sql<boolean>`exists (
        select 1 from live_sessions s where s.event_id = ${events.id} and s.state <> 'ended')`,
      user_asking: sql<boolean>`exists (select 1 from door_asks k join live_sessions s on s.id = k.session_id
        where s.event_id = ${events.id} and k.user_id = ${callerId})`,
      spot_me: sql<string | null>`(
        select m.spot_me from memberships m where m.event_id = ${events.id} and m.user_id = ${callerId})`,
      user_cohost: sql<boolean>`exists (
        select 1 from cohosts h where h.event_id = ${events.id} and h.user_id = ${callerId})`,
      user_removed: sql<boolean>`exists (
        select 1 from removals x where x.event_id = ${events.id} and x.user_id = ${callerId})`,
    })
    .from(events)
    .innerJoin(users, eq(users.id, events.hostId));

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** The number of events, and the size of the largest in bytes, with every letter escaped. */
const extent = {
  total: sql<number>`count(*)::int`,
  largest: sql<number>`coalesce(max(2 * octet_length(concat(${sql.join(
    Object.values(fieldColumns),
    sql`, `,
  )}))), 0)::int + 2000`,
};

interface Part {
  page: number;
  per_page?: number | undefined;
}
interface EventsPart {
  rows: EventRow[];
  page: number;
  per_page: number;
  total: number;
}

export async function hostedEvents(db: Db, callerId: string, part: Part): Promise<EventsPart> {
  // A list of ids, since 'or' would scan all events.
  const theirs = sql`${events.id} in (select id from events where host_id = ${callerId}
    union all select event_id from cohosts where user_id = ${callerId})`;
  const [all = { total: 0, largest: 1 }] = await db.select(extent).from(events).where(theirs);
  const { offset, ...page } = pageOf(part, all.largest);
  const rows = await selectEvents(db, callerId)
    .where(theirs)
    .orderBy(desc(events.seq))
    .limit(page.per_page)
    .offset(offset);
  return { rows, ...page, total: all.total };
}

export async function joinedEvents(db: Db, callerId: string, part: Part): Promise<EventsPart> {
  const theirs = and(eq(memberships.eventId, events.id), eq(memberships.userId, callerId));
  const [all = { total: 0, largest: 1 }] = await db.select(extent).from(events).innerJoin(memberships, theirs);
  const { offset, ...page } = pageOf(part, all.largest);
  const joined = selectEvents(db, callerId).innerJoin(memberships, theirs).orderBy(desc(memberships.seq));
  return { rows: await joined.limit(page.per_page).offset(offset), ...page, total: all.total };
}

/** The event, which its host may have deleted since the guard. */
export async function eventById(db: Db, callerId: string, eventId: string): Promise<EventRow> {
  const [event] = await selectEvents(db, callerId).where(eq(events.id, eventId));
  if (!event) throw new Refusal('event_not_found');
  return event;
}
