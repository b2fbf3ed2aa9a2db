import { type Db, rowsOf } from '../../db/database.ts';
import { type SQL, sql } from '../../db/sql.ts';

/**
 * Ends invitations `i`: their links stop, and name, address and all that came with them are gone. A hash of the
 * address stays, so that inviting again sends no second mail. Returns how many ended.
 */
export async function endInvitations(tx: Db, which: SQL, how: 'withdrawn' | 'forgotten'): Promise<number> {
  const isForgotten = sql`${how}::text = 'forgotten'`;
  const ended = await rowsOf<{ id: string }>(
    tx,
    sql`update invitations i set ended = ${how}, email = null, name = null, labels = '[]', answers = '[]', list_id = null, word_id = null,
        user_id = null, answer = null, answered_at = null, mail_due_at = null, mail_asked_at = null, mail_held = false,
        mailed_at = case when ${isForgotten} then coalesce(mailed_at, now()) else mailed_at end,
        reminders = case when ${isForgotten} then 2 else reminders end
      where i.ended is null and ${which} returning i.id`,
  );
  return ended.length;
}

/** For an erasure: nothing of an invitation that the account said yes to names the person any more. */
export const forgetInvited = (tx: Db, userId: string): Promise<number> =>
  endInvitations(tx, sql`i.user_id = ${userId}`, 'forgotten');
