import { mostLenientToday } from '@serendip/contract/dates';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { cohostInvitations, cohosts, doorHelpers, eventCovers, events, waitingList } from '../../db/schema/events.ts';
import { and, eq, gte, inArray, sql } from '../../db/sql.ts';
import { fieldColumns } from '../event-facts/field-columns.ts';
import { liesAhead } from '../event-facts/over.ts';
import { notifyOfCallOff } from '../notifications/notify-of-call-off.ts';
import { deleteUnansweredQuestions } from '../questions/delete-unanswered.ts';

/** Closes the events of a host who deletes the account: they have no host any more, and take no more people. */
export async function closeHostedEvents(tx: Db, ctx: Ctx, hostId: string): Promise<void> {
  await tx
    .update(events)
    .set({
      closedAt: sql`coalesce(${events.closedAt}, now())`,
      description: null,
      calendarSequence: sql`${events.calendarSequence} + 1`,
    })
    .where(eq(events.hostId, hostId));
  await callOffEventsAhead(tx, ctx, hostId);
  const hosted = tx.select({ id: events.id }).from(events).where(eq(events.hostId, hostId));
  await tx.delete(cohosts).where(inArray(cohosts.eventId, hosted));
  await tx.delete(doorHelpers).where(inArray(doorHelpers.eventId, hosted));
  await tx.delete(cohostInvitations).where(inArray(cohostInvitations.eventId, hosted));
  await tx.delete(eventCovers).where(inArray(eventCovers.eventId, hosted));
  await tx.delete(waitingList).where(inArray(waitingList.eventId, hosted));
  await deleteUnansweredQuestions(tx, eq(events.hostId, hostId));
}

const neverOpened = sql`not exists (select 1 from live_sessions s where s.event_id = events.id)`;

/** Notifies participants and waiting people that an upcoming event is called off. */
async function callOffEventsAhead(tx: Db, ctx: Ctx, hostId: string): Promise<void> {
  const ahead = await tx
    .select({ id: events.id, ...fieldColumns, sequence: events.calendarSequence })
    .from(events)
    .where(and(eq(events.hostId, hostId), gte(events.event_date, mostLenientToday(ctx.now())), neverOpened))
    .orderBy(events.id);
  for (const event of ahead) if (liesAhead(event, ctx.now())) await notifyOfCallOff(tx, ctx, event, false);
}
