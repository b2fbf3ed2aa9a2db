import { say } from '@serendip/texts/sentence';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../context.ts';
import { users } from '../../db/schema/accounts.ts';
import { eq } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import { isPassword } from './password.ts';
import { requireRecentSignIn } from './recent-sign-in.ts';
import { attempt } from './throttling/attempt.ts';

/**
 * Checks the account's password before something that a session alone may not do; of an account without one, that the sign-in
 * is recent. Throws 403 `wrong_password` or `sign_in_again`, 422 for no password.
 */
export async function requireProof(
  ctx: Ctx,
  { id, email, tokenHash }: { id: string; email: string; tokenHash: string },
  request: FastifyRequest,
  password: string | undefined,
): Promise<void> {
  const { db } = ctx.database;
  const guess = {
    request,
    account: email,
    perDevice: 'wrong_passwords_per_device',
    fromHere: 'wrong_passwords_from_here',
    perAccount: 'wrong_passwords_per_account',
  } as const;
  await attempt(ctx, guess, async ({ asker, wrong }) => {
    const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id));
    if (user && !user.passwordHash) return requireRecentSignIn(db, { tokenHash });
    if (!password) throw invalid(say('isBlank', { field: 'password' }));
    if (user?.passwordHash && (await isPassword(password, user.passwordHash, asker))) return;
    await wrong();
    throw new Refusal('wrong_password');
  });
}
