import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { matchRuns } from '../../db/schema/matching.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { notify } from '../notifications/notify.ts';
import { askForEditedReasons } from './ask-for-edited-reasons.ts';
import { peopleToTell } from './changed-lists.ts';
import { tellOfPublished } from './tell-of-published.ts';

type Telling = Parameters<typeof notify>[1] & Pick<Ctx, 'config'>;

/** Seconds. Hosts who match again at once tell guests once. */
export const oneRunAfterAnother = { within: 600, mailWaits: 120 };

/** A person who left the event is in no list. Pairs with a block stay, since hosts must not learn of it: nobody is shown them. */
const dropPairsOfLeavers = (tx: Db, eventId: string, runId: string) =>
  tx.execute(sql`delete from match_pairs p where p.run_id = ${runId} and 2 > (
    select count(*) from memberships m where m.event_id = ${eventId} and m.user_id in (p.user_a, p.user_b))`);

/** Values of published runs are needed only for the one that guests see, and for a running evening. Drafts keep theirs. */
export const dropOlderValues = (tx: Db, eventId: string) =>
  tx.execute(sql`delete from pair_values where run_id in (
    select r.id from match_runs r where r.event_id = ${eventId} and r.published_at is not null
      and r.id <> published_run_of(${eventId})
      and not exists (select 1 from live_sessions s where s.match_run_id = r.id and s.state <> 'ended'))`);

/** The run that guests see now. */
export async function publishedRunOf(tx: Db, eventId: string): Promise<string | null> {
  const [row] = await rowsOf<{ id: string | null }>(tx, sql`select published_run_of(${eventId}) as id`);
  return row?.id ?? null;
}

/**
 * Shows a completed run to guests, in a transaction that holds the event's lock. Tells people whose list changes. The run that
 * guests see already stays as it is, so a repeated call is harmless.
 */
export async function publishRun(tx: Db, ctx: Telling, eventId: string, runId: string): Promise<void> {
  const [run] = await tx
    .select({ status: matchRuns.status, publishedAt: matchRuns.publishedAt, version: matchRuns.version })
    .from(matchRuns)
    .where(and(eq(matchRuns.id, runId), eq(matchRuns.eventId, eventId), isNull(matchRuns.deletedAt)))
    .for('update');
  if (!run) throw new Refusal('match_run_not_found');
  if (run.status !== 'completed') throw new Refusal('no_matches_yet');
  const shown = await publishedRunOf(tx, eventId);
  if (shown === runId) return;
  await dropPairsOfLeavers(tx, eventId, runId);
  const told = await peopleToTell(tx, eventId, shown, runId);
  const [published = { cause: runId }] = await rowsOf<{ cause: string }>(
    tx,
    sql`update match_runs set published_at = clock_timestamp(),
        total_matches_generated = (select count(*) from match_pairs where run_id = ${runId})
      where id = ${runId} returning id || ' ' || extract(epoch from published_at) as cause`,
  );
  await dropOlderValues(tx, eventId);
  await tellOfPublished(tx, ctx, eventId, runId);
  if (run.version > 1) await askForEditedReasons(ctx, tx, runId);
  if (told.length === 0) return;
  // A run that is brought back is news again.
  const cause = run.publishedAt ? published.cause : runId;
  await notify(tx, ctx, { kind: 'matches_ready', users: told, cause, event: eventId, gathers: oneRunAfterAnother });
}
