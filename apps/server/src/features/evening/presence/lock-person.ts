import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';

/** Locks a person's account before the evening, in the order of an erasure. Their membership is checked later. */
export const lockPerson = (tx: Db, userId: string) =>
  tx.execute(sql`select 1 from users where id = ${userId} for key share`);
