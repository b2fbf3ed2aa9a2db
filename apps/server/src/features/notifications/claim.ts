import type { NotificationKind } from '@serendip/contract/notifications';
import type { Language } from '@serendip/texts/languages';
import { type Db, rowsOf } from '../../db/database.ts';
import type { GoneEntry } from '../../db/schema/notifications.ts';
import { sql } from '../../db/sql.ts';
import { withoutLanguage } from '../../http/language.ts';

/** Seconds without a renewal after which a claim expires. */
export const lease = 20;

export interface Claimed {
  delivery_id: string;
  attempt: number;
  age_seconds: number;
  /** Turned off, read or without a recipient by now, so it is not sent. */
  wanted: boolean;
  /** Taken from the mailbox's budget. */
  counted: boolean;
  /** Part of one mail with all others of the person that are over the budget. */
  in_digest: boolean;
  /** They joined, host or did so when it was deleted: texts on locked screens may name it. */
  knows_event: boolean;
  time_zone: string | null;
  /** The reader's: chosen, or of the newest sign-in, or the event's. */
  language: Language;
  id: string;
  kind: NotificationKind;
  user_id: string;
  email: string | null;
  other_id: string | null;
  other_alias: string | null;
  /** As far as the reader may see it. */
  other_name: string | null;
  event_id: string | null;
  gone_event: string | null;
  gone_entry: GoneEntry | null;
  subscription_id: string | null;
  endpoint: string | null;
  p256dh: string | null;
  auth: string | null;
}

export interface DigestPart {
  delivery_id: string;
  kind: NotificationKind;
  event_name: string | null;
  event_date: string | null;
  time_zone: string | null;
  wanted: boolean;
}

export interface Claim {
  channel: 'email' | 'push';
  most: number;
  /** Of pushes: to browsers that took the last one, or to all others. */
  proven?: boolean;
  /** Mails go to confirmed addresses only. */
  confirmedOnly: boolean;
}

/** Due, and in no worker's hands. */
const isFree = sql`d.due_at <= now() and (d.claimed_at is null or d.claimed_at < now() - make_interval(secs => ${lease}))`;

/** Mails go by age. Of a digest, the first one stands for all. */
const dueMails = (most: number) => sql`
  select d.id from deliveries d where channel = 'email' and ${isFree}
    and (not in_digest or not exists (select 1 from deliveries b join notifications bn on bn.id = b.notification_id
      join notifications dn on dn.user_id = bn.user_id
      where dn.id = d.notification_id and b.in_digest and b.id < d.id))
  order by due_at, id limit ${most} for update skip locked`;

/** The last two parts of a push service's name: an attacker has many names below one. */
const serviceOf = sql`substring(p.endpoint from '^[a-z]+://(?:[^/:]*?\\.)?([^/:.]+\\.[^/:.]+|[^/:]+)(?::|/|$)')`;

/**
 * One push to a browser at a time, and none while it is left alone. Services take turns, then people, then their news; browsers that
 * have failed, or never took a push, have slots of their own.
 */
const duePushes = (most: number, proven: boolean) => sql`
  select d.id from deliveries d where ${isFree} and d.id in (
    select id from (
      select id, due_at, row_number() over (partition by service order by turn, due_at, id) as place from (
        select d.id, d.due_at, ${serviceOf} as service,
          row_number() over (partition by d.subscription_id order by d.due_at, d.id) as nth,
          row_number() over (partition by ${serviceOf}, p.user_id order by d.due_at, d.id) as turn
        from deliveries d join push_subscriptions p on p.id = d.subscription_id
        where d.channel = 'push' and d.due_at <= now() and p.proven = ${proven} and coalesce(p.retry_at <= now(), true)
          and not exists (select 1 from deliveries b where b.subscription_id = d.subscription_id
            and b.claimed_at >= now() - make_interval(secs => ${lease}))) ready
      where nth = 1) ordered
    order by place, due_at, id limit ${most})
  for update skip locked`;

/**
 * Whether a notification `n` to the account `u` about the event `e`, with the switches `s`, is still to be sent: not turned off, settled,
 * too late or of a blocked person. A push goes to the browser `p`.
 */
const wanted = (channel: 'email' | 'push', confirmedOnly: boolean) => sql`${
  channel === 'email'
    ? sql`u.email is not null and coalesce(s.email, true) and (not ${confirmedOnly}::boolean or u.email_confirmed_at is not null)`
    : sql`p.user_id = n.user_id and coalesce(s.push, true)`
}
          and coalesce(n.too_late_at > now(), true)
          and (n.event_id is null or n.gone_event is not null or e.id is not null)
          and (n.kind <> 'cohost' or exists (
            select 1 from cohost_invitations i where i.event_id::text = n.cause and i.user_id = n.user_id and i.state = 'open'))
          and (n.kind not in ('asked', 'report', 'run_failed', 'webhook_off') or e.host_id = n.user_id or exists (
            select 1 from cohosts h where h.event_id = n.event_id and h.user_id = n.user_id))
          and (n.kind <> 'message' or exists (
            select 1 from messages g where g.id::text = n.cause and g.read_at is null))
          and (n.kind <> 'from_host' or (exists (select 1 from word_recipients r join words w on w.id = r.word_id
                join users a on a.id = w.author_id
              where r.user_id = n.user_id and w.event_id = n.event_id and r.mailed_at is null
                and (${channel}::text = 'push' or not ${confirmedOnly}::boolean or a.email_confirmed_at is not null))
            and exists (select 1 from memberships m where m.event_id = n.event_id and m.user_id = n.user_id)
            and not exists (select 1 from muted_words x where x.event_id = n.event_id and x.user_id = n.user_id)))
          and not exists (select 1 from blocks b where n.other_id is not null
            and ((b.user_id = n.user_id and b.other_id = n.other_id) or (b.user_id = n.other_id and b.other_id = n.user_id)))`;

