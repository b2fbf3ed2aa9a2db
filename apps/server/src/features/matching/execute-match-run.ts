import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@serendip/contract/limits';
import type { MatchResult } from '@serendip/matching/types';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import type { Database, Db } from '../../db/database.ts';
import { matchRuns } from '../../db/schema.ts';
import { startEngine } from './engine-thread.ts';
import { type MatchedWithAi, matchWithAi } from './enrich-match-run.ts';
import { failMatchRun } from './fail-match-run.ts';
import { silenceErased } from './silence-erased.ts';
import { readSnapshot } from './snapshot.ts';
import { discardResult, sliceSizes, statementsOf } from './store-result.ts';

interface Claim {
  runId: string;
  eventId: string;
  attempt: number;
  roomSize: number;
  matchesPerPerson: number;
}

/** Makes this the run's newest attempt: whoever worked on it before can no longer write. Null when it has ended. */
const claim = (db: Db, runId: string): Promise<Claim | null> =>
  db.transaction(async (tx) => {
    const [run] = await tx
      .update(matchRuns)
      .set({
        status: 'processing',
        attempt: sql`${matchRuns.attempt} + 1`,
        startedAt: sql`coalesce(${matchRuns.startedAt}, now())`,
      })
      .where(and(eq(matchRuns.id, runId), inArray(matchRuns.status, ['queued', 'processing'])))
      .returning();
    if (!run) return null;
    if (run.attempt > 1) await discardResult(tx, runId);
    const { eventId, attempt, roomSize, matchesPerPerson } = run;
    return { runId, eventId, attempt, roomSize, matchesPerPerson };
  });

const ownRun = ({ runId, attempt }: Claim) =>
  and(eq(matchRuns.id, runId), eq(matchRuns.attempt, attempt), eq(matchRuns.status, 'processing'));

/** Writes progress at most twice a second; a write that finds the claim lost stops the work. */
function progressWriter(db: Db, claimed: Claim, lost: AbortController) {
  let writing = false;
  let last = 0;
  return (fraction: number): void => {
    const now = performance.now();
    if (writing || now - last < 500) return;
    writing = true;
    last = now;
    // 100 is reached only together with the results.
    const progress = Math.min(99, Math.round(fraction * 100));
    db.update(matchRuns)
      .set({ progressPercentage: sql`greatest(${matchRuns.progressPercentage}, ${progress})` })
      .where(ownRun(claimed))
      .returning({ id: matchRuns.id })
      .then((rows) => rows.length === 0 && lost.abort(new Error('another worker took the match run over')))
      // Progress is a courtesy: the results' own transaction finds out about a broken database.
      .catch(() => undefined)
      .finally(() => {
        writing = false;
      });
  };
}

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

/** Ends the run, by which its results can be seen, all at once. False, and nothing is seen, if it is no longer this attempt's. */
async function complete(
  database: Database,
  claimed: Claim,
  participants: number,
  { result, ai }: MatchedWithAi | { result: MatchResult; ai: null },
): Promise<boolean> {
  await store(database, claimed, result);
  return database.db.transaction(async (tx) => {
    const [own] = await tx.select({ id: matchRuns.id }).from(matchRuns).where(ownRun(claimed)).for('update');
    if (!own) return false;
    await silenceErased(tx, claimed.runId);
    await tx
      .update(matchRuns)
      .set({
        status: 'completed',
        progressPercentage: 100,
        totalParticipants: participants,
        totalMatchesGenerated: result.pairs.length,
        engine: result.audit.engine,
        coverage: result.audit.coverage,
        ai,
        errorMessage: null,
        completedAt: sql`clock_timestamp()`,
      })
      .where(eq(matchRuns.id, own.id));
    return true;
  });
}

/**
 * Job: takes a run from wherever an earlier attempt left it to its end. Reading and matching happen outside any
 * transaction; an error is thrown to the queue, which tries again and in the end declares the run failed.
 */
export async function executeMatchRun(ctx: Ctx, runId: string, signal: AbortSignal): Promise<void> {
  const { db } = ctx.database;
  const claimed = await claim(db, runId);
  if (!claimed) return;
  const snapshot = await readSnapshot(db, claimed.eventId);
  if (snapshot.participants.length < limits.participants_min)
    return failMatchRun(
      ctx,
      runId,
      `People left before the matching began: it needs at least ${limits.participants_min} participants.`,
    );
  const lost = new AbortController();
  const order = { snapshot, room_size: claimed.roomSize, matches_per_person: claimed.matchesPerPerson };
  const tell = progressWriter(db, claimed, lost);
  const stop = AbortSignal.any([signal, lost.signal]);
  const { ai } = ctx.config;
  const engine = startEngine(stop);
  const matched = await (ai?.model || ai?.embeddingModel
    ? matchWithAi(ctx, ai, engine, claimed.eventId, order, tell, stop)
    : engine.ask('match', order, tell).then(({ result }) => ({ result, ai: null }))
  ).finally(engine.stop);
  if (!(await complete(ctx.database, claimed, snapshot.participants.length, matched))) return;
  ctx.log.info(
    { runId, participants: snapshot.participants.length, pairs: matched.result.pairs.length },
    'match run completed',
  );
}
