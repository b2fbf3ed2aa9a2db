import type { createWebhook } from '@serendip/contract/webhooks';
import { webhooks } from '../../db/schema/webhooks.ts';
import { eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { isFullAccount } from '../identity/full-account.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { holdEvent, requireNewAddress } from './hold-event.ts';
import { webhookOf } from './queries.ts';
import { newSeed, secretOf } from './secret.ts';
import { targetOf } from './target.ts';

/** Needs a confirmed address where mail is sent. Answers with the secret, which no other call shows; so a repeated call is refused. */
export const createWebhookHandler: Handler<typeof createWebhook> = async ({ body, caller, event }, ctx) => {
  const { bounds, config, database, keys } = ctx;
  const { kinds } = body.webhook;
  const address = targetOf(body.webhook.url, config.webhookAllow);
  if (!(await isFullAccount(ctx, database.db, caller.id))) throw new Refusal('email_not_confirmed');
  const seed = newSeed();
  const webhook = await database.db.transaction(async (tx) => {
    await lockAccount(tx, caller.id);
    const cohostId = event.isOwner ? null : caller.id;
    await holdEvent(tx, event.id, cohostId);
    await requireNewAddress(tx, event.id, address.url);
    if ((await tx.$count(webhooks, eq(webhooks.eventId, event.id))) >= bounds.most('webhooks_per_event'))
      throw bounds.refusal('webhooks_per_event');
    const [made] = await tx
      .insert(webhooks)
      .values({ ...address, kinds, seed, eventId: event.id, madeBy: caller.id, cohostId })
      .returning({ id: webhooks.id });
    return webhookOf(tx, event.id, made?.id ?? '');
  });
  return { webhook: { ...webhook, secret: secretOf(keys, webhook.id, seed) } };
};
