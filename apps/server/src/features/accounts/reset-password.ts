import type { resetPassword } from '@serendip/contract/accounts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { passwordResets, sessions, users } from '../../db/schema.ts';
import { Refusal } from '../../errors.ts';
import { hashToken } from '../../http/authorise.ts';
import type { Handler } from '../../http/bind.ts';
import { hashPassword } from './password.ts';
import { presentUser } from './present.ts';
import { openSession } from './session.ts';

/** Uses a reset token up: sets the password, ends every earlier session of the person, opens a new one. */
export const resetPasswordHandler: Handler<typeof resetPassword> = async ({ body }, { database: { db } }) => {
  const tokenHash = hashToken(body.user.reset_password_token);
  const live = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`));
  const refused = new Refusal('bad_reset_token');
  if ((await db.select({ userId: passwordResets.userId }).from(passwordResets).where(live)).length === 0) throw refused;
  const passwordHash = await hashPassword(body.user.password);
  return db.transaction(async (tx) => {
    // Deleting is the claim: of two at once, one finds nothing left.
    const [claimed] = await tx.delete(passwordResets).where(live).returning();
    if (!claimed) throw refused;
    const [user] = await tx.update(users).set({ passwordHash }).where(eq(users.id, claimed.userId)).returning();
    if (!user) throw refused;
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    return { data: { user: presentUser(user) }, token: await openSession(tx, user.id) };
  });
};
