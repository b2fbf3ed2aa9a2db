import type { WebhookKind } from '@serendip/contract/webhooks';
import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { deliverWebhooksJob, deliveryOrder } from '../../queue/jobs.ts';

interface Happening {
  event: string;
  kind: WebhookKind;
  /** The person it is about. */
  user?: string;
  /** A jsonb expression with other ids and counts. Never names, e-mails, answers or reasons. */
  data?: SQL;
}

/** Of one event, as told with joins and leaves. */
export const participantsCount = (eventId: string): SQL =>
  sql`jsonb_build_object('participants_count', (select count(*) from memberships where event_id = ${eventId}))`;

/**
 * Tells the event's webhooks, in the transaction of the cause. It waits for no account, so it can be anywhere in a
 * transaction; the later, the truer its counts. One statement where there is no webhook.
 */
export async function tellWebhooks(tx: Db, { queue }: Pick<Ctx, 'queue'>, happening: Happening): Promise<void> {
  const { event, kind, user = null, data = sql`'{}'::jsonb` } = happening;
  const told = await rowsOf(
    tx,
    sql`insert into webhook_deliveries (webhook_id, kind, user_id, data)
      select w.id, ${kind}, ${user}::uuid, ${data} from webhooks w
      where w.event_id = ${event} and w.off_reason is null and ${kind} = any (w.kinds) returning id`,
  );
  if (told.length > 0) await queue.enqueue(tx, deliverWebhooksJob, {}, deliveryOrder);
}
