import { mostLenientToday } from '@serendip/contract/dates';
import { eventDatePassed, type updateEvent } from '@serendip/contract/events';
import { eq, sql } from 'drizzle-orm';
import { events } from '../../db/schema.ts';
import { invalid } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { presentEvent } from './present.ts';
import { eventById } from './queries.ts';

/** Changes the fields that were sent. A past date that stays as it was is no fault of this edit. */
export const updateEventHandler: Handler<typeof updateEvent> = async (
  { body, caller, event },
  { database: { db }, now },
) => {
  const { name, description, event_date: eventDate } = body.event;
  return db.transaction(async (tx) => {
    const before = await eventById(tx, caller.id, event.id);
    const dateChanged = eventDate != null && eventDate !== before.event_date;
    if (dateChanged && eventDate < mostLenientToday(now())) throw invalid(eventDatePassed);
    await tx
      .update(events)
      .set({
        // The identity assignment keeps the statement valid when nothing was sent.
        id: sql`${events.id}`,
        ...(name === undefined ? {} : { name }),
        ...(description === undefined ? {} : { description }),
        ...(eventDate === undefined ? {} : { eventDate }),
      })
      .where(eq(events.id, event.id));
    return { event: presentEvent(await eventById(tx, caller.id, event.id)) };
  });
};
