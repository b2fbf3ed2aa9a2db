import type { addPushSubscription, removePushSubscription } from '@serendip/contract/notifications';
import { pushEndpointInvalid } from '@serendip/contract/notifications';
import { mayBePushService } from '../../../adapters/push-service.ts';
import { pushSubscriptions } from '../../../db/schema/notifications.ts';
import { and, eq, sql } from '../../../db/sql.ts';
import { invalid } from '../../../errors.ts';
import type { Handler } from '../../../http/bind.ts';
import { lockAccount } from '../../identity/lock-account.ts';

/**
 * A browser takes pushes from now on, for whoever is signed in there, until that session ends. Asked again it is the same one; the
 * oldest of too many makes room.
 */
export const addSubscriptionHandler: Handler<typeof addPushSubscription> = async (
  { body, caller },
  { bounds, config, database: { db } },
) => {
  const { endpoint, keys } = body.push_subscription;
  if (!mayBePushService(endpoint, config)) throw invalid(pushEndpointInvalid);
  await db.transaction(async (tx) => {
    await lockAccount(tx, caller.id, 'alone');
    const row = { userId: caller.id, sessionHash: caller.tokenHash, p256dh: keys.p256dh, auth: keys.auth };
    await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...row })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...row, createdAt: sql`now()` } });
    await tx.execute(sql`delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${caller.id} order by created_at desc, id
      offset ${bounds.most('push_subscriptions_per_person')})`);
  });
  return {};
};

/** Twice is once; nobody ends another's. */
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
