import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';

const takeBackReasons = (tx: Db, where: SQL) =>
  tx.execute(sql`
    update match_pairs set reasons_for_a = '["This person has deleted their account."]'::jsonb,
      reasons_for_b = '["This person has deleted their account."]'::jsonb
    where ${where}`);

/** In past results the person stays as a number without a face: what was said about them is taken back. */
export const silencePastMatches = (tx: Db, userId: string) =>
  takeBackReasons(tx, sql`user_a = ${userId} or user_b = ${userId}`);

/**
 * The same for a run that read its snapshot before somebody erased their account. Whoever is erasing it at this moment
 * is waited for; whoever does so later waits for this transaction and finds the pairs.
 */
export async function silenceErased(tx: Db, runId: string): Promise<void> {
  const erased = await rowsOf<{ id: string }>(
    tx,
    sql`with people as (
        select id, erased_at from users where id in (
          select user_a from match_pairs where run_id = ${runId} union
          select user_b from match_pairs where run_id = ${runId})
        order by id for share)
      select id from people where erased_at is not null`,
  );
  for (const { id } of erased) await takeBackReasons(tx, sql`run_id = ${runId} and (user_a = ${id} or user_b = ${id})`);
}
