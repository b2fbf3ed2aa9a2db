import type { Webhook, WebhookDelivery } from '@serendip/contract/webhooks';
import { type Db, rowsOf } from '../../db/database.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { timeOf, timeOrNull } from '../../db/time.ts';
import { Refusal } from '../../errors.ts';

interface WebhookRow {
  id: string;
  url: string;
  kinds: Webhook['kinds'];
  off_reason: Webhook['off_reason'];
  made_by: Webhook['made_by'];
  previous_until: string | null;
  created_at: string;
}

/** The webhooks of an event, oldest first, or one of them. */
export async function webhooksOf(db: Db, eventId: string, only: string | null = null): Promise<Webhook[]> {
  const rows = await rowsOf<WebhookRow>(
    db,
    sql`select w.id, w.url, w.kinds, w.off_reason, w.created_at,
        case when w.previous_until > now() then w.previous_until end as previous_until,
        json_build_object('id', u.id, 'alias', u.alias) as made_by
      from webhooks w join users u on u.id = w.made_by
      where w.event_id = ${eventId} and (${only}::uuid is null or w.id = ${only}::uuid) order by w.created_at, w.id`,
  );
  return rows.map(({ previous_until, ...row }) => ({
    ...row,
    active: row.off_reason === null,
    previous_secret_until: timeOrNull(previous_until),
    created_at: timeOf(row.created_at),
  }));
}

export async function webhookOf(db: Db, eventId: string, id: string): Promise<Webhook> {
  const [found] = await webhooksOf(db, eventId, id);
  if (!found) throw new Refusal('webhook_not_found');
  return found;
}

interface DeliveryRow extends Omit<WebhookDelivery, 'next_try_at'> {
  due_at: string;
}

/** A webhook's deliveries, newest first. */
export async function deliveriesOf(db: Db, webhookId: string, which: SQL): Promise<WebhookDelivery[]> {
  const rows = await rowsOf<DeliveryRow>(
    db,
    sql`select id, kind, created_at, state, tries, status, fault, milliseconds, tried_at, due_at
      from webhook_deliveries where webhook_id = ${webhookId} ${which}`,
  );
  return rows.map(({ due_at, ...row }) => ({
    ...row,
    created_at: timeOf(row.created_at),
    tried_at: timeOrNull(row.tried_at),
    next_try_at: row.state === 'waiting' ? timeOf(due_at) : null,
  }));
}

export async function deliveryOf(db: Db, webhookId: string, id: string): Promise<WebhookDelivery> {
  const [found] = await deliveriesOf(db, webhookId, sql`and id = ${id}`);
  if (!found) throw new Refusal('delivery_not_found');
  return found;
}
