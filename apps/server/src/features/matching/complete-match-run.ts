import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchResult } from '@serendip/matching/types';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { matchRuns, type StoredAiUse } from '../../db/schema.ts';
import { type Claim, ownRun } from './match-run-claim.ts';
import { discardResult, sliceSizes, statementsOf } from './store-result.ts';
import { whoLeft } from './who-left.ts';

/** How the end of an attempt went: results can be seen; a newer attempt has the run; or there is none, since people left. */
export type Completion = { is: 'completed' | 'overtaken' } | { is: 'outdated'; left: Set<string> };

/** Writes slice by slice, each only while the run is this attempt's: a newer one waits for the slice, then discards it. */
async function store({ db, kind }: Database, claimed: Claim, result: MatchResult): Promise<void> {
  for (const statement of statementsOf(claimed.runId, result, sliceSizes[kind])) {
    const started = performance.now();
    const isOwn = await db.transaction(async (tx) => {
      const [own] = await tx.select({ id: matchRuns.id }).from(matchRuns).where(ownRun(claimed)).for('share');
      if (own) await tx.execute(statement);
      return own !== undefined;
    });
    if (!isOwn) return;
    // The embedded database works in this thread: requests get as much of it as the run.
    await sleep(performance.now() - started);
  }
}

/**
 * Ends the run, by which its results can be seen, all at once. Nothing is seen, nor kept, of a result that holds somebody
 * who is no participant at that moment, and nothing changes if the run is no longer this attempt's.
 */
export async function complete(
  database: Database,
  claimed: Claim,
  participants: number,
  { result, ai }: { result: MatchResult; ai: StoredAiUse | null },
): Promise<Completion> {
  await store(database, claimed, result);
  return database.db.transaction(async (tx): Promise<Completion> => {
    const [own] = await tx.select({ id: matchRuns.id }).from(matchRuns).where(ownRun(claimed)).for('update');
    if (!own) return { is: 'overtaken' };
    const left = await whoLeft(tx, claimed.runId, claimed.eventId);
    if (left.size > 0) {
      await discardResult(tx, claimed.runId);
      return { is: 'outdated', left };
    }
    await tx
      .update(matchRuns)
      .set({
        status: 'completed',
        progressPercentage: 100,
        totalParticipants: participants,
        totalMatchesGenerated: result.pairs.length,
        engine: result.audit.engine,
        coverage: result.audit.coverage,
        readInPart: result.audit.read_in_part,
        ai,
        errorMessage: null,
        completedAt: sql`clock_timestamp()`,
      })
      .where(eq(matchRuns.id, own.id));
    return { is: 'completed' };
  });
}
