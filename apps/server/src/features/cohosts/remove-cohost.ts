import type { removeCohost } from '@serendip/contract/cohosts';
import type { Db } from '../../db/database.ts';
import { cohostInvitations, cohosts, doorHelpers } from '../../db/schema/events.ts';
import { and, eq, isNotNull, isNull, ne } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';

/** The host can end any co-host's part, co-hosts only their own. Host calls are refused from then on. */
export const removeCohostHandler: Handler<typeof removeCohost> = async ({ caller, event, params }, { database }) => {
  const { user_id: userId } = params;
  if (!event.isOwner && userId !== caller.id) throw new Refusal('not_host');
  await database.db.transaction(async (tx) => {
    const endIn = (table: typeof cohosts | typeof doorHelpers) =>
      tx
        .delete(table)
        .where(and(eq(table.eventId, event.id), eq(table.userId, userId)))
        .returning({ userId: table.userId });
    const ended = [...(await endIn(cohosts)), ...(await endIn(doorHelpers))];
    if (ended.length === 0 && !(await takeBack(tx, event.id, userId))) throw new Refusal('user_not_found');
  });
  return {};
};

/** Ends a pending invitation. The memory of an earlier no stays, so that asking again is still not heard. */
async function takeBack(tx: Db, eventId: string, userId: string): Promise<boolean> {
  const isPending = and(
    eq(cohostInvitations.eventId, eventId),
    eq(cohostInvitations.userId, userId),
    ne(cohostInvitations.state, 'declined'),
  );
  const [kept] = await tx
    .update(cohostInvitations)
    .set({ state: 'declined' })
    .where(and(isPending, isNotNull(cohostInvitations.declinedAt)))
    .returning({ userId: cohostInvitations.userId });
  if (kept) return true;
  const deleted = await tx
    .delete(cohostInvitations)
    .where(and(isPending, isNull(cohostInvitations.declinedAt)))
    .returning({ userId: cohostInvitations.userId });
  return deleted.length > 0;
}
