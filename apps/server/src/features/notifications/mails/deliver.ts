import { Temporal } from 'temporal-polyfill';
import { mailsAtOnce } from '../../../adapters/mailer.ts';
import type { Config } from '../../../config.ts';
import type { Ctx } from '../../../context.ts';
import { events } from '../../../db/schema/events.ts';
import { inArray } from '../../../db/sql.ts';
import { deliverMailsJob } from '../../../queue/jobs.ts';
import { calendarText, cancelText } from '../../event-facts/calendar.ts';
import { fieldColumns } from '../../event-facts/field-columns.ts';
import { aliasOf } from '../../identity/present.ts';
import { sendMail } from '../../identity/send-mail.ts';
import type { Claimed } from '../claim.ts';
import { deliver } from '../deliver.ts';
import { unsubscribeToken } from '../unsubscribe-token.ts';
import { admitMails } from './budget.ts';
import { sendDigest } from './digest.ts';
import { mailGate } from './gate.ts';
import { hasCalendar, mailOf } from './mail.ts';
import { whenText } from './when-text.ts';

const eventsOf = ({ database: { db } }: Ctx, ids: string[]) =>
  db
    .select({ id: events.id, ...fieldColumns, sequence: events.calendarSequence })
    .from(events)
    .where(inArray(events.id, ids));

type EventRow = Awaited<ReturnType<typeof eventsOf>>[number];

function shownOf(event: EventRow, now: Date) {
  const zone = event.time_zone ?? 'UTC';
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  return {
    id: event.id,
    name: event.name,
    when: whenText(event),
    place: event.place ?? event.online_url,
    isToday: event.event_date === today.toString(),
  };
}

/** The entry as it is now, or the one that the news takes back. */
function calendarOf(mail: Claimed, event: EventRow | undefined, config: Config, now: Date): string | undefined {
  if (event?.event_date && hasCalendar(mail.kind))
    return calendarText({ ...event, event_date: event.event_date }, config, now);
  return mail.gone_entry && mail.event_id ? cancelText(mail.event_id, mail.gone_entry, config, now) : undefined;
}

function writeMail({ config, keys, now }: Ctx, mail: Claimed, event: EventRow | undefined) {
  const calendar = calendarOf(mail, event, config, now());
  const gone = mail.gone_event !== null && { id: '', name: mail.gone_event, when: null, place: null, isToday: false };
  return mailOf(
    {
      id: mail.delivery_id,
      kind: mail.kind,
      isKnown: mail.knows_event,
      to: mail.email ?? '',
      event: event ? shownOf(event, now()) : gone || null,
      other: mail.other_id ? { id: mail.other_id, name: mail.other_name ?? aliasOf(mail.other_alias) } : null,
      ...(calendar && { calendar }),
    },
    {
      publicUrl: config.publicUrl,
      mailFrom: config.mailFrom,
      token: unsubscribeToken(keys, mail.user_id, mail.kind),
    },
  );
}

/** Job: sends due mails, at the operator's rate. */
export function deliverMails(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const way = {
    channel: 'email',
    rate: ctx.config.mailRate,
    atOnce: mailsAtOnce,
    job: deliverMailsJob,
    confirmedOnly: ctx.config.smtpUrl !== undefined,
    admit: (claimed: Claimed[]) => admitMails(ctx, claimed),
    pass: mailGate(ctx),
  } as const;
  return deliver(ctx, signal, way, async (claimed) => {
    const rows = await eventsOf(ctx, [...new Set(claimed.flatMap(({ event_id }) => event_id ?? []))]);
    const byId = new Map(rows.map((event) => [event.id, event]));
    return (mail) =>
      mail.in_digest
        ? sendDigest(ctx, mail)
        : sendMail(ctx, mail.user_id, writeMail(ctx, mail, mail.event_id ? byId.get(mail.event_id) : undefined));
  });
}
