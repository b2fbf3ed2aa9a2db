import type { FailureCode } from '@serendip/contract/failures';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { inArray } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';

interface Refusals {
  /** The person does not exist. */
  unknown?: FailureCode;
  /** The other person's account is erased. */
  erased?: FailureCode;
  /** The caller named themselves; if missing, that is allowed. */
  self?: FailureCode;
}

/**
 * Locks the caller's account and another one until the commit, in one order, so that no deadlock occurs and neither is
 * erased meanwhile. `share` allows other shared locks; `no key update` excludes them. Throws `signed_out` if the caller
 * is erased.
 */
export async function lockUsers(
  tx: Db,
  callerId: string,
  otherId: string,
  strength: 'share' | 'no key update',
  { unknown = 'user_not_found', erased = unknown, self }: Refusals = {},
): Promise<void> {
  const locked = await tx
    .select({ id: users.id, erasedAt: users.erasedAt })
    .from(users)
    .where(inArray(users.id, [callerId, otherId]))
    .orderBy(users.id)
    .for(strength);
  const other = locked.find(({ id }) => id === otherId);
  if (!locked.some(({ id, erasedAt }) => id === callerId && !erasedAt)) throw new Refusal('signed_out');
  if (!other) throw new Refusal(unknown);
  if (other.erasedAt) throw new Refusal(erased);
  if (self && callerId === otherId) throw new Refusal(self);
}
