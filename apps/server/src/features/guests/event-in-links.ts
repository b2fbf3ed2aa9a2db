import type { Db } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { and, eq, isNull } from '../../db/sql.ts';

export interface EventInLinks {
  name: string;
  event_date: string | null;
  start_time: string | null;
}

/** What a pasted link tells anybody of an event: of one that is open and allows guests, and of no other. */
export async function eventInLinks(db: Db, eventId: string): Promise<EventInLinks | undefined> {
  const [event] = await db
    .select({ name: events.name, event_date: events.event_date, start_time: events.start_time })
    .from(events)
    .where(and(eq(events.id, eventId), events.guest_join, isNull(events.closedAt)));
  return event;
}
