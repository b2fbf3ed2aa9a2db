import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type Database, openDatabase, overPglite } from '../src/db/database.ts';

/** A migrated database for one test file, on whichever PostgreSQL this run is about; gone when closed. */
export async function openOwnDatabase(log: Logger): Promise<Database> {
  const source = inject('databaseSource');
  if ('dump' in source) return overPglite(await PGlite.create({ loadDataDir: new Blob([readFileSync(source.dump)]) }));
  const name = `serendip_test_${randomUUID().replaceAll('-', '')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: source.server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await admin(`create database ${name} template ${source.template}`);
  const url = new URL(source.server);
  url.pathname = `/${name}`;
  const database = await openDatabase(readConfig({ DATABASE_URL: url.href }), log);
  return {
    ...database,
    async close() {
      await database.close();
      await admin(`drop database if exists ${name} with (force)`);
    },
  };
}
