import { type NotificationKind, notificationDefaults } from '@serendip/contract/notifications';
import type { Ctx } from '../../context.ts';
import { addTo } from '../../db/counter.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import type { GoneEntry } from '../../db/schema/notifications.ts';
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
  /** The calendar entry that this takes back. */
  goneEntry?: GoneEntry;
  /** When mails and pushes of it come too late. */
  tooLateAt?: Date;
  /**
   * Causes that follow each other within so many seconds are told once: the mail waits, and is told of the newest. The
   * others only update the entry.
   */
  gathers?: { within: number; mailWaits: number };
  /** Whether hosts have caused this kind of news often in this hour; counted here if missing. */
  isFrequent?: boolean;
}

/** Causes of one kind and event told of within an hour; further changes come in one later mail. */
const mostInAnHour = 5;

/**
 * Seconds in which a change updates an entry that was read. A message comes after its conversation was read, and is new;
 * each word of a host has a mail of its own.
 */
const secondsOfOne = (kind: NotificationKind) => (kind === 'message' || kind === 'from_host' ? 0 : 120);

/** Seconds from one mail or push to the next one of the same kind and event to one person. */
const secondsBetween = (kind: NotificationKind) => (kind === 'report' || kind === 'asked' ? 3_600 : secondsOfOne(kind));

/** The demo people's address domain: nobody reads their mails. */
const demoDomain = 'demo.serendip.test';

type Telling = Pick<Ctx, 'queue' | 'now'>;

/** The earliest time for mails and pushes. Null: at once. */
async function dueOf(tx: Db, { now }: Telling, { kind, event, isFrequent }: News): Promise<Date | null> {
  if (!event) return null;
  const isBusy = isFrequent ?? (isOfHost(kind) && (await isToldOften(tx, kind, event)));
  const [found] = await tx
    .select({
      event_date: events.event_date,
      start_time: events.start_time,
      end_time: events.end_time,
      time_zone: events.time_zone,
    })
    .from(events)
    .where(eq(events.id, event));
  const at = now();
  // Two edits within two minutes are one piece of news, so the first one waits for the second.
  const wait = isBusy ? 3_600_000 : kind === 'event_moved' ? secondsOfOne(kind) * 1_000 : 0;
  const later = new Date(at.getTime() + wait);
  return quietUntil(found, later) ?? (wait === 0 ? null : later);
}

/** Counts one more piece of news about an event. Returns whether there were many within the hour. */
export async function isToldOften(db: Db, kind: NotificationKind, eventId: string): Promise<boolean> {
  const key = `news_in_an_hour:${kind}:${eventId}`;
  return ((await addTo(db, [{ key, seconds: 3_600 }])).get(key)?.points ?? 0) > mostInAnHour;
}

/** Kinds that a host can trigger as often as they like. */
const isOfHost = (kind: NotificationKind) => kind === 'event_moved' || kind === 'matches_ready';

const selectOf = ({ users, cause, other }: News): SQL =>
  Array.isArray(users)
    ? sql`select value::uuid as user_id, ${cause ?? ''}::text as cause, ${other ?? null}::uuid as other_id
        from json_array_elements_text(${JSON.stringify(users)}::json)`
    : users;

/**
 * Notifies people, in the transaction of the cause: once per kind and cause, however often it is called. An entry that
 * is unread, or two minutes old, is updated. A worker delivers it on the channels that are on, some time after the last
 * mail of the same kind and event, a claimed one counting as sent. It locks no account, so it can be anywhere in a transaction.
 */
