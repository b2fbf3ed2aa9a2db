import type { exportAccount } from '@serendip/contract/account-export';
import type { DataOf } from '@serendip/contract/endpoint';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { exportParts } from './export-parts.ts';

/** One statement, so one snapshot; the database builds the JSON. */
export const exportAccountHandler: Handler<typeof exportAccount> = async ({ caller }, { database: { db } }) => {
  const parts = Object.entries(exportParts(caller.id)).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  const [row] = await rowsOf<DataOf<typeof exportAccount>>(
    db,
    sql`select json_build_object(${sql.join(parts, sql`, `)}) as export`,
  );
  if (!row) throw new Error('the export of an account returned nothing');
  return row;
};
