import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { sessions } from '../../db/schema.ts';
import { hashToken } from '../../http/authorise.ts';

/**
 * 192 random bits, as they travel in a header or a link; the database only ever sees their hash. In 32 characters, so that
 * the line of a link stays whole in a mail.
 */
export const newToken = (): string => randomBytes(24).toString('base64url');

export async function openSession(tx: Db, userId: string): Promise<string> {
  const token = newToken();
  await tx.insert(sessions).values({ tokenHash: hashToken(token), userId });
  return token;
}
