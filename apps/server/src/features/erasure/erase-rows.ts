import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { ofPeople, type PersonColumn } from '../../db/personal-data.ts';
import { eq, or, sql } from '../../db/sql.ts';

const byTable = (erase: PersonColumn['erase']): Map<PgTable, PgColumn[]> => {
  const columns = ofPeople.filter((one) => one.erase === erase).map(({ column }) => column);
  return Map.groupBy(columns, ({ table }) => table as PgTable);
};

/**
 * Deletes and empties what `personal-data.ts` declares so. One statement a table: two people who erase rows about each other
 * then lock them in one order.
 */
export async function eraseRows(tx: Db, userId: string): Promise<void> {
  for (const [table, columns] of byTable('delete'))
    await tx.delete(table).where(or(...columns.map((column) => eq(column, userId))));
  for (const [table, columns] of byTable('empty'))
    for (const column of columns)
      await tx.execute(sql`update ${table} set ${sql.identifier(column.name)} = null where ${column} = ${userId}`);
}
