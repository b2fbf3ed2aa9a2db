import { askerNow } from '../../../asker.ts';
import type { Ctx } from '../../../context.ts';
import { type Db, rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { eveningSeatsJob, eveningSeatsOrder } from '../../../queue/jobs.ts';
import { takeTurns, waitingByNetwork } from '../../../queue/take-turns.ts';
import { networkShare } from '../../identity/network-share.ts';
import type { SeatedSession } from './read-seating.ts';

/**
 * Enqueues the engine's work for an evening's seats, unless a job for it waits already: that one does all there is, and its row
 * is locked, so that no worker takes it before this transaction ends.
 */
export async function askForReasons(ctx: Ctx, tx: Db, { id, host_id: hostId }: SeatedSession): Promise<void> {
  const { name } = eveningSeatsJob;
  const waiting = await rowsOf(
    tx,
    sql`select 1 from jobs.job where name = ${name} and state = 'created' and data ->> 'session_id' = ${id}
      for update skip locked`,
  );
  if (waiting.length > 0) return;
  const network = await networkShare(ctx, tx, hostId, askerNow().network);
  await ctx.queue.enqueue(tx, eveningSeatsJob, { session_id: id, network }, eveningSeatsOrder(id));
  await takeTurns(
    tx,
    name,
    waitingByNetwork(
      name,
      sql`join live_sessions s on s.id = (j.data ->> 'session_id')::uuid join events e on e.id = s.event_id`,
    ),
  );
}
