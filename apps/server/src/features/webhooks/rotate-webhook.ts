import { limits } from '@serendip/contract/limits';
import type { rotateWebhook } from '@serendip/contract/webhooks';
import { webhooks } from '../../db/schema/webhooks.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { webhookOf } from './queries.ts';
import { newSeed, secretOf } from './secret.ts';

/** Of two changes within a day, the secret before the newest one signs on, and no older one. */
export const rotateWebhookHandler: Handler<typeof rotateWebhook> = async (
  { event, params },
  { database: { db }, keys },
) => {
  const seed = newSeed();
  const [changed] = await db
    .update(webhooks)
    .set({
      seed,
      previousSeed: sql`${webhooks.seed}`,
      previousUntil: sql`now() + make_interval(hours => ${limits.webhook_secret_hours}::int)`,
    })
    .where(and(eq(webhooks.id, params.webhook_id), eq(webhooks.eventId, event.id)))
    .returning({ id: webhooks.id });
  if (!changed) throw new Refusal('webhook_not_found');
  return { webhook: { ...(await webhookOf(db, event.id, changed.id)), secret: secretOf(keys, changed.id, seed) } };
};
