import type { Db } from '../../db/database.ts';
import { emailConfirmations, passwordResets, signInCodes, users } from '../../db/schema/accounts.ts';
import { and, eq, gt, isNotNull, sql } from '../../db/sql.ts';

/** Gives an account an address that is not proved yet. Links and codes that were mailed to the old one end. */
export async function setEmail(tx: Db, userId: string, email: string) {
  const [user] = await tx.update(users).set({ email, emailConfirmedAt: null }).where(eq(users.id, userId)).returning();
  for (const mailed of [passwordResets, signInCodes]) await tx.delete(mailed).where(eq(mailed.userId, userId));
  return user;
}

/** Makes the new address that belongs to a link the account's. Nothing if the link only confirms the present one. */
export async function takeNewEmail(tx: Db, userId: string, tokenHash: string) {
  const ofLink = and(eq(emailConfirmations.userId, userId), eq(emailConfirmations.tokenHash, tokenHash));
  const [asked] = await tx
    .select({ email: emailConfirmations.newEmail })
    .from(emailConfirmations)
    .where(and(ofLink, isNotNull(emailConfirmations.newEmail)));
  if (!asked?.email) return undefined;
  await tx.update(emailConfirmations).set({ newEmail: null }).where(ofLink);
  return setEmail(tx, userId, asked.email);
}

/** The address whose link has not been opened yet. */
export async function pendingEmailOf(db: Db, userId: string): Promise<string | null> {
  const isOpen = and(eq(emailConfirmations.userId, userId), gt(emailConfirmations.expiresAt, sql`now()`));
  const isAsked = and(eq(emailConfirmations.userId, userId), sql`${emailConfirmations.tokenHash} is null`);
  const [asked] = await db
    .select({ email: emailConfirmations.newEmail })
    .from(emailConfirmations)
    .where(sql`(${isOpen}) or (${isAsked})`);
  return asked?.email ?? null;
}
