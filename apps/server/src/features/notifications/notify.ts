import { type NotificationKind, notificationDefaults } from '@serendip/contract/notifications';
import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { eq, type SQL, sql } from '../../db/sql.ts';
import { deliverMailsJob, deliverPushesJob, deliveryOrder } from '../../queue/jobs.ts';
import { quietUntil } from './quiet.ts';

export interface News {
  kind: NotificationKind;
  /** Recipients: ids, or a select of `user_id`, `cause` and, if any, `other_id`. */
  users: string[] | SQL;
  /** The cause: a person is notified once per kind and cause. Omitted if the select gives it. */
  cause?: string;
  event?: string;
  /** The event sets the quiet hours only: the notification does not carry it. */
  withoutEvent?: true;
  /** The other person it is about. */
  other?: string;
  /** The event's name, if this transaction deletes the event. */
  goneEvent?: string;
}

/** Causes of one kind and event mailed within an hour; further changes come in one later mail. */
const mostInAnHour = 5;

/** The demo people's address domain: nobody reads their mails. */
const demoDomain = 'demo.serendip.test';

type Telling = Pick<Ctx, 'queue' | 'now'>;

/** The earliest time for mails and pushes. Null: at once. */
async function dueOf(tx: Db, { now }: Telling, { kind, event }: News): Promise<Date | null> {
  if (!event) return null;
  const [found] = await tx
    .select({
      event_date: events.event_date,
      start_time: events.start_time,
      end_time: events.end_time,
      time_zone: events.time_zone,
      isBusy: sql<boolean>`(select count(distinct n.cause) from notifications n where n.event_id = ${event}
        and n.kind = ${kind} and n.created_at > now() - interval '1 hour') >= ${mostInAnHour}`,
    })
    .from(events)
    .where(eq(events.id, event));
  const at = now();
  const later = found?.isBusy && isOfHost(kind) ? new Date(at.getTime() + 3_600_000) : at;
  return quietUntil(found, later) ?? (later === at ? null : later);
}

/** Kinds that a host can trigger as often as they like. */
const isOfHost = (kind: NotificationKind) => kind === 'event_moved' || kind === 'matches_ready';

const selectOf = ({ users, cause, other }: News): SQL =>
  Array.isArray(users)
    ? sql`select value::uuid as user_id, ${cause ?? ''}::text as cause, ${other ?? null}::uuid as other_id
        from json_array_elements_text(${JSON.stringify(users)}::json)`
    : users;

/**
 * Notifies people, in the transaction of the cause: once per kind and cause, however often it is called. A worker
 * delivers it on the channels that are on. It locks no account, so it can be anywhere in a transaction.
 */
export async function notify(tx: Db, ctx: Telling, news: News): Promise<void> {
  const { kind, event = null, goneEvent = null, withoutEvent } = news;
  const due = await dueOf(tx, ctx, news);
  const { email, push } = notificationDefaults[kind];
  // Waiting deliveries about an older state of the same thing are dropped.
  if (due && event && isOfHost(kind))
    await tx.execute(sql`delete from deliveries d using notifications n where n.id = d.notification_id
      and n.event_id = ${event} and n.kind = ${kind} and d.due_at > now()`);
  const dueAt = due ? sql`${due.toISOString()}::timestamptz` : sql`now()`;
  const handedOver = await rowsOf<{ channel: 'email' | 'push' }>(
    tx,
    sql`with people as (${selectOf(news)}),
      told as (
        insert into notifications (user_id, kind, event_id, other_id, gone_event, cause, read_at)
        select p.user_id, ${kind}, ${withoutEvent ? null : event}::uuid, p.other_id, ${goneEvent}, p.cause,
          ${kind === 'joined' ? sql`now()` : sql`null::timestamptz`}
        from people p join users u on u.id = p.user_id and u.erased_at is null
        on conflict do nothing returning id, user_id),
      ways as (
        select t.id, t.user_id, coalesce(s.email, ${email}) as email, coalesce(s.push, ${push}) as push from told t
          left join notification_switches s on s.user_id = t.user_id and s.kind = ${kind})
      insert into deliveries (notification_id, channel, subscription_id, due_at)
      select w.id, 'email', null, ${dueAt} from ways w join users u on u.id = w.user_id
        where w.email and u.email is not null and u.email not like ${`%@${demoDomain}`}
      union all select w.id, 'push', p.id, ${dueAt} from ways w join push_subscriptions p on p.user_id = w.user_id where w.push
      returning channel`,
  );
  if (due) return;
  const isDue = (channel: 'email' | 'push') => handedOver.some((one) => one.channel === channel);
  if (isDue('email')) await ctx.queue.enqueue(tx, deliverMailsJob, {}, deliveryOrder);
  if (isDue('push')) await ctx.queue.enqueue(tx, deliverPushesJob, {}, deliveryOrder);
}
