import { createHash } from 'node:crypto';
import { networkOf } from '../../../http/network-of.ts';

/** Keys are hashed, so that typed addresses and e-mails are not stored. */
export const throttleKey = (parts: string[]): string =>
  createHash('sha256').update(parts.map(networkOf).join('\0')).digest('base64url');
