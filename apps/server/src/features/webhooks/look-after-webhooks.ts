import type { Ctx } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { deliverWebhooksJob, deliveryOrder } from '../../queue/jobs.ts';
import { switchOff } from './switch-off.ts';

/** Job, every minute: asks for a pass if something is due, and switches off webhooks for which too much waits. */
export async function lookAfterWebhooks(ctx: Ctx): Promise<void> {
  const { bounds, queue } = ctx;
  const { db } = ctx.database;
  const waiting = await rowsOf<{ webhook_id: string; waiting: number; due: boolean }>(
    db,
    sql`select webhook_id, count(*)::int as waiting, min(due_at) <= now() as due
      from webhook_deliveries where state = 'waiting' group by webhook_id`,
  );
  const most = bounds.most('webhook_deliveries_waiting');
  for (const { webhook_id } of waiting.filter((one) => one.waiting > most))
    await db.transaction((tx) => switchOff(tx, ctx, webhook_id, 'too_many'));
  if (waiting.some(({ due }) => due)) await queue.enqueue(db, deliverWebhooksJob, {}, deliveryOrder);
}
