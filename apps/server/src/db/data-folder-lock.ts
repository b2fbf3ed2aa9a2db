import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { unusableDataFolder } from './unusable-data-folder.ts';

interface Holder {
  pid: number;
  host: string;
  /** The start time of the holder's process, since a reused pid is another process. */
  born: string | null;
  /** Whether it makes a backup on SIGUSR2, which would end any other process. */
  backsUp?: boolean;
}

// Field 22 of /proc/<pid>/stat, counted behind the command's closing bracket. Elsewhere than Linux: unknown.
function bornAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  // A process on another machine or container (a shared volume) cannot be checked, so its lock is respected.
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return holder.born === null || holder.born === bornAt(holder.pid);
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

const lockOf = (folder: string) => join(folder, 'lock.json');

/** The process of this machine that owns the data folder now, or null. Throws when a process elsewhere owns it. */
export function holderOf(folder: string): { pid: number; backsUp?: boolean } | null {
  const holder = readHolder(lockOf(folder));
  if (!holder || !isAlive(holder)) return null;
  if (holder.host !== hostname())
    throw new Error(`The data folder ${folder} is in use by process ${holder.pid} on ${holder.host}: do it there.`);
  return holder;
}

/** False if the file exists. A link appears whole or not at all, so nobody reads a partial file. */
function place(claim: string, file: string): boolean {
  try {
    linkSync(claim, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    // Some file systems have no links.
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
    if (existsSync(file)) return false;
    copyFileSync(claim, file, constants.COPYFILE_EXCL);
    return true;
  }
}

/**
 * Creates `file` as a copy of `claim`, this process's mark, unless a living process has it: then returns that one. To
 * replace a dead holder's file, a process needs a second lock file of the same kind.
 */
function take(file: string, claim: string): Holder | null {
  if (place(claim, file)) return null;
  const seen = readHolder(file);
  if (seen && isAlive(seen)) return seen;
  const right = `${file}.heir`;
  const rival = take(right, claim);
  if (rival) return rival;
  try {
    if (place(claim, file)) return null;
    const now = readHolder(file);
    if (now && isAlive(now)) return now;
    copyFileSync(claim, `${claim}.new`);
    renameSync(`${claim}.new`, file);
    return null;
  } finally {
    rmSync(right, { force: true });
  }
}

/**
 * Locks the data folder for this process, since two would lose each other's writes. Returns the release. Throws an
 * Error that names the holder. One process takes over a dead holder's lock.
 */
export function holdDataFolder(folder: string): () => void {
  const file = lockOf(folder);
  const self: Holder = { pid: process.pid, host: hostname(), born: bornAt(process.pid) };
  const claim = `${file}.${self.host}-${self.pid}`;
  let holder: Holder | null;
  try {
    makeFolder(folder);
    try {
      writeFileSync(claim, JSON.stringify(self));
      holder = take(file, claim);
    } finally {
      rmSync(claim, { force: true });
    }
  } catch (error) {
    throw unusableDataFolder(folder, error);
  }
  if (holder)
    throw new Error(
      `The data folder ${folder} is in use by process ${holder.pid} on ${holder.host}. Stop that process, choose ` +
        'another DATA_DIR, or use DATABASE_URL to run several processes. ' +
        (holder.host === hostname() ? '' : `If ${holder.host} no longer exists, delete ${file}.`),
    );
  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  // Also released at a sudden exit: nothing is written after this moment.
  process.on('exit', release);
  return release;
}

/** Records that this process, the holder of the data folder, makes a backup on SIGUSR2. */
export function offerBackups(folder: string): void {
  const file = lockOf(folder);
  writeFileSync(`${file}.new`, JSON.stringify({ ...readHolder(file), backsUp: true }));
  renameSync(`${file}.new`, file);
}
