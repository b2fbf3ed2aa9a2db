import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

interface Holder {
  pid: number;
  host: string;
  /** When the holder's process started, by the kernel's count: a pid used again is not the same process. */
  born: string | null;
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
  // From another machine or container (a shared volume) it cannot be seen, so it is believed.
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return holder.born === null || holder.born === bornAt(holder.pid);
}

/** The process that owns the data folder now, or null. */
export function holderOf(folder: string): { pid: number } | null {
  const holder = readHolder(join(folder, 'lock.json'));
  return holder && isAlive(holder) ? holder : null;
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/**
 * Makes this process the only one on the data folder: two would silently lose each other's writes. Returns the
 * release. Throws an Error that names the holder; a dead holder's lock is taken over.
 */
export function holdDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock.json');
  const self: Holder = { pid: process.pid, host: hostname(), born: bornAt(process.pid) };
  for (let tries = 0; tries < 5; tries += 1) {
    try {
      writeFileSync(file, JSON.stringify(self), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = readHolder(file);
      if (holder && isAlive(holder))
        throw new Error(
          `The data folder ${folder} is in use by process ${holder.pid} on ${holder.host}. ` +
            'Stop that process, choose another DATA_DIR, or use DATABASE_URL to run several processes.',
        );
      rmSync(file, { force: true });
    }
  }
  throw new Error(`The data folder ${folder} is being taken by several processes at once`);
}
