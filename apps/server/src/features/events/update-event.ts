import { mostLenientToday } from '@serendip/contract/dates';
import { eventDatePassed, type updateEvent } from '@serendip/contract/events';
import { eq, sql } from 'drizzle-orm';
import { events } from '../../db/schema.ts';
import { invalid } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { isAhead, makeRoomAhead } from './events-ahead.ts';
import { presentEvent } from './present.ts';
import { eventById } from './queries.ts';

/** Changes the fields that were sent. A past date may stay as it is. */
export const updateEventHandler: Handler<typeof updateEvent> = async ({ body, caller, event }, ctx) => {
  const now = ctx.now();
  const { event_date: day } = body.event;
  return ctx.database.db.transaction(async (tx) => {
    const before = await eventById(tx, caller.id, event.id);
    if (day && day !== before.event_date && day < mostLenientToday(now)) throw invalid(eventDatePassed);
    const comesBack = day !== undefined && isAhead(day, now) && !isAhead(before.event_date, now);
    if (comesBack) await makeRoomAhead(tx, caller.id, ctx);
    await tx
      .update(events)
      // Setting the id to itself keeps the statement valid when nothing was sent.
      .set({ id: sql`${events.id}`, ...body.event })
      .where(eq(events.id, event.id));
    return { event: presentEvent(await eventById(tx, caller.id, event.id), ctx.config) };
  });
};
