import type { signUp } from '@serendip/contract/accounts';
import type { Handler } from '../../http/bind.ts';
import { networkOf } from '../../http/network-of.ts';
import { askForConfirmation } from '../email-confirmation/ask.ts';
import { mayMailAtSignUp } from '../email-confirmation/may-mail.ts';
import { emailTaken, insertUser, isTaken } from '../identity/insert-user.ts';
import { hashPassword } from '../identity/password.ts';
import { presentUser } from '../identity/present.ts';
import { openSession } from '../identity/session.ts';
import { requireRoom } from '../identity/throttling/hashing-turns.ts';
import { trustPlace } from '../identity/throttling/trusted-place.ts';

/** Creates the account and its first session, and mails a link to confirm the address. 422 if the e-mail is taken. */
export const signUpHandler: Handler<typeof signUp> = async ({ body, request }, ctx) => {
  const { bounds, database } = ctx;
  const { email, password } = body.user;
  const asker = { from: networkOf(request.ip), pair: email, first: true, bounds };
  requireRoom(asker, 'signUp');
  // Checked first, so that a retry does not pay for a hash. The constraint decides in the end.
  if (await isTaken(database.db, email)) throw emailTaken();
  const passwordHash = await hashPassword(password, asker, 'signUp');
  const mails = await mayMailAtSignUp(ctx, email, request.ip);
  return database.db.transaction(async (tx) => {
    const user = await insertUser(tx, { email, passwordHash });
    await trustPlace(tx, ctx, email, request);
    if (mails) await askForConfirmation(tx, ctx, user.id);
    return { data: { user: presentUser(user) }, token: await openSession(tx, user.id, bounds) };
  });
};
