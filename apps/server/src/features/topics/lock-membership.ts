import type { Db } from '../../db/database.ts';
import { memberships } from '../../db/schema/events.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { JoinedEvent } from '../../http/authorise.ts';
import { lockAccount } from '../identity/lock-account.ts';

/**
 * First in every transaction that changes somebody's topics at an event: their changes come one after the other, so that
 * bounds hold however many come at once. Throws `not_joined` when the person has left meanwhile.
 */
export async function lockMembership(tx: Db, event: JoinedEvent, userId: string): Promise<void> {
  await lockAccount(tx, userId);
  const [there] = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.eventId, event.id), eq(memberships.userId, userId)))
    .for('no key update');
  if (!there) throw new Refusal('not_joined');
}
