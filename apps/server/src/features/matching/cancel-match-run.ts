import { cancelledByHost, type cancelMatchRun } from '@serendip/contract/matching';
import { spell } from '@serendip/texts/sentence';
import { matchRuns } from '../../db/schema/matching.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { isActive } from './match-run-claim.ts';
import { presentMatchRun } from './present.ts';
import { runOf } from './queries.ts';
import { discardResult } from './store-result.ts';

const spelled = spell(cancelledByHost);

/**
 * Ends an active run. Its worker stops at the next progress it writes, and can store nothing more. Cancelling twice
 * changes nothing. Hosts get no news of it.
 */
export const cancelMatchRunHandler: Handler<typeof cancelMatchRun> = async (
  { params, event, request },
  { database: { db } },
) =>
  db.transaction(async (tx) => {
    const [cancelled] = await tx
      .update(matchRuns)
      .set({
        status: 'failed',
        network: null,
        errorMessage: spelled,
        attempt: sql`${matchRuns.attempt} + 1`,
        completedAt: sql`now()`,
      })
      .where(and(eq(matchRuns.id, params.run_id), eq(matchRuns.eventId, event.id), isActive))
      .returning({ id: matchRuns.id });
    if (cancelled) await discardResult(tx, cancelled.id);
    const run = await runOf(tx, event, params.run_id);
    if (!run) throw new Refusal('match_run_not_found');
    if (!cancelled && run.error_message !== spelled) throw new Refusal('run_has_ended');
    return { match_run: presentMatchRun(run, request.language) };
  });
