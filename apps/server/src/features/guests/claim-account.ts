import type { claimAccount } from '@serendip/contract/accounts';
import { users } from '../../db/schema/accounts.ts';
import { violates } from '../../db/violation.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { networkOf } from '../../http/network-of.ts';
import { askForConfirmation } from '../email-confirmation/ask.ts';
import { mayMailAtSignUp } from '../email-confirmation/may-mail.ts';
import { emailTaken, isTaken } from '../identity/insert-user.ts';
import { isGuest } from '../identity/is-guest.ts';
import { hashPassword } from '../identity/password.ts';
import { presentUser } from '../identity/present.ts';
import { requireRoom } from '../identity/throttling/hashing-turns.ts';
import { trustPlace } from '../identity/throttling/trusted-place.ts';

/**
 * Gives a guest's account an e-mail and a password; of concurrent claims, one wins. Like a sign-up, it does not confirm
 * the address. 422 `not_a_guest`, or if the e-mail is taken.
 */
export const claimAccountHandler: Handler<typeof claimAccount> = async ({ body, caller, request }, ctx) => {
  if (caller.email !== null) throw new Refusal('not_a_guest');
  const { bounds, database } = ctx;
  const { email, password } = body.user;
  const asker = { from: networkOf(request.ip), pair: email, first: true, bounds };
  requireRoom(asker, 'signUp');
  if (await isTaken(database.db, email)) throw emailTaken();
  const passwordHash = await hashPassword(password, asker, 'signUp');
  const mails = await mayMailAtSignUp(ctx, email, request.ip);
  const claimed = database.db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ email, passwordHash, guestSeenAt: null })
      .where(isGuest(caller.id))
      .returning();
    if (!user) throw new Refusal('not_a_guest');
    await trustPlace(tx, ctx, email, request);
    if (mails) await askForConfirmation(tx, ctx, user.id);
    return { user: presentUser(user) };
  });
  return claimed.catch((error: unknown) => {
    throw violates(error, 'users_email_unique') ? emailTaken() : error;
  });
};
