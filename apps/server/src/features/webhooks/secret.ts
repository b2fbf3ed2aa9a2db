import { createHmac, randomBytes } from 'node:crypto';
import type { Keys } from '../../context.ts';

export const newSeed = (): string => randomBytes(32).toString('base64url');

/** The bytes of a webhook's secret: its row alone does not tell them. */
const secretBytes = ({ links }: Pick<Keys, 'links'>, id: string, seed: string): Buffer =>
  createHmac('sha256', links).update(`webhook ${id} ${seed}`).digest();

/** As its receiver needs it. */
export const secretOf = (keys: Pick<Keys, 'links'>, id: string, seed: string): string =>
  `whsec_${secretBytes(keys, id, seed).toString('base64')}`;

interface Signing {
  webhookId: string;
  /** The newest first. */
  seeds: string[];
  deliveryId: string;
  body: string;
  /** Seconds since 1970. */
  at: number;
}

/** The headers of Standard Webhooks, with a signature for each seed. */
export function signatureHeaders(keys: Pick<Keys, 'links'>, signing: Signing): Record<string, string> {
  const { webhookId, seeds, deliveryId, body, at } = signing;
  const sign = (seed: string) =>
    `v1,${createHmac('sha256', secretBytes(keys, webhookId, seed))
      .update(`${deliveryId}.${at}.${body}`)
      .digest('base64')}`;
  return {
    'webhook-id': deliveryId,
    'webhook-timestamp': String(at),
    'webhook-signature': seeds.map(sign).join(' '),
  };
}
