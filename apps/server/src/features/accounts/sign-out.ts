import type { signOut } from '@serendip/contract/accounts';
import { sessions, users } from '../../db/schema/accounts.ts';
import { eq, sql } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { isGuest } from '../identity/is-guest.ts';

/** Ends only the session of the given token. */
export const signOutHandler: Handler<typeof signOut> = async ({ caller }, { database: { db } }) => {
  // The session held the guest's last use, so store it on the account.
  if (caller.email === null) await db.update(users).set({ guestSeenAt: sql`now()` }).where(isGuest(caller.id));
  await db.delete(sessions).where(eq(sessions.tokenHash, caller.tokenHash));
  return {};
};
