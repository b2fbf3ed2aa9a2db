import type { confirmEmail } from '@serendip/contract/email-confirmation';
import { emailConfirmations, users } from '../../db/schema/accounts.ts';
import { and, eq, gt, inArray, isNull, sql } from '../../db/sql.ts';
import { violates } from '../../db/violation.ts';
import { Refusal } from '../../errors.ts';
import { hashToken } from '../../http/authorise.ts';
import type { Handler } from '../../http/bind.ts';
import { emailTaken } from '../identity/insert-user.ts';
import { presentUser } from '../identity/present.ts';
import { takeNewEmail } from './new-email.ts';
import { isOwnSession, proveMailbox } from './prove-mailbox.ts';

/** The link works more than once, so that a repeated call gets the same answer. */
export const confirmEmailHandler: Handler<typeof confirmEmail> = async ({ body, request }, { database: { db } }) => {
  const confirmed = db.transaction(async (tx) => {
    const tokenHash = hashToken(body.user.confirmation_token);
    const asked = tx
      .select({ id: emailConfirmations.userId })
      .from(emailConfirmations)
      .where(and(eq(emailConfirmations.tokenHash, tokenHash), gt(emailConfirmations.expiresAt, sql`now()`)));
    const isTheirs = and(inArray(users.id, asked), isNull(users.erasedAt));
    const [found] = await tx.select().from(users).where(isTheirs).for('no key update');
    if (!found) throw new Refusal('bad_confirmation_token');
    const isInside = await isOwnSession(tx, found.id, request);
    const user = (await takeNewEmail(tx, found.id, tokenHash)) ?? found;
    const ended = await proveMailbox(tx, user, { request, by: 'link' });
    // An address that is confirmed already, and has no password: this is the call again that ended it.
    return { password_ended: ended || user.passwordHash === null, user: isInside ? presentUser(user) : null };
  });
  return confirmed.catch((error: unknown) => {
    throw violates(error, 'users_email_unique') ? emailTaken() : error;
  });
};
