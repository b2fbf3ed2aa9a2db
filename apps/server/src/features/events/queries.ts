import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { events, memberships, users } from '../../db/schema.ts';
import { fieldColumns } from './field-columns.ts';

const selectEvents = (db: Db, callerId: string) =>
  db
    .select({
      id: events.id,
      ...fieldColumns,
      created_at: events.createdAt,
      host_id: events.hostId,
      host_email: users.email,
      host_confirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      closed: sql<boolean>`${events.closedAt} is not null`,
      participants_count: sql<number>`(select count(*)::int from memberships m where m.event_id = ${events.id})`,
      user_joined: sql<boolean>`exists (
        select 1 from memberships m where m.event_id = ${events.id} and m.user_id = ${callerId})`,
    })
    .from(events)
    .innerJoin(users, eq(users.id, events.hostId));

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

export const hostedEvents = (db: Db, callerId: string): Promise<EventRow[]> =>
  selectEvents(db, callerId).where(eq(events.hostId, callerId)).orderBy(desc(events.seq));

export const joinedEvents = (db: Db, callerId: string): Promise<EventRow[]> =>
  selectEvents(db, callerId)
    .innerJoin(memberships, and(eq(memberships.eventId, events.id), eq(memberships.userId, callerId)))
    .orderBy(desc(memberships.seq));

/** The event, which must exist: ids come from the guard or from an insert. */
export async function eventById(db: Db, callerId: string, eventId: string): Promise<EventRow> {
  const [event] = await selectEvents(db, callerId).where(eq(events.id, eventId));
  if (!event) throw new Error('an event vanished while it was being read');
  return event;
}
