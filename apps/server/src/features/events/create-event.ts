import { mostLenientToday } from '@serendip/contract/dates';
import { type createEvent, eventDatePassed } from '@serendip/contract/events';
import { whenFaults } from '@serendip/contract/when';
import { events } from '../../db/schema/events.ts';
import { invalid } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { makeRoomAhead } from './events-ahead.ts';
import { presentEvent } from './present.ts';
import { eventById } from './queries.ts';

export const createEventHandler: Handler<typeof createEvent> = async ({ body, caller }, ctx) => {
  const { db } = ctx.database;
  const { event_date = null, start_time = null, end_time = null, time_zone = null } = body.event;
  const faults = whenFaults({ event_date, start_time, end_time, time_zone });
  if (event_date && event_date < mostLenientToday(ctx.now())) faults.push(eventDatePassed);
  if (faults.length > 0) throw invalid(...faults);
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
