import type { deleteMatchRun } from '@serendip/contract/drafts';
import { type Db, rowsOf } from '../../db/database.ts';
import { matchRunEdits, removedPairs } from '../../db/schema/drafts.ts';
import { events } from '../../db/schema/events.ts';
import { matchRuns } from '../../db/schema/matching.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { discardResult } from '../matching/store-result.ts';
import { publishedRunOf } from '../publishing/publish-run.ts';

/** By an evening, or by a run that is made around it now. */
async function isUsed(tx: Db, runId: string): Promise<boolean> {
  const [row] = await rowsOf<{ used: boolean }>(
    tx,
    sql`select exists (select 1 from live_sessions where match_run_id = ${runId}) or exists (
      select 1 from match_runs where around = ${runId} and status in ('queued', 'processing')) as used`,
  );
  return row?.used ?? false;
}

/**
 * Takes a run off the hosts' list. Guests keep what they saw: a run that was published keeps its pairs and rooms, from which
 * permission to write comes. A draft's are deleted. The row stays, so that its number is not given again.
 */
export const deleteMatchRunHandler: Handler<typeof deleteMatchRun> = async (
  { params, event },
  { database: { db } },
) => {
  await db.transaction(async (tx) => {
    // The lock of publishing and of starting an evening.
    await tx.select({ id: events.id }).from(events).where(eq(events.id, event.id)).for('no key update');
    const [run] = await tx
      .select({ id: matchRuns.id, status: matchRuns.status, publishedAt: matchRuns.publishedAt })
      .from(matchRuns)
      .where(and(eq(matchRuns.id, params.run_id), eq(matchRuns.eventId, event.id), isNull(matchRuns.deletedAt)))
      .for('update');
    if (!run) throw new Refusal('match_run_not_found');
    const isActive = run.status === 'queued' || run.status === 'processing';
    if (isActive || (await publishedRunOf(tx, event.id)) === run.id || (await isUsed(tx, run.id)))
      throw new Refusal('run_in_use');
    if (!run.publishedAt) await discardResult(tx, run.id);
    await tx.delete(matchRunEdits).where(eq(matchRunEdits.runId, run.id));
    await tx.delete(removedPairs).where(eq(removedPairs.runId, run.id));
    await tx.update(matchRuns).set({ deletedAt: sql`now()` }).where(eq(matchRuns.id, run.id));
  });
  return {};
};
