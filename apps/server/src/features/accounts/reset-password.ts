import type { resetPassword } from '@serendip/contract/accounts';
import { passwordResets, sessions, users } from '../../db/schema/accounts.ts';
import { and, eq, gt, isNull, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { hashToken } from '../../http/authorise.ts';
import type { Handler } from '../../http/bind.ts';
import { networkOf } from '../../http/network-of.ts';
import { hashPassword } from '../identity/password.ts';
import { presentUser } from '../identity/present.ts';
import { openSession } from '../identity/session.ts';

/** Uses a reset token up: sets the password, ends every earlier session of the person, opens a new one. */
export const resetPasswordHandler: Handler<typeof resetPassword> = async (
  { body, request: { ip } },
  { bounds, config, database: { db } },
) => {
  const tokenHash = hashToken(body.user.reset_password_token);
  const live = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`));
  const refused = new Refusal('bad_reset_token');
  const [asked] = await db.select({ userId: passwordResets.userId }).from(passwordResets).where(live);
  if (!asked) throw refused;
  const passwordHash = await hashPassword(body.user.password, { from: networkOf(ip), bounds });
  return db.transaction(async (tx) => {
    // The user before the rest, as an erasure does it: neither waits for the other in a circle.
    // The link was mailed to the address. Without a mail server an operator has passed it on, who may be mistaken.
    const confirmed = config.smtpUrl ? { emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` } : {};
    const isThere = and(eq(users.id, asked.userId), isNull(users.erasedAt));
    const [user] = await tx
      .update(users)
      .set({ passwordHash, ...confirmed })
      .where(isThere)
      .returning();
    if (!user) throw refused;
    // Deleting is the claim: of two at once, one finds nothing left and has changed nothing.
    const [claimed] = await tx.delete(passwordResets).where(live).returning();
    if (!claimed) throw refused;
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    return { data: { user: presentUser(user) }, token: await openSession(tx, user.id, bounds) };
  });
};
