import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

/** Takes a person out of every rule. A rule that loses the last person of a group goes. */
export async function eraseFromRules(tx: Db, userId: string): Promise<void> {
  const left = await rowsOf<{ rule_id: string; side: 'a' | 'b' }>(
    tx,
    sql`delete from rule_people where user_id = ${userId} returning rule_id, side`,
  );
  if (left.length === 0) return;
  await tx.execute(sql`delete from event_rules r using json_to_recordset(${JSON.stringify(left)}::json) l(rule_id uuid, side text)
    where r.id = l.rule_id and not exists (select 1 from rule_people p where p.rule_id = l.rule_id and p.side = l.side)`);
}
