import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type Database, openDatabase, overPglite } from '../src/db/database.ts';
import { borrowDatabase } from './lent-database.ts';

/** A migrated database for one test file, on whichever PostgreSQL this run is about; gone when closed. */
export async function openOwnDatabase(log: Logger): Promise<Database> {
  const source = inject('databaseSource');
  if ('dump' in source) {
    const { client, giveBack } = await borrowDatabase(() => new Blob([readFileSync(source.dump)]));
    return { ...overPglite(client), close: giveBack };
  }
  const name = `serendip_test_${randomUUID().replaceAll('-', '')}`;
  const admin = async (statement: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: source.server });
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows as unknown[];
  };
  /** A pool that has ended may still be saying goodbye; to be cut off then would be an error in the log. */
  const waitForGoodbyes = async () => {
    for (let tries = 0; tries < 40; tries += 1) {
      if ((await admin(`select 1 from pg_stat_activity where datname = '${name}'`)).length === 0) return;
      await setTimeout(50);
    }
  };
  await admin(`create database ${name} template ${source.template}`);
  const url = new URL(source.server);
  url.pathname = `/${name}`;
  const database = await openDatabase(readConfig({ DATABASE_URL: url.href }), log);
  return {
    ...database,
    async close() {
      await database.close();
      await waitForGoodbyes();
      await admin(`drop database if exists ${name} with (force)`);
    },
  };
}
