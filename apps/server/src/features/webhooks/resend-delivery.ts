import type { resendWebhookDelivery } from '@serendip/contract/webhooks';
import { webhookDeliveries } from '../../db/schema/webhooks.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { deliverWebhooksJob, deliveryOrder } from '../../queue/jobs.ts';
import { deliveryOf, webhookOf } from './queries.ts';

/** One that waits is due now and keeps its further tries; one that has ended is tried once more. */
export const resendDeliveryHandler: Handler<typeof resendWebhookDelivery> = async ({ event, params }, ctx) => {
  const { db } = ctx.database;
  const webhook = await webhookOf(db, event.id, params.webhook_id);
  if (!webhook.active) throw new Refusal('webhook_off');
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(webhookDeliveries)
      .set({
        state: 'waiting',
        dueAt: sql`now()`,
        byHand: sql`${webhookDeliveries.byHand} or ${webhookDeliveries.state} <> 'waiting'`,
      })
      .where(and(eq(webhookDeliveries.id, params.delivery_id), eq(webhookDeliveries.webhookId, webhook.id)))
      .returning({ id: webhookDeliveries.id });
    if (!changed) throw new Refusal('delivery_not_found');
    await ctx.queue.enqueue(tx, deliverWebhooksJob, {}, deliveryOrder);
    return { delivery: await deliveryOf(tx, webhook.id, changed.id) };
  });
};
