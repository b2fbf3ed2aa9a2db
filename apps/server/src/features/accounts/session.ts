import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { sessions } from '../../db/schema.ts';
import { hashToken } from '../../http/authorise.ts';

/** 256 random bits, as they travel in the header; the database only ever sees their hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export async function openSession(tx: Db, userId: string): Promise<string> {
  const token = newToken();
  await tx.insert(sessions).values({ tokenHash: hashToken(token), userId });
  return token;
}
