import { createHash } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { openPushService } from '../../../adapters/push-service.ts';
import type { Ctx } from '../../../context.ts';
import { type Db, rowsOf } from '../../../db/database.ts';
import { events } from '../../../db/schema/events.ts';
import { pushSubscriptions } from '../../../db/schema/notifications.ts';
import { inArray, sql } from '../../../db/sql.ts';
import { deliverPushesJob } from '../../../queue/jobs.ts';
import type { Claimed } from '../claim.ts';
import { deliver } from '../deliver.ts';
import { gate } from '../gate.ts';
import { newsLine, pageOf } from '../news-text.ts';

/** Per second, so that push services do not see a flood. */
const rate = 100;

interface Shown {
  name: string;
  event_date: string | null;
  time_zone: string | null;
}

function payloadOf(push: Claimed, event: Shown | undefined, now: Date): string {
  const zone = event?.time_zone ?? 'UTC';
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();
  return JSON.stringify({
    title: newsLine(push.kind, event?.name ?? push.gone_event, {
      isToday: event?.event_date === today,
      isKnown: push.knows_event,
      language: push.language,
    }),
    page: pageOf(push.kind, push.event_id, push.other_id),
    tag: topicOf(push),
    lang: push.language,
  });
}

/** The topic: a newer push about the same thing replaces the older one, on the device and at the service. */
const topicOf = ({ kind, event_id, other_id }: Claimed): string =>
  createHash('sha256').update(`${kind} ${event_id} ${other_id}`).digest('base64url').slice(0, 32);

/** Slots, and milliseconds for a push: others wait for few of those that fail. */
const lanes = [
  { proven: true, atOnce: 14, patience: 10_000 },
  { proven: false, atOnce: 6, patience: 5_000 },
];

/** Seconds until a failing browser is tried again, doubled each time up to the second number. */
const again = { first: 10, most: 3_600 };

/** Leaves a failing browser alone for a while. After a day of failures it is deleted, with all that waits for it. */
async function noteFailure(db: Db, id: string): Promise<number | undefined> {
  const [row] = await rowsOf<{ seconds: number; dead: boolean }>(
    db,
    sql`update push_subscriptions set proven = false, failures = least(failures + 1, 100),
        failing_since = coalesce(failing_since, now()),
        retry_at = now() + make_interval(secs => least(${again.most}::int, ${again.first}::int * 2 ^ least(failures, 16)))
      where id = ${id} returning extract(epoch from retry_at - now())::float8 as seconds,
        failing_since < now() - interval '1 day' as dead`,
  );
  if (row?.dead) await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [id]));
  return row && !row.dead ? row.seconds : undefined;
}

const noteSuccess = (db: Db, id: string) =>
  db.execute(sql`update push_subscriptions set proven = true, failures = 0, failing_since = null, retry_at = null
    where id = ${id} and not proven`);

/** Job: delivers due pushes. Deletes subscriptions of browsers that are gone. */
export async function deliverPushes(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const { db } = ctx.database;
  const service = openPushService(ctx.config, ctx.keys.push);
  const pass = gate(rate);
  const deliverLane = ({ proven, atOnce, patience }: (typeof lanes)[number]) =>
    deliver(
      ctx,
      signal,
      {
        ...{ channel: 'push', rate, atOnce, proven, pass, job: deliverPushesJob, confirmedOnly: false },
        admit: async (claimed) => claimed,
        failed: async ({ subscription_id: id }) => (id ? noteFailure(db, id) : undefined),
      },
      async (claimed) => {
        const ids = [...new Set(claimed.flatMap(({ event_id }) => event_id ?? []))];
        const rows = await db
          .select({ id: events.id, name: events.name, event_date: events.event_date, time_zone: events.time_zone })
          .from(events)
          .where(inArray(events.id, ids));
        const byId = new Map(rows.map((event) => [event.id, event]));
        return async (push) => {
          const { subscription_id: id, endpoint, p256dh, auth } = push;
          if (!id || !endpoint || !p256dh || !auth) return;
          const event = push.event_id ? byId.get(push.event_id) : undefined;
          const payload = payloadOf(push, event, ctx.now());
          const answer = await service.send({ endpoint, p256dh, auth }, payload, topicOf(push), patience);
          if (answer === 'gone') await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [id]));
          else await noteSuccess(db, id);
        };
      },
    );
  const ends = await Promise.allSettled(lanes.map(deliverLane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
