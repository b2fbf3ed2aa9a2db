import type { updateWebhook } from '@serendip/contract/webhooks';
import { webhooks } from '../../db/schema/webhooks.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { dropWaiting } from './drop-waiting.ts';
import { requireNewAddress } from './hold-event.ts';
import { webhookOf } from './queries.ts';
import { targetOf } from './target.ts';

/** A new address has to prove itself. Off and on again, a webhook begins with an empty queue. */
export const updateWebhookHandler: Handler<typeof updateWebhook> = async (
  { body, event, params },
  { config, database },
) => {
  const { url, kinds, active } = body.webhook;
  const target = url === undefined ? undefined : targetOf(url, config.webhookAllow);
  const isThis = and(eq(webhooks.id, params.webhook_id), eq(webhooks.eventId, event.id));
  return database.db.transaction(async (tx) => {
    if (target) {
      await tx.execute(sql`select 1 from events where id = ${event.id} for no key update`);
      await requireNewAddress(tx, event.id, target.url, params.webhook_id);
    }
    const [changed] = await tx
      .update(webhooks)
      .set({
        ...(target && { ...target, proven: false, restUntil: null }),
        ...(kinds && { kinds }),
        // One that is off already keeps its reason.
        offReason:
          active === undefined
            ? sql`${webhooks.offReason}`
            : active
              ? null
              : sql`coalesce(${webhooks.offReason}, 'host')`,
      })
      .where(isThis)
      .returning({ id: webhooks.id });
    if (!changed) throw new Refusal('webhook_not_found');
    if (active === false) await dropWaiting(tx, changed.id);
    return { webhook: await webhookOf(tx, event.id, changed.id) };
  });
};
