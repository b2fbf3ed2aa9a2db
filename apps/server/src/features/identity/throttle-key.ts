import { createHash } from 'node:crypto';
import { networkOf } from '../../http/network-of.ts';

/** Keys are hashed: an address or e-mail that was only ever typed is not stored. */
export const throttleKey = (parts: string[]): string =>
  createHash('sha256').update(parts.map(networkOf).join('\0')).digest('base64url');
