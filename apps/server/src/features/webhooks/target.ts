import { isIP } from 'node:net';
import { webhookAddressInvalid } from '@serendip/contract/webhooks';
import { type Allowed, guardedUrl } from '../../adapters/guarded-request.ts';
import { invalid } from '../../errors.ts';

/** The host of an address, and what stands for its owner: the last two parts of the name. Throws if it is refused. */
export function targetOf(url: string, allowed: Allowed): { url: string; target: string } {
  const { href, hostname } = guardedUrl(url, allowed) ?? {};
  if (href === undefined || hostname === undefined) throw invalid(webhookAddressInvalid);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
  return { url: href, target: isAddress ? hostname : hostname.split('.').slice(-2).join('.') };
}
