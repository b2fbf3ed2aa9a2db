import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { and, eq, isNull } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';

/**
 * Call this first in every transaction that stores a person's data, since the account may be erased after the guard.
 * Waits for a running erasure; a later one waits for this transaction and finds its rows. `alone` excludes other
 * transactions of the person, for bounds. Throws `signed_out` if the account is gone.
 */
export async function lockAccount(tx: Db, userId: string, how: 'together' | 'alone' = 'together'): Promise<void> {
  const [there] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for(how === 'alone' ? 'no key update' : 'share');
  if (!there) throw new Refusal('signed_out');
}
