import { chmodSync, copyFileSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { newPrivateFile } from '../close-folder.ts';
import { type Config, readConfig } from '../config.ts';
import { holderOf } from '../db/data-folder-lock.ts';
import { openDatabase } from '../db/database.ts';
import { makeFolder } from '../make-folder.ts';
import { runClientTool } from './client-tool.ts';

/** Milliseconds. */
const pause = 200;
const startsWithin = 20_000;
const writtenWithin = 120_000;

/**
 * The process that can make a backup, or null if nobody holds the data folder. Waits for a starting process; ignores a
 * process that only works on the data, such as another backup.
 */
async function holderThatBacksUp(dataDir: string): Promise<{ pid: number } | null> {
  for (let waited = 0; ; waited += pause) {
    const holder = holderOf(dataDir);
    if (!holder || holder.backsUp) return holder;
    if (waited > startsWithin)
      throw new Error(`Process ${holder.pid} works on ${dataDir} and makes no backups: wait until it has ended.`);
    await sleep(pause);
  }
}

/** Asks the running process for a copy, waits until it is in the data folder, and moves it to `target`. */
async function askHolder(pid: number, folder: string, target: string): Promise<void> {
  const copies = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tar.gz')) : []);
  const before = new Set(copies());
  process.kill(pid, 'SIGUSR2');
  for (let waited = 0; waited < writtenWithin; waited += pause) {
    await sleep(pause);
    const made = copies().find((name) => !before.has(name));
    if (!made) continue;
    // Two concurrent backups find the same copies; each copy is taken by one of them.
    const taken = join(folder, `${made}.${process.pid}`);
    try {
      renameSync(join(folder, made), taken);
    } catch {
      continue;
    }
    newPrivateFile(`${target}.part`);
    copyFileSync(taken, `${target}.part`);
    chmodSync(`${target}.part`, 0o600);
    renameSync(`${target}.part`, target);
    rmSync(taken);
    return;
  }
  throw new Error('The running server did not write a backup within two minutes: see its log.');
}

async function backUpEmbedded(config: Config, target: string): Promise<void> {
  const holder = await holderThatBacksUp(config.dataDir);
  if (holder) return askHolder(holder.pid, join(config.dataDir, 'backups'), target);
  if (!existsSync(join(config.dataDir, 'db'))) throw new Error(`There is no database in ${config.dataDir}.`);
  const database = await openDatabase(config, pino({ level: 'error' }));
  await database.backUp?.(target);
  await database.close();
}

function backUpServer(url: string, target: string): void {
  const aside = `${target}.part`;
  try {
    newPrivateFile(aside);
    runClientTool('pg_dump', url, ['--format=custom', `--file=${aside}`]);
    renameSync(aside, target);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** `npm run backup [file]`: one file with everything, made while the product runs. The file is whole or does not exist. */
async function main(): Promise<void> {
  const config = readConfig();
  const ending = config.databaseUrl ? 'dump' : 'tar.gz';
  const stamp = new Date().toISOString().replaceAll(':', '-');
  const target = resolve(process.argv[2] ?? `serendip-${stamp}.${ending}`);
  makeFolder(dirname(target));
  if (existsSync(target)) throw new Error(`${target} exists already.`);
  if (config.databaseUrl) backUpServer(config.databaseUrl, target);
  else await backUpEmbedded(config, target);
  process.stdout.write(`Backup written to ${target}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`The backup failed. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
