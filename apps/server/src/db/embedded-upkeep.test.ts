import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillDataFolder } from '../../test/prepared-folder.ts';
import { readConfig } from '../config.ts';
import { migrateDatabase } from '../migrate.ts';
import { openDatabase } from './database.ts';
import { analyzeWhenDue, checkpointWhenDue, upkeepSettings } from './embedded-upkeep.ts';
import { sql } from './sql.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serendip-upkeep-'));
  fillDataFolder(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const megabytesIn = (path: string): number =>
  readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) /
  2 ** 20;

/** Some 25 MB of changes that leave next to nothing in the table. */
const changes = [
  `create table if not exists sheets (text text)`,
  `insert into sheets select repeat(md5(n::text), 60) from generate_series(1, 12000) n`,
  `truncate sheets`,
];

test('the log of changes stays small however much is written to the embedded database', async () => {
  const client = await PGlite.create({
    dataDir: join(folder, 'db'),
    startParams: [...PGlite.defaultStartParams, ...upkeepSettings],
  });
  const sizes: number[] = [];
  const written = async () =>
    (await client.query<{ mb: number }>(`select (pg_current_wal_insert_lsn() - '0/0') / 2 ^ 20 as mb`)).rows[0]?.mb;
  const before = Number(await written());
  for (let round = 0; round < 5; round += 1) {
    for (const statement of changes) await client.query(statement);
    await checkpointWhenDue(client);
    sizes.push(megabytesIn(join(folder, 'db', 'pg_wal')));
  }
  expect(Number(await written()) - before).toBeGreaterThan(110);
  await client.close();
  expect(Math.max(...sizes)).toBeLessThanOrEqual(96);
});

test('the planner knows how large a table is soon after it grew, and a table that did not grow is left alone', async () => {
  const client = await PGlite.create();
  const sizes = async () =>
    (
      await client.query<{
        rows: number;
      }>(`select reltuples::int as rows from pg_class where relname in ('small', 'tall')
      order by relname`)
    ).rows.map(({ rows }) => rows);
  await client.exec('create table small (n int); create table tall (n int); insert into small select 1');
  await client.query('insert into tall select generate_series(1, 1000)');
  await client.query('select pg_stat_force_next_flush()');
  await analyzeWhenDue(client);
  expect(await sizes()).toEqual([-1, 1000]);
  await client.close();
});

test('a backup holds no more of the log than is kept for use again, and nothing of deleted rows: neither in tables and statistics nor in the log', async () => {
  const database = await openDatabase(readConfig({ DATA_DIR: folder }), pino({ level: 'error' }));
  await migrateDatabase(database, pino({ level: 'error' }));
  const run = (statement: string) => database.db.execute(sql.raw(statement));
  const log = join(folder, 'db', 'pg_wal');
  const copyOf = async (name: string): Promise<Buffer> => {
    await database.backUp?.(join(folder, name));
    return gunzipSync(readFileSync(join(folder, name)));
  };
  for (let round = 0; round < 4; round += 1) for (const statement of changes) await run(statement);
  const before = megabytesIn(log);
  // So many that they stand in the planner's statistics, too, and so alike that none is compressed.
  await run(`insert into users (email, alias) select 'canary-' || n || '@erased.test', 'alias-' || n
    from generate_series(1, 300) n`);
  await run(`update users set password_hash = 'canary-of-before' where email like 'canary%'`);
  await run('analyze users');
  expect((await copyOf('with.tar.gz')).includes('canary-of-before')).toBe(true);
  const after = megabytesIn(log);
  await run(`delete from users where email like 'canary%'`);
  await database.vacuum?.(new AbortController().signal);
  await run(`insert into users (email, alias) values ('kept@stays.test', 'kept-person')`);
  const copy = await copyOf('without.tar.gz');
  await database.close();
  expect(before).toBeGreaterThan(90);
  expect(after).toBeLessThanOrEqual(64);
  expect(copy.includes('kept-person')).toBe(true);
  expect(copy.includes('canary')).toBe(false);
});
