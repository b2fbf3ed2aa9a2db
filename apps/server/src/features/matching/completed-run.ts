import type { Db } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { HostedEvent } from '../../http/authorise.ts';
import { runOf } from './queries.ts';

/** The requested run. 404 for a run of another event, 422 for one without results. */
export async function completedRun(db: Db, event: HostedEvent, runId: string | undefined) {
  const run = await runOf(db, event, runId);
  if (!run && runId) throw new Refusal('match_run_not_found');
  if (run?.status !== 'completed') throw new Refusal('no_matches_yet');
  return run;
}
