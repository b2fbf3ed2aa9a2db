import { createHash } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { openPushService } from '../../../adapters/push-service.ts';
import type { Ctx } from '../../../context.ts';
import { events } from '../../../db/schema/events.ts';
import { pushSubscriptions } from '../../../db/schema/notifications.ts';
import { inArray } from '../../../db/sql.ts';
import { deliverPushesJob } from '../../../queue/jobs.ts';
import type { Claimed } from '../claim.ts';
import { deliver } from '../deliver.ts';
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
    }),
    page: pageOf(push.kind, push.event_id, push.other_id),
    tag: topicOf(push),
  });
}

/** The topic: a newer push about the same thing replaces the older one, on the device and at the service. */
const topicOf = ({ kind, event_id, other_id }: Claimed): string =>
  createHash('sha256').update(`${kind} ${event_id} ${other_id}`).digest('base64url').slice(0, 32);

/** Job: delivers due pushes. Deletes subscriptions of browsers that are gone. */
export function deliverPushes(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const { db } = ctx.database;
  const service = openPushService(ctx.config, ctx.keys.push);
  const admit = async (claimed: Claimed[]) => claimed;
  const way = { channel: 'push', rate, atOnce: 20, job: deliverPushesJob, confirmedOnly: false, admit } as const;
  return deliver(ctx, signal, way, async (claimed) => {
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
      const answer = await service.send({ endpoint, p256dh, auth }, payloadOf(push, event, ctx.now()), topicOf(push));
      if (answer === 'gone') await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [id]));
    };
  });
}
