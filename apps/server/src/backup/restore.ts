import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { closeToOthers } from '../close-folder.ts';
import { type Config, readConfig } from '../config.ts';
import { holdDataFolder } from '../db/data-folder-lock.ts';
import { unfinishedRestore } from '../db/unfinished-restore.ts';
import { runClientTool } from './client-tool.ts';

async function restoreEmbedded(config: Config, file: string): Promise<void> {
  const target = join(config.dataDir, 'db');
  if (existsSync(target)) throw new Error(`${target} exists already: restore into an empty DATA_DIR.`);
  const release = holdDataFolder(config.dataDir);
  const aside = unfinishedRestore(config.dataDir);
  // Leftovers of a killed restore.
  rmSync(aside, { recursive: true, force: true });
  try {
    const client = await PGlite.create({ dataDir: aside, loadDataDir: new Blob([readFileSync(file)]) });
    await client.query('select 1 from users limit 1');
    await client.close();
    closeToOthers(aside);
    renameSync(aside, target);
  } catch (error) {
    // A partial database is worse than none.
    rmSync(aside, { recursive: true, force: true });
    throw new Error(`${file} is not a whole backup of Serendip.`, { cause: error });
  } finally {
    release();
  }
}

// In one transaction: without the constraints, its last steps, a partial database would start and seem whole.
const restoreServer = (url: string, file: string): void =>
  runClientTool('pg_restore', url, ['--single-transaction', '--no-owner', file]);

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
