import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { asks, memberships, waitingList } from '../../db/schema/events.ts';
import { eq } from '../../db/sql.ts';

/**
 * Checks the bound on a person's memberships, waits and asks. Their account must be locked exclusively. Existing ones always
 * pass. Throws the bound's refusal.
 */
export async function makeRoomToJoin(
  tx: Db,
  eventId: string,
  userId: string,
  { bounds }: Pick<Ctx, 'bounds'>,
): Promise<void> {
  const joined = tx.select({ id: memberships.eventId }).from(memberships).where(eq(memberships.userId, userId));
  const waits = tx.select({ id: waitingList.eventId }).from(waitingList).where(eq(waitingList.userId, userId));
  const asked = tx.select({ id: asks.eventId }).from(asks).where(eq(asks.userId, userId));
  const theirs = await joined.unionAll(waits).unionAll(asked);
  if (theirs.some(({ id }) => id === eventId)) return;
  if (theirs.length >= bounds.most('memberships_per_person')) throw bounds.refusal('memberships_per_person');
}
