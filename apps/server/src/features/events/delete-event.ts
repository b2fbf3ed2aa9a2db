import { type deleteEvent, isNameTyped, typeTheName } from '@serendip/contract/events';
import { events } from '../../db/schema/events.ts';
import { eq, sql } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { fieldColumns } from '../event-facts/field-columns.ts';
import { liesAhead } from '../event-facts/over.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { notifyOfCallOff } from '../notifications/notify-of-call-off.ts';

const doorsOpened = sql<boolean>`exists (select 1 from live_sessions s where s.event_id = events.id)`;

/**
 * Deletes an event with a cascade, including a running match run or evening, whose workers then find nothing. Messages
 * and contacts stay.
 */
export const deleteEventHandler: Handler<typeof deleteEvent> = async ({ body, caller, event }, ctx) => {
  await ctx.database.db.transaction(async (tx) => {
    await lockAccount(tx, caller.id, 'alone');
    const [gone] = await tx
      .select({ id: events.id, ...fieldColumns, sequence: events.calendarSequence, doorsOpened })
      .from(events)
      .where(eq(events.id, event.id))
      .for('update');
    if (!gone) throw new Refusal('event_not_found');
    if (!isNameTyped(body.event.name, gone.name)) throw invalid(typeTheName);
    if (!gone.doorsOpened && liesAhead(gone, ctx.now())) await notifyOfCallOff(tx, ctx, gone, true);
    await tx.delete(events).where(eq(events.id, event.id));
  });
  return {};
};
