import { say, spell } from '@serendip/texts/sentence';
import type { Ctx } from '../../context.ts';
import { matchRuns } from '../../db/schema/matching.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { hostsOf } from '../cohosts/hosts-of.ts';
import { notify } from '../notifications/notify.ts';
import { isActive } from './match-run-claim.ts';

export const unexplainedFailure = spell(say('runNotFinished'));

/** Fails an active run with a spelled sentence for the hosts, who are notified. */
export async function failMatchRun(ctx: Ctx, runId: string, errorMessage: string): Promise<void> {
  const hasFailed = await ctx.database.db.transaction(async (tx) => {
    const [failed] = await tx
      .update(matchRuns)
      .set({
        status: 'failed',
        network: null,
        errorMessage,
        // Increments the attempt, so that a worker still busy with the run cannot complete it.
        attempt: sql`${matchRuns.attempt} + 1`,
        completedAt: sql`now()`,
      })
      .where(and(eq(matchRuns.id, runId), isActive))
      .returning({ eventId: matchRuns.eventId });
    if (!failed) return false;
    const users = sql`select h.user_id, ${runId}::text as cause, null::uuid as other_id from ${hostsOf(failed.eventId)} h`;
    await notify(tx, ctx, { kind: 'run_failed', users, event: failed.eventId });
    return true;
  });
  if (hasFailed) ctx.log.warn({ runId, errorMessage }, 'match run failed');
}
