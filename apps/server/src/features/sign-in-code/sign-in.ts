import { readEmail } from '@serendip/contract/accounts';
import { limits } from '@serendip/contract/limits';
import type { signInByCode } from '@serendip/contract/sign-in-code';
import { signInCodes, users } from '../../db/schema/accounts.ts';
import { and, eq, gt, isNull, lt, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { networkOf } from '../../http/network-of.ts';
import { proveMailbox } from '../email-confirmation/prove-mailbox.ts';
import { addressHash } from '../identity/delete-mails-to.ts';
import { requireRoom } from '../identity/hashing-turns.ts';
import { isNobodysPassword, isPassword } from '../identity/password.ts';
import { presentUser } from '../identity/present.ts';
import { openSession } from '../identity/session.ts';
import { attempt, spend } from '../identity/throttle.ts';
import { trustNetwork } from '../identity/trusted-network.ts';

/** Uses a code. A wrong, expired, used or unknown one gets the same answer after the same work. */
export const signInByCodeHandler: Handler<typeof signInByCode> = async ({ body, request: { ip } }, ctx) => {
  const { bounds, config, database } = ctx;
  const { code } = body.user;
  const email = readEmail(body.user.email);
  const refused = new Refusal('bad_sign_in_code');
  if (email === null) throw refused;
  const asker = { from: networkOf(ip), bounds };
  requireRoom(asker);
  const subjects = { attempts_per_address: [ip], wrong_codes_per_address: [ip], sign_ins_per_account: [email] };
  return attempt(ctx, subjects, async (wrong) => {
    const isOfAddress = eq(signInCodes.addressHash, addressHash(email));
    // Counted before the check: of many concurrent guesses, five are checked.
    const [live] = await database.db
      .update(signInCodes)
      .set({ tries: sql`${signInCodes.tries} + 1` })
      .where(and(isOfAddress, lt(signInCodes.tries, limits.sign_in_code_tries), gt(signInCodes.expiresAt, sql`now()`)))
      .returning({ userId: signInCodes.userId, codeHash: signInCodes.codeHash });
    const right = live?.codeHash ? await isPassword(code, live.codeHash, asker) : await isNobodysPassword(code, asker);
    const { userId, codeHash } = live ?? {};
    if (!right || !userId || !codeHash) {
      await wrong();
      throw refused;
    }
    await spend(ctx, 'sign_ins_per_account', [email]);
    return database.db.transaction(async (tx) => {
      // Locks in the order of an erasure: the user first.
      const [user] = await tx
        .select()
        .from(users)
        .where(and(eq(users.id, userId), eq(users.email, email), isNull(users.erasedAt)))
        .for('no key update');
      // The delete is the claim: of two concurrent requests, the second finds no row.
      const used = await tx
        .delete(signInCodes)
        .where(and(isOfAddress, eq(signInCodes.codeHash, codeHash)))
        .returning({ userId: signInCodes.userId });
      if (!user || used.length === 0) throw refused;
      // Without a mail server, the operator passed the code on and can make a mistake.
      const first = config.smtpUrl !== undefined && (await proveMailbox(tx, user));
      await trustNetwork(tx, ctx, email, ip);
      const data = { user: presentUser(user), password_ended: first && user.passwordHash !== null };
      return { data, token: await openSession(tx, user.id, bounds) };
    });
  });
};
