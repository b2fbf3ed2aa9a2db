import type { signIn } from '@serendip/contract/accounts';
import { tidyEmail } from '@serendip/contract/email-address';
import { users } from '../../db/schema/accounts.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { isNobodysPassword, isPassword } from '../identity/password.ts';
import { presentUser } from '../identity/present.ts';
import { openSession } from '../identity/session.ts';
import { attempt } from '../identity/throttling/attempt.ts';
import { spend } from '../identity/throttling/spend.ts';
import { trustPlace } from '../identity/throttling/trusted-place.ts';

/** Opens a session. A wrong password and an unknown e-mail get the same answer after the same work. */
export const signInHandler: Handler<typeof signIn> = async ({ body, request }, ctx) => {
  const email = tidyEmail(body.user.email);
  const { password } = body.user;
  const guess = {
    request,
    account: email,
    perDevice: 'wrong_passwords_per_device',
    fromHere: 'wrong_passwords_from_here',
    perAccount: 'wrong_passwords_per_account',
    perAddress: 'wrong_passwords_per_address',
    right: 'sign_ins_per_account',
  } as const;
  return attempt(ctx, guess, async ({ asker, wrong }) => {
    const { bounds, database } = ctx;
    const { db } = database;
    // The database cannot store this text, so no account has it.
    const known = email.isWellFormed() && !email.includes('\0');
    const [user] = known ? await db.select().from(users).where(eq(users.email, email)) : [];
    const correct = user?.passwordHash
      ? await isPassword(password, user.passwordHash, asker)
      : await isNobodysPassword(password, asker);
    if (!user || !correct) {
      await wrong();
      throw new Refusal('bad_credentials');
    }
    await spend(ctx, 'sign_ins_per_account', [email]);
    const token = await db.transaction(async (tx) => {
      // Comparing took time. Refuse if the password changed or the account was erased meanwhile.
      const [same] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash ?? '')))
        .for('no key update');
      if (!same) return undefined;
      await trustPlace(tx, ctx, email, request);
      return openSession(tx, same.id, bounds);
    });
    if (!token) throw new Refusal('bad_credentials');
    return { data: { user: presentUser(user) }, token };
  });
};
