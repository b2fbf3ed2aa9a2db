import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { waitingList } from '../../db/schema/events.ts';
import { inArray } from '../../db/sql.ts';
import { moveUpJob } from '../../queue/jobs.ts';

/**
 * Enqueues moving up in the transaction that frees places, so that it happens even if this process dies. Returns the
 * events with waiting people.
 */
export async function askToMoveUp(tx: Db, { queue }: Pick<Ctx, 'queue'>, eventIds: string[]): Promise<string[]> {
  const waited = await tx
    .selectDistinct({ id: waitingList.eventId })
    .from(waitingList)
    .where(inArray(waitingList.eventId, eventIds));
  for (const { id } of waited) await queue.enqueue(tx, moveUpJob, { event_id: id });
  return waited.map(({ id }) => id);
}
