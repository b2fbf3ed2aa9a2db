import { limits } from '@serendip/contract/limits';
import type { EventSnapshot } from '@serendip/matching/types';
import { say, spell } from '@serendip/texts/sentence';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { matchRuns } from '../../db/schema/matching.ts';
import { sql } from '../../db/sql.ts';
import { matchWithAi } from '../ai-reading/match-with-ai.ts';
import { type SharedAi, sharedAi } from '../ai-reading/shared-ai.ts';
import { type Engine, startEngine } from '../engine/engine-thread.ts';
import { matchAlone } from '../engine/match-alone.ts';
import { atOneMoment, snapshotAt } from '../engine/snapshot.ts';
import { type RulesOfRun, readRules } from '../rules/rules-of-run.ts';
import { complete } from './complete-match-run.ts';
import { type EngineLanes, engineInLane, engineLanes } from './engine-lanes.ts';
import { failMatchRun } from './fail-match-run.ts';
import { fixedByHand } from './fixed-by-hand.ts';
import { type Claim, claim, ownRun } from './match-run-claim.ts';
import { whoIsHere } from './who-is-here.ts';

/** The most repeats because people left meanwhile; then the queue tries again later. */
const MOST_REPEATS = 10;

/** Writes progress at most twice a second, and stops the work if a newer attempt has the run. */
function progressWriter(db: Db, claimed: Claim, lost: AbortController) {
  let writing = false;
  let last = 0;
  return (fraction: number): void => {
    const now = performance.now();
    if (writing || now - last < 500) return;
    writing = true;
    last = now;
    // 100 comes only with the results.
    const progress = Math.min(99, Math.round(fraction * 100));
    db.update(matchRuns)
      .set({ progressPercentage: sql`greatest(${matchRuns.progressPercentage}, ${progress})` })
      .where(ownRun(claimed))
      .returning({ id: matchRuns.id })
      .then((rows) => rows.length === 0 && lost.abort(new Error('another worker took the match run over')))
      // A failed write of progress is ignored; the results' own transaction finds a broken database.
      .catch(() => undefined)
      .finally(() => {
        writing = false;
      });
  };
}

/** Shared by the runs of a process. */
export interface SharedByRuns {
  ai: SharedAi;
  lanes: EngineLanes;
}
export const sharedByRuns = (): SharedByRuns => ({ ai: sharedAi(), lanes: engineLanes() });

const isTooSmall = ({ participants }: EventSnapshot): boolean => participants.length < limits.participants_min;

const failAsTooSmall = (ctx: Ctx, runId: string): Promise<void> =>
  failMatchRun(ctx, runId, spell(say('tooFewLeft', { min: limits.participants_min })));

const without = (snapshot: EventSnapshot, left: Set<string>): EventSnapshot => ({
  ...snapshot,
  participants: snapshot.participants.filter(({ id }) => !left.has(id)),
});

/**
 * Job: executes a run, whatever an earlier attempt did. Reading and matching are outside transactions. An error goes to
 * the queue, which retries and finally fails the run. If people leave meanwhile, the others are matched again, so that
 * nobody sits alone or has no match.
 */
export async function executeMatchRun(
  ctx: Ctx,
  runId: string,
  signal: AbortSignal,
  start: (signal: AbortSignal) => Engine = startEngine,
  shared = sharedByRuns(),
): Promise<void> {
  const { db } = ctx.database;
  const claimed = await claim(db, runId);
  if (!claimed) return;
  try {
    await work(ctx, claimed, signal, start, shared);
  } catch (error) {
    if (signal.aborted) throw error;
    const [own] = await db.select({ id: matchRuns.id }).from(matchRuns).where(ownRun(claimed));
    if (own) throw error;
    // Its event was deleted meanwhile, or another attempt has it: nothing is wrong.
    ctx.log.info({ runId }, 'a match run ended elsewhere');
  }
}

/** Everything that a run looks at, and the host's rules, at one moment: rules changed meanwhile do not tear it. */
const readRun = (db: Db, claimed: Claim, here: string[] | undefined) =>
  atOneMoment(db, async (tx): Promise<{ snapshot: EventSnapshot; asked: RulesOfRun | null }> => {
    const snapshot = await snapshotAt(tx, claimed.eventId, here, claimed);
    const asked = await readRules(tx, claimed.eventId);
    return {
      snapshot: {
        ...snapshot,
        ...(asked ? { rules: asked.rules } : {}),
        ...(claimed.around ? { fixed: await fixedByHand(tx, claimed.around) } : {}),
      },
      asked,
    };
  });

async function work(
  ctx: Ctx,
  claimed: Claim,
  signal: AbortSignal,
  start: (signal: AbortSignal) => Engine,
  shared: SharedByRuns,
): Promise<void> {
  const { db } = ctx.database;
  const { runId } = claimed;
  const here = claimed.presentOnly ? ((await whoIsHere(db, claimed.eventId)) ?? []) : undefined;
  const read = await readRun(db, claimed, here);
  let { snapshot } = read;
  if (isTooSmall(snapshot)) return failAsTooSmall(ctx, runId);
  const lost = new AbortController();
  const tell = progressWriter(db, claimed, lost);
  const stop = AbortSignal.any([signal, lost.signal]);
  const order = {
    snapshot,
    room_size: claimed.roomSize,
    matches_per_person: claimed.matchesPerPerson,
    rounds: claimed.rounds,
  };
  const { ai } = ctx.config;
  const engine = ai ? engineInLane(shared.lanes, { snapshot, turn: claimed.turn }, start, stop) : start(stop);
  try {
    let matched = await (ai
      ? matchWithAi(ctx, ai, engine, claimed, order, tell, stop, { shared: shared.ai })
      : matchAlone(engine, order, tell));
    for (let repeats = 0; ; repeats += 1) {
      const participants = snapshot.participants.length;
      const completion = await complete(ctx, claimed, snapshot, read.asked, matched);
      if (completion.is === 'completed')
        ctx.log.info({ runId, participants, pairs: matched.result.pairs.length }, 'match run completed');
      if (completion.is !== 'outdated') return;
      snapshot = { ...without(snapshot, completion.left), apart: completion.apart };
      if (isTooSmall(snapshot)) return await failAsTooSmall(ctx, runId);
      if (repeats === MOST_REPEATS) throw new Error('people kept leaving while they were being matched');
      matched = await matched.again({ ...order, snapshot });
    }
  } finally {
    engine.stop();
  }
}
