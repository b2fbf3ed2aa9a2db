import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { and, inArray, isNull } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';

/** Holds the accounts of who acts and of the event's creator, in one order for all. Throws `signed_out` or `event_closed`. */
export async function holdHosts(tx: Db, callerId: string, hostId: string): Promise<void> {
  const there = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [callerId, hostId]), isNull(users.erasedAt)))
    .orderBy(users.id)
    .for('no key update');
  if (!there.some(({ id }) => id === callerId)) throw new Refusal('signed_out');
  if (!there.some(({ id }) => id === hostId)) throw new Refusal('event_closed');
}
