import { createHmac, timingSafeEqual } from 'node:crypto';
import { type NotificationKind, notificationKinds } from '@serendip/contract/notifications';
import type { Keys } from '../../context.ts';

const signed = (text: string, { links }: Pick<Keys, 'links'>) =>
  createHmac('sha256', links).update(`unsubscribe ${text}`).digest().subarray(0, 18);

/** A signed token of person and kind. Nothing is stored, so it works as long as the account exists. */
export function unsubscribeToken(keys: Pick<Keys, 'links'>, userId: string, kind: NotificationKind): string {
  const text = `${userId}.${kind}`;
  return `${Buffer.from(text).toString('base64url')}.${signed(text, keys).toString('base64url')}`;
}

/** Undefined for an invalid token. */
export function readUnsubscribeToken(
  keys: Pick<Keys, 'links'>,
  token: string,
): { userId: string; kind: NotificationKind } | undefined {
  const [encoded = '', signature = '', ...more] = token.split('.');
  const text = Buffer.from(encoded, 'base64url').toString();
  const given = Buffer.from(signature, 'base64url');
  const right = signed(text, keys);
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [userId = '', name = ''] = text.split('.');
  const kind = notificationKinds.find((one) => one === name);
  // Decoding ignores additional letters; only the exact address is valid.
  return kind && unsubscribeToken(keys, userId, kind) === token ? { userId, kind } : undefined;
}
