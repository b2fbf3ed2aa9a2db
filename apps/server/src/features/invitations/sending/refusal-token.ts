import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../../context.ts';

/** Which invitations an address does not want: those of some hosts, or all (no hosts). */
export interface Unwanted {
  addressHash: string;
  hosts: string[];
}

const signed = (text: string, { links }: Pick<Keys, 'links'>) =>
  createHmac('sha256', links).update(`no invitations ${text}`).digest().subarray(0, 18);

/** Nothing is stored for it, so it works after the invitation is gone. */
export function refusalToken(keys: Pick<Keys, 'links'>, { addressHash, hosts }: Unwanted): string {
  const text = [addressHash, ...hosts].join('.');
  return `${Buffer.from(text).toString('base64url')}.${signed(text, keys).toString('base64url')}`;
}

/** Undefined for an invalid token. */
export function readRefusalToken(keys: Pick<Keys, 'links'>, token: string): Unwanted | undefined {
  const [encoded = '', signature = '', ...more] = token.split('.');
  const text = Buffer.from(encoded, 'base64url').toString();
  const given = Buffer.from(signature, 'base64url');
  const right = signed(text, keys);
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [addressHash = '', ...hosts] = text.split('.');
  return { addressHash, hosts };
}
