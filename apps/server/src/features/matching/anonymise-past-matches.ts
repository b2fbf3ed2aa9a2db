import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

/**
 * Keeps the person's place in past results, without name or reasons. A current run finds that they are no participant
 * any more (`who-left.ts`).
 */
export async function anonymisePastMatches(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    update match_pairs set reasons_for_a = null, reasons_for_b = null, opener_for_a = null, opener_for_b = null,
      quotes = '[]'::jsonb
    where user_a = ${userId} or user_b = ${userId}`);
  await tx.execute(sql`
    update meeting_reasons set reason_for_a = null, reason_for_b = null, quotes = '[]'::jsonb
    where user_a = ${userId} or user_b = ${userId}`);
  // Their row and column of pair values are set to 0, since a value comes from the answers of both.
  await tx.execute(sql`
    with gone as (delete from pair_values where user_id = ${userId} returning run_id, position)
    update pair_values v set row = set_byte(v.row, gone.position, 0)
    from gone where v.run_id = gone.run_id and v.position > gone.position`);
}
