import { minute } from '@serendip/contract/evening-course';
import { say } from '@serendip/texts/sentence';
import type { Ctx } from '../../../context.ts';
import { type Db, rowsOf } from '../../../db/database.ts';
import { matchRuns } from '../../../db/schema/matching.ts';
import { and, desc, eq, isNull, sql } from '../../../db/sql.ts';
import { invalid, Refusal } from '../../../errors.ts';
import { publishRun } from '../../publishing/publish-run.ts';
import { type Evening, moveOn } from '../in-evening.ts';
import type { LiveSession } from '../plan.ts';

export interface RoundsAsked {
  minutes: number;
  break_minutes: number;
  automatic: boolean;
}

interface Run {
  id: string;
  status: string;
  rounds: number;
  publishedAt: Date | null;
}

/** The requested run, or the newest completed one. */
export async function runToSeat(tx: Db, eventId: string, runId: string | undefined): Promise<Run | undefined> {
  const [run] = await tx
    .select({
      id: matchRuns.id,
      status: matchRuns.status,
      rounds: matchRuns.rounds,
      publishedAt: matchRuns.publishedAt,
    })
    .from(matchRuns)
    .where(
      and(
        eq(matchRuns.eventId, eventId),
        isNull(matchRuns.deletedAt),
        runId ? eq(matchRuns.id, runId) : eq(matchRuns.status, 'completed'),
      ),
    )
    .orderBy(desc(matchRuns.seq))
    .limit(1);
  return run;
}

/** Locks the accounts of everyone in the run before the evening, so that concurrent erasures are waited for. */
export const lockSeated = (tx: Db, runId: string) =>
  tx.execute(sql`select u.id from users u where u.id in (select s.user_id from room_seats s where s.run_id = ${runId})
    order by u.id for key share of u`);

/** Starts round 1: all participants get the run's seats for all rounds. */
export async function startRounds(
  tx: Db,
  ctx: Pick<Ctx, 'config' | 'queue' | 'now'>,
  { eventId, session, now }: Evening,
  early: Run | undefined,
  { asked, runId }: { asked: RoundsAsked; runId: string | undefined },
): Promise<LiveSession> {
  if (!session || session.state === 'ended') throw invalid(say('openDoorsFirst'));
  if (session.state !== 'doors') throw invalid(say('roundsBegunAlready'));
  // Another host may have deleted or published it before the lock.
  const run = early && (await runToSeat(tx, eventId, early.id));
  if (!run && runId) throw new Refusal('match_run_not_found');
  if (run?.status !== 'completed') throw new Refusal('no_matches_yet');
  // Guests read their rooms from now on, so a draft is published. Another run that they saw before stays as it is.
  if (!run.publishedAt) await publishRun(tx, ctx, eventId, run.id);
  await tx.execute(sql`insert into live_seats (session_id, round, user_id, room_number, moved)
    select ${session.id}, s.round, s.user_id, s.room_number, s.pinned from room_seats s
    join memberships m on m.event_id = ${eventId} and m.user_id = s.user_id where s.run_id = ${run.id}`);
  const [somebody] = await rowsOf<{ here: boolean }>(
    tx,
    sql`select exists (select 1 from presences p where p.session_id = ${session.id} and p.here) as here`,
  );
  return moveOn(tx, ctx, session, {
    state: 'round',
    round: 1,
    beganAt: now,
    rounds: run.rounds,
    matchRunId: run.id,
    minutes: asked.minutes,
    breakMinutes: asked.break_minutes,
    automatic: asked.automatic,
    endsAt: new Date(now.getTime() + asked.minutes * minute),
    byPresence: somebody?.here ?? false,
    // The run's plan does not know who came, so the seats need a reseat.
    peopleRevision: session.peopleRevision + 1,
  });
}
