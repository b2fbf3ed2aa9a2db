import { setTimeout as sleep } from 'node:timers/promises';
import type { EventSnapshot, QuotedResult } from '@serendip/matching/types';
import type { Ctx } from '../../context.ts';
import { type Database, type Db, rowsOf } from '../../db/database.ts';
import { matchRuns, type StoredAiUse } from '../../db/schema/matching.ts';
import { eq, sql } from '../../db/sql.ts';
import { pairsToAvoid } from '../engine/pairs-to-avoid.ts';
import { notify } from '../notifications/notify.ts';
import { dropOlderValues, oneRunAfterAnother } from '../publishing/publish-run.ts';
import { tellOfPublished } from '../publishing/tell-of-published.ts';
import { outcomesOf } from '../rules/outcomes.ts';
import type { RulesOfRun } from '../rules/rules-of-run.ts';
import { keepFixed } from './fixed-by-hand.ts';
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

/** Guests see the run from now on, unless its hosts publish by hand. */
async function publishAtOnce(tx: Db, ctx: Pick<Ctx, 'queue' | 'now'>, { eventId, runId }: Claim): Promise<void> {
  const published = await rowsOf(
    tx,
    sql`update match_runs r set published_at = r.completed_at from events e
      where r.id = ${runId} and e.id = r.event_id and e.publish = 'at_once' and not r.draft returning r.id`,
  );
  await dropOlderValues(tx, eventId);
  if (published.length === 0) return;
  const users = sql`select distinct user_id, ${runId}::text as cause, null::uuid as other_id
    from room_seats where run_id = ${runId}`;
  await notify(tx, ctx, { kind: 'matches_ready', users, event: eventId, gathers: oneRunAfterAnother });
  await tellOfPublished(tx, ctx, eventId, runId);
}

/**
 * Completes the run, which makes its results visible. Changes nothing if the results hold a person who is no
 * participant at that moment, or if a newer attempt has the run.
 */
export async function complete(
  ctx: Pick<Ctx, 'database' | 'queue' | 'now'>,
  claimed: Claim,
  { participants, apart: known = [] }: Pick<EventSnapshot, 'participants' | 'apart'>,
  /** Those that the run was asked for. */
  asked: RulesOfRun | null,
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
        rules: outcomesOf(result, asked),
        errorMessage: null,
        completedAt: sql`clock_timestamp()`,
      })
      .where(eq(matchRuns.id, own.id));
    if (claimed.around) await keepFixed(tx, claimed.runId, claimed.around);
    await publishAtOnce(tx, ctx, claimed);
    return { is: 'completed' };
  });
}
