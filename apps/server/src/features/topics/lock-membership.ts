import type { Db } from '../../db/database.ts';
import { memberships } from '../../db/schema/events.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { JoinedEvent } from '../../http/authorise.ts';
import { lockAccount } from '../identity/lock-account.ts';

/**
 * Call this first in every transaction that changes a person's topics at an event, so that concurrent changes cannot
 * exceed the bounds. Throws `not_joined` if the person has left.
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
