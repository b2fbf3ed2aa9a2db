import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Keys } from '../../context.ts';

/** A prepared key takes a fifth of the time that the bytes take, which a list of 5,000 addresses feels. */
const prepared = new WeakMap<Buffer, KeyObject>();

function keyOf(bytes: Buffer): KeyObject {
  const known = prepared.get(bytes) ?? createSecretKey(bytes);
  prepared.set(bytes, known);
  return known;
}

/** An address as it is remembered once the address itself is gone: hashed with a key of this installation. */
export const addressKey = ({ links }: Pick<Keys, 'links'>, email: string): string =>
  createHmac('sha256', keyOf(links)).update(`invited ${email}`).digest('base64url');
