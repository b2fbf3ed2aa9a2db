import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillDataFolder } from '../../test/prepared-folder.ts';
import { readConfig } from '../config.ts';
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
