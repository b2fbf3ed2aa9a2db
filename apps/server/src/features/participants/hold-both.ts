import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { and, inArray, isNull } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';

/** Holds a host's account and that of whom they act on, in one order for all. Throws `signed_out` or `user_not_found`. */
export async function holdBoth(tx: Db, callerId: string, userId: string): Promise<void> {
  const there = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [callerId, userId]), isNull(users.erasedAt)))
    .orderBy(users.id)
    .for('no key update');
  if (!there.some(({ id }) => id === callerId)) throw new Refusal('signed_out');
  if (!there.some(({ id }) => id === userId)) throw new Refusal('user_not_found');
}
