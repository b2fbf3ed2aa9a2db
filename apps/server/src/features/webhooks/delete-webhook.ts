import type { deleteWebhook } from '@serendip/contract/webhooks';
import { webhooks } from '../../db/schema/webhooks.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';

export const deleteWebhookHandler: Handler<typeof deleteWebhook> = async ({ event, params }, { database: { db } }) => {
  const [gone] = await db
    .delete(webhooks)
    .where(and(eq(webhooks.id, params.webhook_id), eq(webhooks.eventId, event.id)))
    .returning({ id: webhooks.id });
  if (!gone) throw new Refusal('webhook_not_found');
  return {};
};
