import type { signIn } from '@serendip/contract/accounts';
import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { isNobodysPassword, isPassword } from './password.ts';
import { presentUser } from './present.ts';
import { openSession } from './session.ts';
import { attempt, judged } from './throttle.ts';

/** Opens a session. A wrong password and an unknown e-mail get the same answer after the same work. */
export const signInHandler: Handler<typeof signIn> = async ({ body, request }, ctx) => {
  const { db } = ctx.database;
  const email = body.user.email.trim().toLowerCase();
  const guess = await attempt(ctx, {
    // First: an address that has used up its own is not to use up the accounts'.
    signInByAddress: [request.ip],
    signInFromHere: [email, request.ip],
    signInAnywhere: [email],
  });
  // A text the database cannot hold is nobody's address.
  const known = email.isWellFormed() && !email.includes('\0');
  const [user] = known ? await db.select().from(users).where(eq(users.email, email)) : [];
  const correct = await judged(
    guess,
    user?.passwordHash ? isPassword(body.user.password, user.passwordHash) : isNobodysPassword(body.user.password),
  );
  if (!user || !correct) throw new Refusal('bad_credentials');
  const token = await db.transaction(async (tx) => {
    // Comparing took time: a password that has been changed meanwhile, or an account that is gone, opens nothing.
    const [same] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash ?? '')))
      .for('no key update');
    return same && openSession(tx, same.id, ctx.bounds);
  });
  if (!token) throw new Refusal('bad_credentials');
  await guess.forgive();
  return { data: { user: presentUser(user) }, token };
};
