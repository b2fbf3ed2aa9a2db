import { setTimeout as sleep } from 'node:timers/promises';
import type { EventSnapshot, QuotedResult } from '@serendip/matching/types';
import type { Ctx } from '../../context.ts';
import type { Database, Db } from '../../db/database.ts';
import { matchRuns, type StoredAiUse } from '../../db/schema/matching.ts';
import { eq, sql } from '../../db/sql.ts';
import { pairsToAvoid } from '../engine/pairs-to-avoid.ts';
import { notify } from '../notifications/notify.ts';
import { type Claim, ownRun } from './match-run-claim.ts';
import { discardResult, sliceSizes, statementsOf } from './store-result.ts';
import { whoLeft } from './who-left.ts';

/**
 * The outcome: visible results; a newer attempt has the run; or no results, since people left or blocked each other
 * meanwhile.
 */
export type Completion =
  | { is: 'completed' | 'overtaken' }
  | { is: 'outdated'; left: Set<string>; apart: [string, string][] };

/** Writes in slices, each only while this attempt has the run: a newer one waits for the slice, then deletes it. */
async function store({ db, kind }: Database, claimed: Claim, result: QuotedResult): Promise<void> {
  for (const statement of statementsOf(claimed.runId, result, sliceSizes[kind])) {
    const started = performance.now();
    const isOwn = await db.transaction(async (tx) => {
      const [own] = await tx.select({ id: matchRuns.id }).from(matchRuns).where(ownRun(claimed)).for('share');
      if (own) await tx.execute(statement);
      return own !== undefined;
    });
    if (!isOwn) return;
    // The embedded database works in this thread, so requests get their turn between slices.
    await sleep(performance.now() - started);
  }
}

/** Seconds. A host who matches again at once tells guests once. */
const oneRunAfterAnother = { within: 600, mailWaits: 120 };

/** Deletes pair values of the event's other runs, except those that a running evening repairs its rounds with. */
const dropOlderValues = (tx: Db, { eventId, runId }: Claim) =>
  tx.execute(sql`delete from pair_values where run_id in (
    select r.id from match_runs r where r.event_id = ${eventId} and r.id <> ${runId} and r.status = 'completed'
      and not exists (select 1 from live_sessions s where s.match_run_id = r.id and s.state <> 'ended'))`);

/**
 * Completes the run, which makes its results visible at once. Changes nothing if the results hold a person who is no
 * participant at that moment, or if a newer attempt has the run.
 */
export async function complete(
  ctx: Pick<Ctx, 'database' | 'queue' | 'now'>,
  claimed: Claim,
  { participants, apart: known = [] }: Pick<EventSnapshot, 'participants' | 'apart'>,
  { result, ai }: { result: QuotedResult; ai: StoredAiUse | null },
): Promise<Completion> {
  const { database } = ctx;
  await store(database, claimed, result);
  return database.db.transaction(async (tx): Promise<Completion> => {
    const [own] = await tx.select({ id: matchRuns.id }).from(matchRuns).where(ownRun(claimed)).for('update');
    if (!own) return { is: 'overtaken' };
    const left = await whoLeft(tx, claimed.runId, claimed.eventId);
    const { apart } = await pairsToAvoid(tx, claimed.eventId);
    const before = new Set(known.map((two) => two.join(' ')));
    if (left.size > 0 || apart.some((two) => !before.has(two.join(' ')))) {
      await discardResult(tx, claimed.runId);
      return { is: 'outdated', left, apart };
    }
    await tx
      .update(matchRuns)
      .set({
        status: 'completed',
        network: null,
        progressPercentage: 100,
        totalParticipants: participants.length,
        totalMatchesGenerated: result.pairs.length,
        engine: result.audit.engine,
        coverage: result.audit.coverage,
        readInPart: result.audit.read_in_part,
        apartBroken: (result.apart_broken ?? []).length > 0,
        ai,
        errorMessage: null,
        completedAt: sql`clock_timestamp()`,
      })
      .where(eq(matchRuns.id, own.id));
    await dropOlderValues(tx, claimed);
    const users = sql`select distinct user_id, ${claimed.runId}::text as cause, null::uuid as other_id
      from room_seats where run_id = ${claimed.runId}`;
    await notify(tx, ctx, { kind: 'matches_ready', users, event: claimed.eventId, gathers: oneRunAfterAnother });
    return { is: 'completed' };
  });
}
