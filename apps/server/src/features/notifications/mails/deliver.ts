import type { Language } from '@serendip/texts/languages';
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
import { type HostsWord, noteMailed, unmailedWords } from './words-in-mail.ts';

const eventsOf = ({ database: { db } }: Ctx, ids: string[]) =>
  db
    .select({ id: events.id, ...fieldColumns, sequence: events.calendarSequence })
    .from(events)
    .where(inArray(events.id, ids));

type EventRow = Awaited<ReturnType<typeof eventsOf>>[number];

function shownOf(event: EventRow, now: Date, language: Language) {
  const zone = event.time_zone ?? 'UTC';
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  return {
    id: event.id,
    name: event.name,
    when: whenText(event, language),
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

function writeMail({ config, keys, now }: Ctx, mail: Claimed, event: EventRow | undefined, words: HostsWord[] = []) {
  const calendar = calendarOf(mail, event, config, now());
  const gone = mail.gone_event !== null && { id: '', name: mail.gone_event, when: null, place: null, isToday: false };
  return mailOf(
    {
      id: mail.delivery_id,
      kind: mail.kind,
      isKnown: mail.knows_event,
      to: mail.email ?? '',
      event: event ? shownOf(event, now(), mail.language) : gone || null,
      other: mail.other_id
        ? { id: mail.other_id, name: mail.other_name ?? aliasOf(mail.other_alias, mail.language) }
        : null,
      words,
      language: mail.language,
      ...(calendar && { calendar }),
    },
    {
      publicUrl: config.publicUrl,
      mailFrom: config.mailFrom,
      token: unsubscribeToken(keys, mail.user_id, mail.kind),
    },
  );
}

/** One mail with the hosts' words that had none yet. */
async function sendWords(ctx: Ctx, mail: Claimed, event: EventRow | undefined): Promise<void> {
  const { db } = ctx.database;
  const words = await unmailedWords(db, mail);
  if (words.length === 0) return;
  await sendMail(ctx, mail.user_id, writeMail(ctx, mail, event, words));
  await noteMailed(db, mail, words);
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
    const eventOf = ({ event_id }: Claimed) => (event_id ? byId.get(event_id) : undefined);
    return (mail) => {
      if (mail.in_digest) return sendDigest(ctx, mail);
      if (mail.kind === 'from_host') return sendWords(ctx, mail, eventOf(mail));
      return sendMail(ctx, mail.user_id, writeMail(ctx, mail, eventOf(mail)));
    };
  });
}
