import { mailboxOf } from '@serendip/contract/email-address';
import { Temporal } from 'temporal-polyfill';
import type { Ctx } from '../../../context.ts';
import { addTo } from '../../../db/counter.ts';
import { rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { throttleKey } from '../../identity/throttling/throttle-key.ts';
import type { Claimed } from '../claim.ts';

const name = 'mails_a_day_per_mailbox';
const morning = Temporal.PlainTime.from('08:00');

/** Eight o'clock of the next day, where the event is. */
function nextMorning(now: Date, zone: string | null): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone ?? 'UTC');
  const day = here.toPlainDate().add({ days: 1 });
  return new Date(day.toZonedDateTime({ timeZone: here.timeZoneId, plainTime: morning }).epochMilliseconds);
}

/** The counter of an address and a day, whatever account has the address. */
const counterOf = (email: string, now: Date) => ({
  key: `${name}:${now.toISOString().slice(0, 10)}:${throttleKey([email.trim().toLowerCase()])}`,
  seconds: 48 * 3_600,
});

/** The moment by the database's clock, which all processes share. */
async function clockOf({ database }: Pick<Ctx, 'database'>): Promise<Date> {
  const [clock] = await rowsOf<{ now: string }>(database.db, sql`select now()::text as now`);
  return new Date(clock?.now ?? Number.NaN);
}

async function isOverBudget({ bounds, database }: Ctx, email: string, now: Date): Promise<boolean> {
  const counter = counterOf(email, now);
  const { points = 0 } = (await addTo(database.db, [counter])).get(counter.key) ?? {};
  return points > bounds.most(name);
}

/**
 * Takes a mail that is no notification from its mailbox's budget, whatever form of its address it goes to. Returns when it can leave
 * if that is used up today.
 */
export async function takeFromMailbox(ctx: Ctx, email: string, zone: string | null): Promise<Date | undefined> {
  const now = await clockOf(ctx);
  if (!(await isOverBudget(ctx, mailboxOf(email), now))) return undefined;
  ctx.bounds.count(name);
  return nextMorning(now, zone);
}

/**
 * Takes each mail from its mailbox's budget of the day, once. Returns the mails within the budgets. The others wait for
 * one digest in the morning.
 */
export async function admitMails(ctx: Ctx, claimed: Claimed[]): Promise<Claimed[]> {
  const { bounds, database } = ctx;
  const now = await clockOf(ctx);
  const fresh = claimed.filter(({ counted, in_digest, email }) => !counted && !in_digest && email !== null);
  const over: Claimed[] = [];
  for (const mail of fresh) {
    if (await isOverBudget(ctx, mail.email ?? '', now)) over.push(mail);
  }
  for (const _ of over) bounds.count(name);
  const rows = fresh.map((mail) => ({
    id: mail.delivery_id,
    attempt: mail.attempt,
    due: over.includes(mail) ? nextMorning(now, mail.time_zone).toISOString() : null,
  }));
  if (rows.length > 0)
    await database.db.execute(sql`update deliveries d set counted = true, in_digest = c.due is not null,
        due_at = coalesce(c.due, d.due_at), claimed_at = case when c.due is null then d.claimed_at end
      from json_to_recordset(${JSON.stringify(rows)}::json) as c (id uuid, attempt int, due timestamptz)
      where d.id = c.id and d.attempt = c.attempt`);
  return claimed.filter((mail) => !over.includes(mail));
}
