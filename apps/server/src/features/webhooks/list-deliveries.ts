import { limits } from '@serendip/contract/limits';
import type { listWebhookDeliveries } from '@serendip/contract/webhooks';
import { webhookDeliveries } from '../../db/schema/webhooks.ts';
import { and, eq, gt, sql } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { pageOf } from '../../http/page.ts';
import { deliveriesOf, webhookOf } from './queries.ts';

const largestRow = 500;

export const listDeliveriesHandler: Handler<typeof listWebhookDeliveries> = async (
  { event, params, query },
  { database: { db } },
) => {
  const { id } = await webhookOf(db, event.id, params.webhook_id);
  const page = pageOf({ page: query.page, per_page: query.per_page ?? limits.per_page_default }, largestRow);
  const since = sql`now() - make_interval(days => ${limits.webhook_delivery_days}::int)`;
  const total = await db.$count(
    webhookDeliveries,
    and(eq(webhookDeliveries.webhookId, id), gt(webhookDeliveries.createdAt, since)),
  );
  const which = sql`and created_at > ${since} order by seq desc limit ${page.per_page} offset ${page.offset}`;
  return { deliveries: await deliveriesOf(db, id, which), page: page.page, per_page: page.per_page, total };
};
