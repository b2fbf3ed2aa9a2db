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

/** The ways into an account. A stranger may have made them while the address was unconfirmed. */
const waysIn = [sessions, passkeys, passkeyChallenges, passwordResets, emailConfirmations, signInCodes];

/**
 * Records that the caller has proved this mailbox. At the first proof, a stranger may have made the account before, so
 * the password and all other ways in end. Returns whether it was the first. The caller holds the lock on the user's
 * row, and opens the session afterwards.
 */
export async function proveMailbox(tx: Db, user: { id: string; emailConfirmedAt: Date | null }): Promise<boolean> {
  if (user.emailConfirmedAt) return false;
  await tx.update(users).set({ emailConfirmedAt: sql`now()`, passwordHash: null }).where(eq(users.id, user.id));
  for (const way of waysIn) await tx.delete(way).where(eq(way.userId, user.id));
  return true;
}
