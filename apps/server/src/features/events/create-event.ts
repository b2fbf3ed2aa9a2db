import { mostLenientToday } from '@serendip/contract/dates';
import { type createEvent, eventDatePassed, languageFaults } from '@serendip/contract/events';
import { whenFaults } from '@serendip/contract/when';
import type { Db } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { and, eq } from '../../db/sql.ts';
import { invalid } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { inEventZone } from '../event-facts/joining.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { makeRoomAhead } from './events-ahead.ts';
import { presentEvent } from './present.ts';
import { eventById } from './queries.ts';

async function createdBefore(db: Db, hostId: string, clientId: string): Promise<{ id: string } | undefined> {
  const same = and(eq(events.hostId, hostId), eq(events.clientId, clientId));
  return (await db.select({ id: events.id }).from(events).where(same))[0];
}

/** Creates an event once: a retry with the same client id finds the first. */
export const createEventHandler: Handler<typeof createEvent> = async ({ body, caller, request }, ctx) => {
  const { db } = ctx.database;
  const { client_id: clientId = null, ...fields } = body.event;
  const { event_date = null, start_time = null, end_time = null, time_zone = null, joining_until = null } = fields;
  // Proposed by the host's own language, as the wizard does.
  const { language = request.language, second_language = null } = fields;
  const faults = [
    ...whenFaults({ event_date, start_time, end_time, time_zone }),
    ...languageFaults({ language, second_language }),
  ];
  if (event_date && event_date < mostLenientToday(ctx.now())) faults.push(eventDatePassed);
  if (faults.length > 0) throw invalid(...faults);
  const [created] = await db.transaction(async (tx) => {
    // A second copy of the call waits here, and finds the event of the first.
    await lockAccount(tx, caller.id, 'alone');
    const first = clientId ? await createdBefore(tx, caller.id, clientId) : undefined;
    if (first) return [first];
    await makeRoomAhead(tx, caller.id, ctx);
    return tx
      .insert(events)
      .values({
        ...fields,
        language,
        joining_until: inEventZone(joining_until, time_zone),
        clientId,
        hostId: caller.id,
      })
      .returning({ id: events.id });
  });
  if (!created) throw new Error('the insert of an event returned nothing');
  return { event: presentEvent(await eventById(db, caller.id, created.id), ctx) };
};
