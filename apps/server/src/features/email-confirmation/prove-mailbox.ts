import type { Db } from '../../db/database.ts';
import {
  emailConfirmations,
  passkeyChallenges,
  passkeys,
  passwordResets,
  sessions,
  signInCodes,
  users,
} from '../../db/schema/accounts.ts';
import { eq, sql } from '../../db/sql.ts';

/** What opens an account: where its address was never confirmed, anybody may have made it. */
const waysIn = [sessions, passkeys, passkeyChallenges, passwordResets, emailConfirmations, signInCodes];

/**
 * Notes that the person at the door has the mailbox of this account. If that is the first proof of it, whoever made the account
 * may have been somebody else, who waited for the owner: the password and all other ways in end. Returns whether it was the
 * first. The caller holds the user's row, and opens the session afterwards.
 */
export async function proveMailbox(tx: Db, user: { id: string; emailConfirmedAt: Date | null }): Promise<boolean> {
  if (user.emailConfirmedAt) return false;
  await tx.update(users).set({ emailConfirmedAt: sql`now()`, passwordHash: null }).where(eq(users.id, user.id));
  for (const way of waysIn) await tx.delete(way).where(eq(way.userId, user.id));
  return true;
}
