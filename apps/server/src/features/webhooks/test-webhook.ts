import { type testWebhook, webhookTest } from '@serendip/contract/webhooks';
import { webhookDeliveries } from '../../db/schema/webhooks.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { deliverWebhooksJob, deliveryOrder } from '../../queue/jobs.ts';
import { spend } from '../identity/throttling/spend.ts';
import { deliveryOf, webhookOf } from './queries.ts';

export const testWebhookHandler: Handler<typeof testWebhook> = async ({ caller, event, params }, ctx) => {
  const { db } = ctx.database;
  const webhook = await webhookOf(db, event.id, params.webhook_id);
  if (!webhook.active) throw new Refusal('webhook_off');
  await spend(ctx, 'webhook_tests_per_host', [caller.id]);
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(webhookDeliveries)
      .values({ webhookId: webhook.id, kind: webhookTest, byHand: true })
      .returning({ id: webhookDeliveries.id });
    await ctx.queue.enqueue(tx, deliverWebhooksJob, {}, deliveryOrder);
    return { delivery: await deliveryOf(tx, webhook.id, made?.id ?? '') };
  });
};