/** The parts of a person's digest that are still to be told, the oldest first. */
export const digestParts = (db: Db, userId: string, confirmedOnly: boolean): Promise<DigestPart[]> =>
  rowsOf<DigestPart>(
    db,
    sql`select d.id as delivery_id, n.kind, coalesce(e.name, n.gone_event) as event_name, e.event_date::text,
        e.time_zone, ${wanted('email', confirmedOnly)} as wanted
      from deliveries d join notifications n on n.id = d.notification_id join users u on u.id = n.user_id
        left join events e on e.id = n.event_id
        left join notification_switches s on s.user_id = n.user_id and s.kind = n.kind
      where n.user_id = ${userId} and d.in_digest and d.channel = 'email'
      order by n.created_at, n.id`,
  );

/** Claims due deliveries, and checks whether each is still wanted. */
export const claimDue = (db: Db, { channel, most, proven = true, confirmedOnly }: Claim): Promise<Claimed[]> =>
  rowsOf<Claimed>(
    db,
    sql`with mine as (
        update deliveries set claimed_at = now(), attempt = attempt + 1 where id in (
          ${channel === 'email' ? dueMails(most) : duePushes(most, proven)})
        returning id, notification_id, subscription_id, attempt, created_at, counted, in_digest)
      select m.id as delivery_id, m.attempt, extract(epoch from now() - m.created_at)::float8 as age_seconds,
        m.counted, m.in_digest, e.time_zone,
        coalesce(u.language, u.sign_in_language, e.language, ${withoutLanguage}) as language, n.id, n.kind, n.user_id, u.email, n.other_id, o.alias as other_alias,
        case when ${channel}::text = 'email' and n.other_id is not null and sees_card(n.user_id, n.other_id) then (
          select c.name from cards c where c.user_id = n.other_id) end as other_name, n.event_id, n.gone_event, n.gone_entry,
        p.id as subscription_id, p.endpoint, p.p256dh, p.auth,
        n.gone_event is not null or e.host_id = n.user_id
          or exists (select 1 from memberships j where j.event_id = n.event_id and j.user_id = n.user_id)
          or exists (select 1 from cohosts h where h.event_id = n.event_id and h.user_id = n.user_id) as knows_event,
        ${wanted(channel, confirmedOnly)} as wanted
      from mine m join notifications n on n.id = m.notification_id
        left join users u on u.id = n.user_id left join users o on o.id = n.other_id
        left join events e on e.id = n.event_id
        left join push_subscriptions p on p.id = m.subscription_id
        left join notification_switches s on s.user_id = n.user_id and s.kind = n.kind`,
  );

const listOf = (claims: Pick<Claimed, 'delivery_id' | 'attempt'>[]) =>
  sql`(select (c ->> 'delivery_id')::uuid as id, (c ->> 'attempt')::int as attempt
    from json_array_elements(${JSON.stringify(claims.map(({ delivery_id, attempt }) => ({ delivery_id, attempt })))}::json) c)`;

/** Deletes deliveries that are not wanted any more. */
export const finish = (db: Db, claims: Claimed[]) =>
  db.execute(sql`delete from deliveries d using ${listOf(claims)} c where d.id = c.id and d.attempt = c.attempt`);

/** Deletes a delivery that was sent, and notes when: the next one of the same kind and event keeps its distance. */
export const finishSent = (db: Db, claim: Claimed) =>
  db.execute(sql`with sent as (delete from deliveries d using ${listOf([claim])} c
      where d.id = c.id and d.attempt = c.attempt returning d.notification_id)
    update notifications n set sent_at = now() from sent where n.id = sent.notification_id`);

/** Renews claims. Returns the deliveries that this claim still has. */
export async function renew(db: Db, claims: Claimed[]): Promise<Set<string>> {
  if (claims.length === 0) return new Set();
  const kept = await rowsOf<{ id: string }>(
    db,
    sql`update deliveries d set claimed_at = now() from ${listOf(claims)} c
      where d.id = c.id and d.attempt = c.attempt returning d.id`,
  );
  return new Set(kept.map(({ id }) => id));
}

/** Releases claims, to be retried after a number of seconds. */
export const giveBack = (db: Db, claims: Claimed[], seconds: number) =>
  db.execute(sql`update deliveries d set claimed_at = null, due_at = now() + make_interval(secs => ${seconds})
    from ${listOf(claims)} c where d.id = c.id and d.attempt = c.attempt`);
