import type { addPushSubscription, removePushSubscription } from '@serendip/contract/notifications';
import { pushEndpointInvalid } from '@serendip/contract/notifications';
import { guardedUrl } from '../../../adapters/guarded-request.ts';
import { pushSubscriptions } from '../../../db/schema/notifications.ts';
import { and, eq, sql } from '../../../db/sql.ts';
import { invalid } from '../../../errors.ts';
import type { Handler } from '../../../http/bind.ts';
import { lockAccount } from '../../identity/lock-account.ts';

/**
 * Stores a browser's subscription for its signed-in person until that session ends. Repeating it changes nothing;
 * beyond the bound the oldest is deleted.
 */
export const addSubscriptionHandler: Handler<typeof addPushSubscription> = async (
  { body, caller },
  { bounds, config, database: { db } },
) => {
  const { endpoint, keys } = body.push_subscription;
  if (!guardedUrl(endpoint, config.webhookAllow)) throw invalid(pushEndpointInvalid);
  await db.transaction(async (tx) => {
    await lockAccount(tx, caller.id, 'alone');
    const row = { userId: caller.id, sessionHash: caller.tokenHash, p256dh: keys.p256dh, auth: keys.auth };
    await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...row })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { ...row, failures: 0, failingSince: null, retryAt: null, createdAt: sql`now()` },
      });
    await tx.execute(sql`delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${caller.id} order by created_at desc, id
      offset ${bounds.most('push_subscriptions_per_person')})`);
  });
  return {};
};

/** Safe to repeat; deletes only the caller's own. */
export const removeSubscriptionHandler: Handler<typeof removePushSubscription> = async (
  { body, caller },
  { database: { db } },
) => {
  const { endpoint } = body.push_subscription;
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, caller.id), eq(pushSubscriptions.endpoint, endpoint)));
  return {};
};
