import { limits } from '@serendip/contract/limits';
import type { runMatches } from '@serendip/contract/matching';
import { type Db, rowsOf } from '../../db/database.ts';
import { matchRuns } from '../../db/schema/matching.ts';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { matchRunJob, matchRunOrder } from '../../queue/jobs.ts';
import { inTurns } from '../../turns.ts';
import { requireAround } from './fixed-by-hand.ts';
import { presentMatchRun } from './present.ts';
import { newestRun } from './queries.ts';
import { placeOf, takeTurnsOfRuns } from './take-turn.ts';
import { whoIsHere } from './who-is-here.ts';

async function participantsOf(tx: Db, eventId: string): Promise<number> {
  const [joined] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from memberships where event_id = ${eventId}`,
  );
  return joined?.count ?? 0;
}

/** Each start puts all waiting runs in order, so one goes at a time: others hold no connection to the database meanwhile. */
const oneAtATime = inTurns(1);

/**
 * Stores the queued run and its job in one transaction. 422 below three participants or before the doors open, 409
 * during a run.
 */
export const startMatchRunHandler: Handler<typeof runMatches> = async (call, ctx) =>
  oneAtATime(() => startMatchRun(call, ctx));

const startMatchRun: Handler<typeof runMatches> = ({ body, event, request }, ctx) =>
  ctx.database.db.transaction(async (tx) => {
    const here = body.present_only ? await whoIsHere(tx, event.id) : undefined;
    if (here === null) throw new Refusal('doors_not_open');
    const totalParticipants = here?.length ?? (await participantsOf(tx, event.id));
    if (totalParticipants < limits.participants_min) throw new Refusal('too_few_participants');
    if (body.around) await requireAround(tx, event.id, body.around);
    const { network, isSmall } = await placeOf(tx, ctx, event, totalParticipants, request.ip);
    // The partial unique index allows one active run per event, however many calls come at once.
    const [run] = await tx
      .insert(matchRuns)
      .values({
        eventId: event.id,
        roomSize: body.room_size,
        matchesPerPerson: body.matches_per_person,
        rounds: body.rounds,
        presentOnly: body.present_only,
        mix: body.mix,
        around: body.around,
        draft: body.draft,
        totalParticipants,
        network,
        number: sql`(select coalesce(max(number), 0) + 1 from match_runs where event_id = ${event.id})`,
      })
      .onConflictDoNothing()
      .returning({ id: matchRuns.id });
    if (!run) throw new Refusal('run_in_progress');
    await ctx.queue.enqueue(tx, matchRunJob, { run_id: run.id }, matchRunOrder(event.hostId, isSmall));
    await takeTurnsOfRuns(tx);
    const row = await newestRun(tx, event);
    if (!row) throw new Error('a match run vanished while it was being made');
    return { match_run: presentMatchRun(row, request.language) };
  });
