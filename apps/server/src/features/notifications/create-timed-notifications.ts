import { limits } from '@serendip/contract/limits';
import { Temporal } from 'temporal-polyfill';
import type { Ctx } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { and, gte, isNull, lte, sql } from '../../db/sql.ts';
import { deliverMailsJob, deliverPushesJob, deliveryOrder } from '../../queue/jobs.ts';
import { momentsOf, type When } from '../event-facts/moments.ts';
import { newestEventOf } from './event-of-two.ts';
import { notify } from './notify.ts';

/** Job, every minute: creates time-based notifications, and delivers those whose time has come. */
export async function createTimedNotifications(ctx: Ctx): Promise<void> {
  await tellUnread(ctx);
  await tellTomorrow(ctx);
  const { db } = ctx.database;
  const due = await rowsOf<{ channel: 'email' | 'push' }>(
    db,
    sql`select distinct channel from deliveries where due_at <= now()`,
  );
  for (const { channel } of due)
    await ctx.queue.enqueue(db, channel === 'email' ? deliverMailsJob : deliverPushesJob, {}, deliveryOrder);
}

/**
 * The oldest unread message of every conversation. It is the cause, so a second mail comes only after reading. Messages
 * older than a day are skipped. The event through which the two know each other gives the zone for the night.
 */
async function tellUnread(ctx: Ctx): Promise<void> {
  const { db } = ctx.database;
  const waiting = await rowsOf<{ user_id: string; other_id: string; cause: string; event_id: string | null }>(
    db,
    sql`with first as materialized (
        select distinct on (m.recipient_id, m.sender_id) m.id, m.recipient_id, m.sender_id, m.created_at
        from messages m where m.read_at is null order by m.recipient_id, m.sender_id, m.seq)
      select f.recipient_id as user_id, f.sender_id as other_id, f.id::text as cause, (
          ${newestEventOf(sql`f.recipient_id`, sql`f.sender_id`)}) as event_id
      from first f where f.created_at <= now() - make_interval(mins => ${limits.unread_minutes}::int)
        and f.created_at > now() - interval '1 day'
        and not exists (select 1 from blocks b where (b.user_id = f.recipient_id and b.other_id = f.sender_id)
          or (b.user_id = f.sender_id and b.other_id = f.recipient_id))
        and not exists (select 1 from notifications n
          where n.user_id = f.recipient_id and n.kind = 'message' and n.cause = f.id::text)
      limit 1000`,
  );
  for (const { user_id, other_id, cause, event_id } of waiting)
    await db.transaction((tx) =>
      notify(tx, ctx, {
        kind: 'message',
        users: [user_id],
        cause,
        other: other_id,
        ...(event_id && { event: event_id }),
      }),
    );
}

/** 24 hours before the start, or 9:00 the day before in the event's zone without a time. */
export function tomorrowNewsAt(event: When): Date | null {
  if (!event.event_date) return null;
  const { starts_at } = momentsOf(event);
  if (starts_at) return new Date(Date.parse(starts_at) - 24 * 3_600_000);
  const dayBefore = Temporal.PlainDate.from(event.event_date).subtract({ days: 1 });
  const nine = dayBefore.toZonedDateTime({ timeZone: event.time_zone ?? 'UTC', plainTime: '09:00' });
  return new Date(nine.epochMilliseconds);
}

/** People who have joined by then; later guests have just seen the date. */
async function tellTomorrow(ctx: Ctx): Promise<void> {
  const { db } = ctx.database;
  const now = ctx.now();
  const day = (offset: number) => new Date(now.getTime() + offset * 24 * 3_600_000).toISOString().slice(0, 10);
  const near = await db
    .select({
      id: events.id,
      event_date: events.event_date,
      start_time: events.start_time,
      end_time: events.end_time,
      time_zone: events.time_zone,
    })
    .from(events)
    .where(and(isNull(events.closedAt), gte(events.event_date, day(-1)), lte(events.event_date, day(3))));
  for (const event of near) {
    const at = tomorrowNewsAt(event);
    const starts = Date.parse(momentsOf(event).starts_at ?? `${event.event_date}T00:00:00Z`);
    if (!at || at > now || now.getTime() >= starts) continue;
    const cause = `${event.id} ${at.toISOString()}`;
    const users = sql`select m.user_id, ${cause}::text as cause, null::uuid as other_id from memberships m
      where m.event_id = ${event.id} and m.joined_at <= ${at.toISOString()}::timestamptz
        and not exists (select 1 from notifications n
          where n.event_id = ${event.id} and n.kind = 'event_tomorrow' and n.cause = ${cause})`;
    await db.transaction((tx) => notify(tx, ctx, { kind: 'event_tomorrow', users, event: event.id }));
  }
}
