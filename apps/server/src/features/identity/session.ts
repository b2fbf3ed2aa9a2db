import { randomBytes } from 'node:crypto';
import { heardNow } from '../../asker.ts';
import type { Bounds } from '../../bounds.ts';
import type { Db } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/accounts.ts';
import { and, desc, eq, isNotNull, ne, notInArray } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { hashToken } from '../../http/authorise.ts';

/** 256 random bits for the header; the database has only the hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * Opens a session, keeps the language it was asked for in, and ends the oldest beyond the bound. The caller holds an exclusive lock on the user's row, so that
 * concurrent calls count. Throws `account_closed`.
 */
export async function openSession(tx: Db, userId: string, bounds: Bounds, passkeyId?: string): Promise<string> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const isClosed = and(eq(users.id, userId), isNotNull(users.closedAt));
  if ((await tx.$count(users, isClosed)) > 0) throw new Refusal('account_closed');
  await tx.insert(sessions).values({ tokenHash, userId, passkeyId });
  const signInLanguage = heardNow();
  if (signInLanguage) await tx.update(users).set({ signInLanguage }).where(eq(users.id, userId));
  const others = and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash));
  const newest = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(others)
    .orderBy(desc(sessions.createdAt))
    .limit(bounds.most('sessions_per_person') - 1);
  const ended = await tx
    .delete(sessions)
    .where(and(others, notInArray(sessions.tokenHash, newest)))
    .returning({ userId: sessions.userId });
  for (const _ of ended) bounds.count('sessions_per_person');
  return token;
}
