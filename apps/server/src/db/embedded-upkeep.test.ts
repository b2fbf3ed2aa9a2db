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
import { checkpointWhenDue, upkeepSettings } from './embedded-upkeep.ts';
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
  for (let round = 0; round < 8; round += 1) {
    for (const statement of changes) await client.query(statement);
    await checkpointWhenDue(client);
    sizes.push(megabytesIn(join(folder, 'db', 'pg_wal')));
  }
  expect(Number(await written()) - before).toBeGreaterThan(180);
  await client.close();
  expect(Math.max(...sizes)).toBeLessThanOrEqual(96);
});

test('a backup holds no more of the log than is kept for use again', async () => {
  const database = await openDatabase(readConfig({ DATA_DIR: folder }), pino({ level: 'error' }));
  for (let round = 0; round < 4; round += 1)
    for (const statement of changes) await database.db.execute(sql.raw(statement));
  const before = megabytesIn(join(folder, 'db', 'pg_wal'));
  await database.backUp?.(join(folder, 'copy.tar.gz'));
  const after = megabytesIn(join(folder, 'db', 'pg_wal'));
  await database.close();
  expect(before).toBeGreaterThan(90);
  expect(after).toBeLessThanOrEqual(64);
});

test('a backup holds nothing of deleted rows, neither in tables and statistics nor in the log of changes', async () => {
  const database = await openDatabase(readConfig({ DATA_DIR: folder }), pino({ level: 'error' }));
  await migrateDatabase(database, pino({ level: 'error' }));
  const run = (statement: string) => database.db.execute(sql.raw(statement));
  const copyOf = async (name: string): Promise<Buffer> => {
    await database.backUp?.(join(folder, name));
    return gunzipSync(readFileSync(join(folder, name)));
  };
  // So many that they stand in the planner's statistics, too, and so alike that none is compressed.
  await run(`insert into users (email, alias) select 'canary-' || n || '@erased.test', 'alias-' || n
    from generate_series(1, 300) n`);
  await run(`update users set password_hash = 'canary-of-before' where email like 'canary%'`);
  await run('analyze users');
  expect((await copyOf('with.tar.gz')).includes('canary-of-before')).toBe(true);
  await run(`delete from users where email like 'canary%'`);
  await database.vacuum?.(new AbortController().signal);
  await run(`insert into users (email, alias) values ('kept@stays.test', 'kept-person')`);
  const copy = await copyOf('without.tar.gz');
  await database.close();
  expect(copy.includes('kept-person')).toBe(true);
  expect(copy.includes('canary')).toBe(false);
});