export async function notify(tx: Db, ctx: Telling, news: News): Promise<void> {
  const { kind, event = null, goneEvent = null, withoutEvent, tooLateAt = null } = news;
  const goneEntry = sql`${news.goneEntry ? JSON.stringify(news.goneEntry) : null}::jsonb`;
  const { within, mailWaits } = news.gathers ?? { within: 0, mailWaits: 0 };
  const due = await dueOf(tx, ctx, news);
  const { email, push } = notificationDefaults[kind];
  const dueAt = due ? sql`${due.toISOString()}::timestamptz` : sql`now()`;
  const tooLate = tooLateAt ? sql`${tooLateAt.toISOString()}::timestamptz` : sql`null::timestamptz`;
  const handedOver = await rowsOf<{ channel: 'email' | 'push'; is_due: boolean }>(
    tx,
    sql`with people as (
        select distinct on (p.user_id) p.user_id, p.cause, p.other_id from (${selectOf(news)}) p
        join users u on u.id = p.user_id and u.erased_at is null and u.closed_at is null
        where not exists (select 1 from notifications n
          where n.user_id = p.user_id and n.kind = ${kind} and n.cause = p.cause)
        order by p.user_id),
      known as (
        select n.id, p.user_id, p.cause, ${within}::int > 0 and n.created_at > now() - make_interval(secs => ${within}) as is_told
        from people p join notifications n on n.user_id = p.user_id and n.kind = ${kind}
          and n.event_id = ${event}::uuid and n.other_id is not distinct from p.other_id
          and (n.read_at is null or n.created_at > now() - make_interval(secs => ${Math.max(secondsOfOne(kind), within)}))
        order by n.id for update of n),
      changed as (
        update notifications n set cause = k.cause, created_at = now(), gone_event = ${goneEvent}::text,
          gone_entry = coalesce(${goneEntry}, n.gone_entry),
          read_at = case when k.is_told then n.read_at end, too_late_at = ${tooLate}
        from known k where n.id = k.id returning n.id, n.user_id, n.other_id, k.is_told),
      postponed as (
        update deliveries d set due_at = greatest(d.due_at, now() + make_interval(secs => ${mailWaits}))
        from changed c where c.is_told and d.notification_id = c.id and d.channel = 'email' and d.claimed_at is null),
      added as (
        insert into notifications (user_id, kind, event_id, other_id, gone_event, gone_entry, too_late_at, cause, read_at)
        select p.user_id, ${kind}, ${withoutEvent ? null : event}::uuid, p.other_id, ${goneEvent}, ${goneEntry}, ${tooLate}, p.cause,
          ${kind === 'joined' ? sql`now()` : sql`null::timestamptz`}
        from people p where not exists (select 1 from known k where k.user_id = p.user_id)
        on conflict do nothing returning id, user_id, other_id),
      ways as (
        select t.id, t.user_id, t.other_id, coalesce(s.email, ${email}) as email, coalesce(s.push, ${push}) as push,
          greatest(${dueAt}, (
            select greatest(max(n.sent_at), max(d.claimed_at)) + make_interval(secs => ${secondsBetween(kind)})
            from notifications n left join deliveries d on d.notification_id = n.id
            where n.user_id = t.user_id and n.kind = ${kind} and n.event_id = ${event}::uuid
              and n.other_id is not distinct from t.other_id)) as due_at
        from (select id, user_id, other_id from changed where not is_told union all select * from added) t
          left join notification_switches s on s.user_id = t.user_id and s.kind = ${kind}),
      waiting as (
        select n.user_id, n.other_id, d.channel, d.subscription_id from deliveries d
          join notifications n on n.id = d.notification_id
        where n.kind = ${kind} and n.event_id = ${event}::uuid and d.claimed_at is null
          and n.user_id in (select user_id from ways))
      insert into deliveries (notification_id, channel, subscription_id, due_at)
      select w.id, 'email', null, greatest(w.due_at, now() + make_interval(secs => ${mailWaits})) from ways w join users u on u.id = w.user_id
        where w.email and u.email is not null and u.email not like ${`%@${demoDomain}`}
          and not exists (select 1 from waiting a where a.channel = 'email'
            and a.user_id = w.user_id and a.other_id is not distinct from w.other_id)
      union all select w.id, 'push', p.id, w.due_at from ways w join push_subscriptions p on p.user_id = w.user_id
        where w.push and not exists (select 1 from waiting a where a.channel = 'push'
          and a.subscription_id = p.id and a.other_id is not distinct from w.other_id)
      returning channel, due_at <= now() as is_due`,
  );
  const isDue = (channel: 'email' | 'push') => handedOver.some((one) => one.is_due && one.channel === channel);
  if (isDue('email')) await ctx.queue.enqueue(tx, deliverMailsJob, {}, deliveryOrder);
  if (isDue('push')) await ctx.queue.enqueue(tx, deliverPushesJob, {}, deliveryOrder);
}
