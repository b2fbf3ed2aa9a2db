import type { signIn } from '@serendip/contract/accounts';
import { users } from '../../db/schema/accounts.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { networkOf } from '../../http/network-of.ts';
import { requireRoom } from '../identity/hashing-turns.ts';
import { isNobodysPassword, isPassword } from '../identity/password.ts';
import { presentUser } from '../identity/present.ts';
import { openSession } from '../identity/session.ts';
import { attempt, spend } from '../identity/throttle.ts';
import { trustNetwork } from '../identity/trusted-network.ts';

/** Opens a session. A wrong password and an unknown e-mail get the same answer after the same work. */
export const signInHandler: Handler<typeof signIn> = async ({ body, request }, ctx) => {
  const email = body.user.email.trim().toLowerCase();
  const { password } = body.user;
  const { ip } = request;
  const asker = { from: networkOf(ip), bounds: ctx.bounds };
  requireRoom(asker);
  const subjects = {
    attempts_per_address: [ip],
    wrong_passwords_per_address: [ip],
    wrong_passwords_from_here: [email, ip],
    wrong_passwords_per_account: [email],
    sign_ins_per_account: [email],
  };
  return attempt(ctx, subjects, async (wrong) => {
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
      await trustNetwork(tx, ctx, email, ip);
      return openSession(tx, same.id, bounds);
    });
    if (!token) throw new Refusal('bad_credentials');
    return { data: { user: presentUser(user) }, token };
  });
};
