import type { Webhook } from '@serendip/contract/webhooks';
import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { hostsOf } from '../cohosts/hosts-of.ts';
import { notify } from '../notifications/notify.ts';
import { dropWaiting } from './drop-waiting.ts';

/** Switches a webhook off whose address does not take what is sent, and tells the hosts. */
export async function switchOff(
  tx: Db,
  ctx: Pick<Ctx, 'queue' | 'now'>,
  webhookId: string,
  reason: NonNullable<Webhook['off_reason']>,
): Promise<void> {
  const [off] = await rowsOf<{ event_id: string; at: string }>(
    tx,
    sql`update webhooks set off_reason = ${reason} where id = ${webhookId} and off_reason is null
      returning event_id, now()::text as at`,
  );
  if (!off) return;
  await dropWaiting(tx, webhookId);
  const cause = `${webhookId} ${off.at}`;
  const users = sql`select h.user_id, ${cause}::text as cause, null::uuid as other_id from ${hostsOf(off.event_id)} h`;
  await notify(tx, ctx, { kind: 'webhook_off', users, event: off.event_id });
}
