import type { Db } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { and, eq, isNull } from '../../db/sql.ts';

export interface EventInLinks {
  name: string;
  event_date: string | null;
  start_time: string | null;
}

/** The part of an event that a pasted link shows, if it is open and allows guests. */
export async function eventInLinks(db: Db, eventId: string): Promise<EventInLinks | undefined> {
  const [event] = await db
    .select({ name: events.name, event_date: events.event_date, start_time: events.start_time })
    .from(events)
    .where(and(eq(events.id, eventId), events.guest_join, isNull(events.closedAt)));
  return event;
}
