import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Config, readConfig } from '../config.ts';
import { holdDataFolder } from '../db/data-folder-lock.ts';

async function restoreEmbedded(config: Config, file: string): Promise<void> {
  const target = join(config.dataDir, 'db');
  if (existsSync(target)) throw new Error(`${target} exists already: restore into an empty DATA_DIR.`);
  const release = holdDataFolder(config.dataDir);
  try {
    const client = await PGlite.create({ dataDir: target, loadDataDir: new Blob([readFileSync(file)]) });
    await client.query('select 1 from users limit 1');
    await client.close();
  } catch (error) {
    // Half a database is worse than none.
    rmSync(target, { recursive: true, force: true });
    throw new Error(`${file} is not a whole backup of Serendip.`, { cause: error });
  } finally {
    release();
  }
}

function restoreServer(url: string, file: string): void {
  const restored = spawnSync('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${url}`, file], {
    stdio: 'inherit',
  });
  if (restored.error) throw new Error('pg_restore is needed: install the PostgreSQL client tools.');
  if (restored.status !== 0) throw new Error('pg_restore failed: restore into an empty database.');
}

/** `npm run restore <file>`: fills an empty database from a backup. */
async function main(): Promise<void> {
  const [given] = process.argv.slice(2);
  if (!given) throw new Error('Which file? npm run restore -- <file>');
  const file = resolve(given);
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  const config = readConfig();
  if (config.databaseUrl) restoreServer(config.databaseUrl, file);
  else await restoreEmbedded(config, file);
  process.stdout.write('Restored.\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`The restore failed. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
