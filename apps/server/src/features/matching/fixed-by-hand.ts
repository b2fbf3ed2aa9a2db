import type { EventSnapshot } from '@serendip/matching/types';
import { type Db, rowsOf } from '../../db/database.ts';
import { matchRuns } from '../../db/schema/matching.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';

/** The run that a new one is made around has to be there, with results. */
export async function requireAround(tx: Db, eventId: string, runId: string): Promise<void> {
  const [run] = await tx
    .select({ status: matchRuns.status })
    .from(matchRuns)
    .where(and(eq(matchRuns.id, runId), eq(matchRuns.eventId, eventId), isNull(matchRuns.deletedAt)))
    .for('share');
  if (run?.status !== 'completed') throw new Refusal('match_run_not_found');
}

/** Pins, pairs that a host added, and pairs that a host removed and did not add again. */
export async function fixedByHand(db: Db, runId: string): Promise<NonNullable<EventSnapshot['fixed']>> {
  const pins = await rowsOf<{ round: number; user: string; room: number }>(
    db,
    sql`select round, user_id as "user", room_number as room from room_seats where run_id = ${runId} and pinned
      order by round, room_number, user_id`,
  );
  const pairs = await rowsOf<{ a: string; b: string }>(
    db,
    sql`select user_a as a, user_b as b from match_pairs where run_id = ${runId} and by_hand order by 1, 2`,
  );
  const removed = await rowsOf<{ a: string; b: string }>(
    db,
    sql`select d.user_a as a, d.user_b as b from removed_pairs d where d.run_id = ${runId} and not exists (
      select 1 from match_pairs p where p.run_id = d.run_id and p.user_a = d.user_a and p.user_b = d.user_b) order by 1, 2`,
  );
  const two = ({ a, b }: { a: string; b: string }): [string, string] => [a, b];
  return { pins, pairs: pairs.map(two), removed: removed.map(two) };
}

/** Marks what a new run kept of the one it was made around, so that it can be unpinned there, and kept once more. */
export async function keepFixed(tx: Db, runId: string, around: string): Promise<void> {
  await tx.execute(sql`update room_seats s set pinned = true from room_seats f
    where s.run_id = ${runId} and f.run_id = ${around} and f.pinned and f.round = s.round and f.user_id = s.user_id
      and f.room_number = s.room_number`);
  await tx.execute(sql`update match_pairs p set by_hand = true from match_pairs f
    where p.run_id = ${runId} and f.run_id = ${around} and f.by_hand and f.user_a = p.user_a and f.user_b = p.user_b`);
  await tx.execute(sql`insert into removed_pairs (run_id, user_a, user_b)
    select ${runId}, d.user_a, d.user_b from removed_pairs d where d.run_id = ${around} and not exists (
      select 1 from match_pairs p where p.run_id in (${around}, ${runId}) and p.user_a = d.user_a and p.user_b = d.user_b)
    on conflict do nothing`);
}
