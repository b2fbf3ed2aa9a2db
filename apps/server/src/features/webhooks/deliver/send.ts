import { isIP } from 'node:net';
import { guardedPost } from '../../../adapters/guarded-request.ts';
import type { Ctx } from '../../../context.ts';
import { addTo } from '../../../db/counter.ts';
import { timeOf } from '../../../db/time.ts';
import { rowOf, secondsOf } from '../../identity/throttling/spend.ts';
import { signatureHeaders } from '../secret.ts';
import { type Claimed, patience } from './claim.ts';

/** A target that has had its share: seconds until the next try, which does not count as one. */
export class TargetRests extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super('the target has had its share of this minute');
    this.seconds = seconds;
  }
}

const bodyOf = ({ kind, created_at, event_id, user_id, data }: Claimed): string =>
  JSON.stringify({
    type: kind,
    timestamp: timeOf(created_at),
    data: { event_id, ...(user_id === null ? {} : { user_id }), ...data },
  });

const target = 'webhook_deliveries_per_target';

/** Counts a delivery to a host name, or to addresses, over all processes. */
async function spendOn({ bounds, database }: Ctx, hosts: string[]): Promise<void> {
  const seconds = secondsOf(target);
  const counts = await addTo(
    database.db,
    [...new Set(hosts)].map((host) => ({ key: rowOf(target, [host]), seconds })),
  );
  const full = [...counts.values()].filter(({ points }) => points > bounds.most(target));
  if (full.length === 0) return;
  bounds.count(target);
  throw new TargetRests(Math.max(1, ...full.map(({ wait }) => wait / 1_000)));
}

/**
 * Sends one delivery and returns the status. Names count by themselves and by the address they lead to, so one server
 * behind many names gets no more. Throws `TargetRests`, or an error with the code of what failed.
 */
export async function send(ctx: Ctx, delivery: Claimed): Promise<number> {
  const { config, keys } = ctx;
  const { hostname } = new URL(delivery.url);
  const isName = !isIP(hostname.replace(/^\[|\]$/g, ''));
  if (isName) await spendOn(ctx, [hostname]);
  const body = bodyOf(delivery);
  const { webhook_id: webhookId, seeds, id: deliveryId } = delivery;
  const at = Math.floor(Date.now() / 1_000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Serendip-Webhooks',
    ...signatureHeaders(keys, { webhookId, seeds, deliveryId, body, at }),
  };
  const sent = { headers, body: Buffer.from(body), patience: patience * 1_000 };
  return guardedPost(delivery.url, sent, config.webhookAllow, (addresses) => spendOn(ctx, addresses));
}

/** The fault of a try without an answer. */
export const faultOf = (error: unknown): 'timeout' | 'refused' | 'unreachable' => {
  const { message } = error as Error;
  if (/TimeoutError|ABORT_ERR|AbortError/.test(message)) return 'timeout';
  return /refused|no public address/.test(message) ? 'refused' : 'unreachable';
};
