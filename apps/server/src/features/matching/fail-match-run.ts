import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { matchRuns } from '../../db/schema.ts';

export const unexplainedFailure =
  'The matching could not be finished. Nothing is lost: please start it again in a moment.';

/** Ends a run that has not ended yet, with a sentence for the host. */
export async function failMatchRun({ database: { db }, log }: Ctx, runId: string, errorMessage: string): Promise<void> {
  const failed = await db
    .update(matchRuns)
    .set({
      status: 'failed',
      errorMessage,
      // The attempt moves on, so that a worker still busy with the run cannot complete it.
      attempt: sql`${matchRuns.attempt} + 1`,
      completedAt: sql`now()`,
    })
    .where(and(eq(matchRuns.id, runId), inArray(matchRuns.status, ['queued', 'processing'])))
    .returning({ id: matchRuns.id });
  if (failed.length > 0) log.warn({ runId, errorMessage }, 'match run failed');
}
