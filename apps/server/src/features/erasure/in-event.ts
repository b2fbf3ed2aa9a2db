import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { type EventColumn, ofEvents } from '../../db/personal-data.ts';
import { events } from '../../db/schema/events.ts';
import { type SQL, sql } from '../../db/sql.ts';

const parentOf = (column: PgColumn): PgTable | undefined =>
  getTableConfig(column.table)
    .foreignKeys.map((key) => key.reference())
    .find(({ columns }) => columns.includes(column))?.foreignTable;

/** The declared column by which a column's own parent leads to the event. Undefined where it names the event itself. */
function aboveOf(column: PgColumn): EventColumn | undefined {
  const parent = parentOf(column);
  return parent === events ? undefined : ofEvents.find((one) => one.column.table === parent);
}

/** Whether a row belongs to an event, by the column that leads to it. */
export function inEvent(column: PgColumn, eventId: string | SQL): SQL {
  const above = aboveOf(column);
  if (!above) return sql`${column} = ${eventId}`;
  return sql`${column} in (select id from ${above.column.table} where ${inEvent(above.column, eventId)})`;
}

/** The columns by which rows are deleted when an event is over. Rows that go with a deleted parent are left to the database. */
export const deletedWhenOver: PgColumn[] = ofEvents
  .filter(({ column, over }) => over === 'delete' && aboveOf(column)?.over !== 'delete')
  .map(({ column }) => column);

/** The columns of the tables that hang on one table. */
export const partsOf = (table: PgTable): PgColumn[] =>
  ofEvents.map(({ column }) => column).filter((column) => parentOf(column) === table);
