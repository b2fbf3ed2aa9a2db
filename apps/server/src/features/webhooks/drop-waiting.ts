import type { Db } from '../../db/database.ts';
import { webhookDeliveries } from '../../db/schema/webhooks.ts';
import { and, eq } from '../../db/sql.ts';

/** Fails all that waits for a webhook that goes off. A host can send each again. */
export const dropWaiting = (tx: Db, webhookId: string) =>
  tx
    .update(webhookDeliveries)
    .set({ state: 'failed', fault: 'off', claimedAt: null })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting')));
