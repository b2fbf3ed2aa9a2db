import type { Language } from '@serendip/texts/languages';
import type { Db } from '../../db/database.ts';
import { eventCovers, events } from '../../db/schema/events.ts';
import { and, eq, isNull, or, sql } from '../../db/sql.ts';

export interface EventInLinks {
  name: string;
  event_date: string | null;
  start_time: string | null;
  /** Null: not listed. */
  place: string | null;
  listed: boolean;
  language: Language;
  /** Of the host's picture. */
  key: string | null;
}

/** The part of an event that a pasted link shows, if it is open, and is listed or allows guests. */
export async function eventInLinks(db: Db, eventId: string): Promise<EventInLinks | undefined> {
  const [event] = await db
    .select({
      name: events.name,
      event_date: events.event_date,
      start_time: events.start_time,
      place: sql<string | null>`case when ${events.listed} then ${events.place} end`,
      listed: events.listed,
      language: events.language,
      key: eventCovers.key,
    })
    .from(events)
    .leftJoin(eventCovers, eq(eventCovers.eventId, events.id))
    .where(and(eq(events.id, eventId), or(events.guest_join, events.listed), isNull(events.closedAt)));
  return event;
}
