import { mostLenientToday } from '@serendip/contract/dates';
import { type createEvent, eventDatePassed } from '@serendip/contract/events';
import { events } from '../../db/schema.ts';
import { invalid } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { makeRoomAhead } from './events-ahead.ts';
import { presentEvent } from './present.ts';
import { eventById } from './queries.ts';

export const createEventHandler: Handler<typeof createEvent> = async ({ body, caller }, ctx) => {
  const { db } = ctx.database;
  const { event_date: day } = body.event;
  if (day && day < mostLenientToday(ctx.now())) throw invalid(eventDatePassed);
  const [created] = await db.transaction(async (tx) => {
    await makeRoomAhead(tx, caller.id, ctx);
    return tx
      .insert(events)
      .values({ ...body.event, hostId: caller.id })
      .returning({ id: events.id });
  });
  if (!created) throw new Error('the insert of an event returned nothing');
  return { event: presentEvent(await eventById(db, caller.id, created.id), ctx.config) };
};
