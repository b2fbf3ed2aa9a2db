import { askerNow } from '../../asker.ts';
import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { editedRunJob, editedRunOrder } from '../../queue/jobs.ts';
import { takeTurns, waitingByNetwork } from '../../queue/take-turns.ts';
import { networkShare } from '../identity/network-share.ts';

/** Enqueues the engine's reasons for what hosts changed by hand in a run, after so many seconds. */
export async function askForEditedReasons(
  ctx: Pick<Ctx, 'config' | 'queue'>,
  tx: Db,
  runId: string,
  after = 0,
): Promise<void> {
  const { name } = editedRunJob;
  const [{ hostId } = { hostId: '' }] = await rowsOf<{ hostId: string }>(
    tx,
    sql`select e.host_id as "hostId" from match_runs r join events e on e.id = r.event_id where r.id = ${runId}`,
  );
  const network = await networkShare(ctx, tx, hostId, askerNow().network);
  await ctx.queue.enqueue(tx, editedRunJob, { run_id: runId, network }, { ...editedRunOrder(runId), after });
  await takeTurns(
    tx,
    name,
    waitingByNetwork(
      name,
      sql`join match_runs r on r.id = (j.data ->> 'run_id')::uuid join events e on e.id = r.event_id`,
    ),
  );
}
