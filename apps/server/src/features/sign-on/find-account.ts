import { readEmail } from '@serendip/contract/accounts';
import { SignOnError, type SignOnIdentity } from '../../adapters/sign-on-provider.ts';
import type { Db } from '../../db/database.ts';
import { signOnIdentities, users } from '../../db/schema/accounts.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';
import { proveMailbox } from '../email-confirmation/prove-mailbox.ts';
import { insertUser } from '../identity/insert-user.ts';

type User = typeof users.$inferSelect;

/** The account that this issuer and subject used before, whatever their address is now. */
async function knownAccount(tx: Db, { issuer, subject }: SignOnIdentity): Promise<User | undefined> {
  const [known] = await tx
    .update(signOnIdentities)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(signOnIdentities.issuer, issuer), eq(signOnIdentities.subject, subject)))
    .returning({ userId: signOnIdentities.userId });
  if (!known) return undefined;
  const isThere = and(eq(users.id, known.userId), isNull(users.erasedAt));
  return (await tx.select().from(users).where(isThere))[0];
}

/**
 * The account for a provider's person: the one they used before, the one of their verified address, or a new one.
 * Throws a SignOnError for an unverified address, and for an account of another subject.
 */
export async function findAccount(tx: Db, identity: SignOnIdentity): Promise<{ user: User; passwordEnded: boolean }> {
  const known = await knownAccount(tx, identity);
  if (known) return { user: known, passwordEnded: false };
  const email = identity.isVerified && identity.email !== null ? readEmail(identity.email) : null;
  if (email === null) throw new SignOnError('unverified');
  const [there] = await tx.select().from(users).where(eq(users.email, email)).for('no key update');
  const user = there ?? (await insertUser(tx, { email }));
  const { issuer, subject } = identity;
  const joined = await tx
    .insert(signOnIdentities)
    .values({ issuer, subject, userId: user.id })
    .onConflictDoNothing()
    .returning({ userId: signOnIdentities.userId });
  // Addresses are given to new people, so the account stays with its first subject.
  if (joined.length === 0) throw new SignOnError('taken');
  const first = await proveMailbox(tx, user);
  return { user, passwordEnded: first && there !== undefined };
}
