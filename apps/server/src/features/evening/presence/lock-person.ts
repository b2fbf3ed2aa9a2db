import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';

/** Holds somebody's account before the evening is held: an erasure holds both in this order. Whether they take part is asked later. */
export const lockPerson = (tx: Db, userId: string) =>
  tx.execute(sql`select 1 from users where id = ${userId} for key share`);
