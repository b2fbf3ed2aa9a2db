import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { type Config, readConfig } from '../config.ts';
import { holderOf } from '../db/data-folder-lock.ts';
import { openDatabase } from '../db/database.ts';

/** Asks the running process for a copy and waits until it lies in the data folder. */
async function askHolder(pid: number, folder: string): Promise<string> {
  const before = new Set(existsSync(folder) ? readdirSync(folder) : []);
  process.kill(pid, 'SIGUSR2');
  for (let waited = 0; waited < 600; waited += 1) {
    await sleep(200);
    const made =
      existsSync(folder) && readdirSync(folder).find((name) => name.endsWith('.tar.gz') && !before.has(name));
    if (made) return join(folder, made);
  }
  throw new Error('The running server did not write a backup within two minutes: see its log.');
}

async function backUpEmbedded(config: Config, target: string): Promise<void> {
  const holder = holderOf(config.dataDir);
  if (holder) {
    const made = await askHolder(holder.pid, join(config.dataDir, 'backups'));
    copyFileSync(made, `${target}.part`);
    renameSync(`${target}.part`, target);
    rmSync(made);
    return;
  }
  if (!existsSync(join(config.dataDir, 'db'))) throw new Error(`There is no database in ${config.dataDir}.`);
  const database = await openDatabase(config, pino({ level: 'error' }));
  await database.backUp?.(target);
  await database.close();
}

function backUpServer(url: string, target: string): void {
  const dump = spawnSync('pg_dump', ['--format=custom', `--file=${target}`, url], { stdio: 'inherit' });
  if (dump.error)
    throw new Error('pg_dump is needed to back up a PostgreSQL server: install the PostgreSQL client tools.');
  if (dump.status !== 0) throw new Error('pg_dump failed: see above.');
}

/** `npm run backup [file]`: one file with everything, taken while the product runs. */
async function main(): Promise<void> {
  const config = readConfig();
  const ending = config.databaseUrl ? 'dump' : 'tar.gz';
  const stamp = new Date().toISOString().replaceAll(':', '-');
  const target = resolve(process.argv[2] ?? `serendip-${stamp}.${ending}`);
  mkdirSync(dirname(target), { recursive: true });
  if (existsSync(target)) throw new Error(`${target} exists already.`);
  if (config.databaseUrl) backUpServer(config.databaseUrl, target);
  else await backUpEmbedded(config, target);
  process.stdout.write(`Backup written to ${target}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`The backup failed. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
