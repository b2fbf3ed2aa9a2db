import type { resetPassword } from '@serendip/contract/accounts';
import { passwordResets, sessions, users } from '../../db/schema/accounts.ts';
import { and, eq, gt, isNull, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { hashToken } from '../../http/authorise.ts';
import type { Handler } from '../../http/bind.ts';
import { networkOf } from '../../http/network-of.ts';
import { proveMailbox } from '../email-confirmation/prove-mailbox.ts';
import { hashPassword } from '../identity/password.ts';
import { presentUser } from '../identity/present.ts';
import { openSession } from '../identity/session.ts';
import { trustPlace } from '../identity/throttling/trusted-place.ts';

/** Uses a reset token: sets the password, ends all earlier sessions and other links, and opens a new session. */
export const resetPasswordHandler: Handler<typeof resetPassword> = async ({ body, request }, ctx) => {
  const {
    bounds,
    config,
    database: { db },
  } = ctx;
  const tokenHash = hashToken(body.user.reset_password_token);
  const live = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`));
  const refused = new Refusal('bad_reset_token');
  const [asked] = await db.select({ userId: passwordResets.userId }).from(passwordResets).where(live);
  if (!asked) throw refused;
  const passwordHash = await hashPassword(body.user.password, {
    from: networkOf(request.ip),
    pair: asked.userId,
    first: true,
    bounds,
  });
  return db.transaction(async (tx) => {
    // Locks in the order of an erasure: the user first. Only a mailed link proves the address: without a mail server,
    // the operator passed it on and can make a mistake.
    const isThere = and(eq(users.id, asked.userId), isNull(users.erasedAt));
    const [user] = await tx.select().from(users).where(isThere).for('no key update');
    if (!user) throw refused;
    // The delete is the claim: of two concurrent requests, the second finds no row.
    const [claimed] = await tx.delete(passwordResets).where(live).returning();
    if (!claimed) throw refused;
    await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
    const ended = config.smtpUrl !== undefined && (await proveMailbox(tx, user, { request }));
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    if (user.email) await trustPlace(tx, ctx, user.email, request);
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    const data = { user: presentUser(user), password_ended: ended };
    return { data, token: await openSession(tx, user.id, bounds) };
  });
};
