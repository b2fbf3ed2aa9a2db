import type { Language } from '@serendip/texts/languages';
import { Temporal } from 'temporal-polyfill';
import type { Ctx } from '../../../context.ts';
import { sql } from '../../../db/sql.ts';
import { sendMail } from '../../identity/send-mail.ts';
import { type Claimed, type DigestPart, digestParts } from '../claim.ts';
import { newsLine } from '../news-text.ts';
import { unsubscribeToken } from '../unsubscribe-token.ts';
import { digestOf } from './mail.ts';

/** The news in one line. Undefined if it is wrong by now: a reminder of the day before an event that is on another day. */
function lineOf({ kind, event_name, event_date, time_zone }: DigestPart, now: Date, language: Language) {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(time_zone ?? 'UTC');
  const today = here.toPlainDate();
  const isToday = event_date === today.toString();
  if (kind === 'event_tomorrow' && !isToday && event_date !== today.add({ days: 1 }).toString()) return undefined;
  return newsLine(kind, event_name, { isToday, isKnown: true, language });
}

/** Sends everything of a person that was over the budget as one mail. `first` is the delivery that is claimed for all. */
export async function sendDigest(ctx: Ctx, first: Claimed): Promise<void> {
  const { config, database, keys, now } = ctx;
  const parts = await digestParts(database.db, first.user_id, config.smtpUrl !== undefined);
  const { language } = first;
  const told = parts.filter(({ wanted }) => wanted);
  const lines = new Set(told.map((part) => lineOf(part, now(), language)).filter((line) => line !== undefined));
  const mail = { id: first.delivery_id, to: first.email ?? '', lines: [...lines], language };
  const token = unsubscribeToken(keys, first.user_id, first.kind);
  if (lines.size > 0) await sendMail(ctx, first.user_id, digestOf(mail, { ...config, token }));
  const others = JSON.stringify(parts.map(({ delivery_id }) => delivery_id));
  await database.db.execute(sql`delete from deliveries where id <> ${first.delivery_id}
    and id in (select value::uuid from json_array_elements_text(${others}::json))`);
}
