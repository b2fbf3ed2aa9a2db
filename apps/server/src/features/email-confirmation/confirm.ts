import type { confirmEmail } from '@serendip/contract/email-confirmation';
import { emailConfirmations, users } from '../../db/schema/accounts.ts';
import { and, eq, gt, inArray, isNull, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { hashToken } from '../../http/authorise.ts';
import type { Handler } from '../../http/bind.ts';

/** The link works more than once, so that a repeated call gets the same answer. */
export const confirmEmailHandler: Handler<typeof confirmEmail> = async ({ body }, { database: { db } }) => {
  const tokenHash = hashToken(body.user.confirmation_token);
  const asked = db
    .select({ id: emailConfirmations.userId })
    .from(emailConfirmations)
    .where(and(eq(emailConfirmations.tokenHash, tokenHash), gt(emailConfirmations.expiresAt, sql`now()`)));
  const confirmed = await db
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
    .where(and(inArray(users.id, asked), isNull(users.erasedAt)))
    .returning({ id: users.id });
  if (confirmed.length === 0) throw new Refusal('bad_confirmation_token');
  return {};
};
