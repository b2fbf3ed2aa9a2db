import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

/**
 * In past results the person stays as a number without a face: what was said about them is taken back. A run that is under
 * way at this moment finds that they are no participant any more (`who-left.ts`).
 */
export const silencePastMatches = (tx: Db, userId: string) =>
  tx.execute(sql`
    update match_pairs set reasons_for_a = '["This person has deleted their account."]'::jsonb,
      reasons_for_b = '["This person has deleted their account."]'::jsonb, opener_for_a = null, opener_for_b = null
    where user_a = ${userId} or user_b = ${userId}`);
