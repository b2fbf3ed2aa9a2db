import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { events, memberships } from '../../db/schema/events.ts';
import { and, desc, eq, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Caller } from '../../http/authorise.ts';
import { pageOf } from '../../http/page.ts';
import { coverUrl } from '../event-facts/cover-url.ts';
import { fieldColumns } from '../event-facts/field-columns.ts';
import { invitedCount } from '../event-facts/invited.ts';
import { isInvited } from '../event-facts/is-invited.ts';

const selectEvents = (db: Db, callerId: string) =>
  db
    .select({
      id: events.id,
      ...fieldColumns,
      // Guests must not learn that there are drafts.
      publish: sql<(typeof events.publish)['_']['data'] | null>`case when ${events.hostId} = ${callerId} or exists (
        select 1 from cohosts h where h.event_id = ${events.id} and h.user_id = ${callerId}) then ${events.publish} end`,
      version: events.version,
      created_at: events.createdAt,
      host_id: events.hostId,
      host_email: users.email,
      host_confirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      closed: sql<boolean>`${events.closedAt} is not null`,
      participants_count: sql<number>`(select count(*)::int from memberships m where m.event_id = ${events.id})`,
      waiting_count: sql<number>`(select count(*)::int from waiting_list w where w.event_id = ${events.id})`,
      invited_count: sql<number | null>`case when ${events.hostId} = ${callerId} or exists (select 1 from cohosts h
        where h.event_id = ${events.id} and h.user_id = ${callerId}) then ${invitedCount(sql`${events.id}`)} end`,
      user_joined: sql<boolean>`exists (
        select 1 from memberships m where m.event_id = ${events.id} and m.user_id = ${callerId})`,
      user_waiting: sql<boolean>`exists (
        select 1 from waiting_list w where w.event_id = ${events.id} and w.user_id = ${callerId})`,
      doors_open: sql<boolean>`exists (
        select 1 from live_sessions s where s.event_id = ${events.id} and s.state <> 'ended')`,
      user_asked: sql<boolean>`exists (
        select 1 from asks k where k.event_id = ${events.id} and k.user_id = ${callerId})`,
      cover_url: coverUrl(sql`${events.id}`),
      user_invited: isInvited(sql`${events.id}`, sql`${callerId}::uuid`),
      spot_me: sql<string | null>`(
        select m.spot_me from memberships m where m.event_id = ${events.id} and m.user_id = ${callerId})`,
      words_count: sql<number>`(select count(*)::int from word_recipients r join words w on w.id = r.word_id
        where w.event_id = ${events.id} and r.user_id = ${callerId})`,
      user_cohost: sql<boolean>`exists (
        select 1 from cohosts h where h.event_id = ${events.id} and h.user_id = ${callerId})`,
      user_door: sql<boolean>`exists (
        select 1 from door_helpers d where d.event_id = ${events.id} and d.user_id = ${callerId})`,
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

/** Of a token for one event, only that one. */
export async function hostedEvents(db: Db, caller: Pick<Caller, 'id' | 'token'>, part: Part): Promise<EventsPart> {
  // A list of ids, since 'or' would scan all events.
  const hosted = sql`${events.id} in (select id from events where host_id = ${caller.id}
    union all select event_id from cohosts where user_id = ${caller.id}
    union all select event_id from door_helpers where user_id = ${caller.id})`;
  const theirs = caller.token?.eventId ? and(hosted, eq(events.id, caller.token.eventId)) : hosted;
  const [all = { total: 0, largest: 1 }] = await db.select(extent).from(events).where(theirs);
  const { offset, ...page } = pageOf(part, all.largest);
  const rows = await selectEvents(db, caller.id)
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
