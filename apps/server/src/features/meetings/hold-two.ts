import type { FailureCode } from '@serendip/contract/failures';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { inArray } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';

/**
 * First in a transaction that stores what one person says of another: neither account is erased before it ends, so that nothing
 * is left of somebody who is gone. `stranger`: how an erased person and oneself are refused.
 */
export async function holdTwo(tx: Db, callerId: string, otherId: string, stranger: FailureCode): Promise<void> {
  const held = await tx
    .select({ id: users.id, erasedAt: users.erasedAt })
    .from(users)
    .where(inArray(users.id, [callerId, otherId]))
    .orderBy(users.id)
    .for('share');
  const isThere = (id: string) => held.some((user) => user.id === id && !user.erasedAt);
  if (!isThere(callerId)) throw new Refusal('signed_out');
  if (!held.some(({ id }) => id === otherId)) throw new Refusal('user_not_found');
  if (callerId === otherId || !isThere(otherId)) throw new Refusal(stranger);
}
