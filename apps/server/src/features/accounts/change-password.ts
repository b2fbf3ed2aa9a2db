import type { changePassword } from '@serendip/contract/accounts';
import { say } from '@serendip/texts/sentence';
import { passwordResets, sessions, users } from '../../db/schema/accounts.ts';
import { and, eq, isNull, ne } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { networkOf } from '../../http/network-of.ts';
import { hashPassword } from '../identity/password.ts';
import { requireProof } from '../identity/require-proof.ts';

/** Sets a new password after the old one was given. Ends all other sessions, and mailed links to set another one. */
export const changePasswordHandler: Handler<typeof changePassword> = async ({ body, caller, request }, ctx) => {
  const { bounds, database } = ctx;
  if (caller.email === null) throw invalid(say('addEmailFirst'));
  await requireProof(ctx, { ...caller, email: caller.email }, request, body.user.current_password);
  const asker = { from: networkOf(request.ip), pair: caller.id, first: true, bounds };
  const passwordHash = await hashPassword(body.user.password, asker);
  await database.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, caller.id), isNull(users.erasedAt)))
      .returning({ id: users.id });
    if (!changed) throw new Refusal('signed_out');
    await tx.delete(passwordResets).where(eq(passwordResets.userId, caller.id));
    await tx.delete(sessions).where(and(eq(sessions.userId, caller.id), ne(sessions.tokenHash, caller.tokenHash)));
  });
  return {};
};
