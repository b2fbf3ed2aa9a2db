import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { and, eq, isNull } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';

/**
 * First in every transaction that stores something of a person's own: a request that was let in may come to its writing
 * after the account was erased. An erasure under way is waited for; a later one waits for the transaction, and finds what
 * it stored. `alone`: one transaction of the person after the other, for what is counted before it is stored. Throws
 * `signed_out` when nobody is there any more.
 */
export async function lockAccount(tx: Db, userId: string, how: 'together' | 'alone' = 'together'): Promise<void> {
  const [there] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for(how === 'alone' ? 'no key update' : 'share');
  if (!there) throw new Refusal('signed_out');
}
