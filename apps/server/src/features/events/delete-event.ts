import { type deleteEvent, isNameTyped, typeTheName } from '@serendip/contract/events';
import { events } from '../../db/schema/events.ts';
import { eq } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { notifyOfCallOff } from '../notifications/notify-of-call-off.ts';
import { isAhead } from './events-ahead.ts';

/**
 * Deletes an event with a cascade, including a running match run or evening, whose workers then find nothing. Messages
 * and contacts stay.
 */
export const deleteEventHandler: Handler<typeof deleteEvent> = async ({ body, caller, event }, ctx) => {
  await ctx.database.db.transaction(async (tx) => {
    await lockAccount(tx, caller.id, 'alone');
    const [gone] = await tx
      .select({ name: events.name, day: events.event_date })
      .from(events)
      .where(eq(events.id, event.id))
      .for('update');
    if (!gone) throw new Refusal('event_not_found');
    if (!isNameTyped(body.event.name, gone.name)) throw invalid(typeTheName);
    if (isAhead(gone.day, ctx.now())) await notifyOfCallOff(tx, ctx, event.id, gone.name);
    await tx.delete(events).where(eq(events.id, event.id));
  });
  return {};
};
