import { chmodSync, lstatSync, readdirSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';

/** The rights of all but the owner. */
const others = 0o077;
/** Far more files than a data folder has. Anything deeper is in closed folders. */
const most = 200_000;
/** Serendip's own files in the data folder; an operator's files are left alone. */
const ours = /^(db|db\.part|outbox|backups|lock\.json.*)$/;
const sticky = 0o1000;

const isClosed = ({ mode }: Stats): boolean => (mode & others) === 0;

/** Removes other users' rights at `path`, folders before their content. Returns the number of changed files. */
export function closeToOthers(path: string, left = { entries: most }): number {
  const found = lstatSync(path, { throwIfNoEntry: false });
  left.entries -= 1;
  // Skips sockets and links, which lead elsewhere. Deleted files are fine.
  if (!(found?.isFile() || found?.isDirectory()) || left.entries < 0) return 0;
  if (!isClosed(found)) chmodSync(path, found.mode & 0o700);
  const inside = found.isDirectory() ? readdirSync(path) : [];
  return inside.reduce((sum, name) => sum + closeToOthers(join(path, name), left), isClosed(found) ? 0 : 1);
}

/** Why a folder must not be closed, or null. */
function sharedBy(folder: string, { mode }: Stats): string | null {
  if (dirname(folder) === folder) return 'it is the root of a file system';
  return mode & sticky ? 'it belongs to all users of the machine' : null;
}

/** At every start: closes files in the data folder that an earlier release, another umask or a copy left readable. */
export function closeDataFolder(folder: string, log: Logger): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return;
  try {
    const shared = sharedBy(folder, found);
    if (shared) log.warn({ folder }, `other users can see DATA_DIR: ${shared}. Choose a folder of its own.`);
    const couldEnter = !isClosed(found);
    if (couldEnter && !shared) chmodSync(folder, 0o700);
    const kept = readdirSync(folder).filter((name) => ours.test(name));
    const corrected = kept.reduce((sum, name) => sum + closeToOthers(join(folder, name)), 0);
    // The database creates readable files again and again, inside a closed folder.
    if (couldEnter && (corrected > 0 || !shared))
      log.warn({ folder, corrected }, 'other users could read DATA_DIR: corrected');
  } catch (error) {
    log.warn(
      { err: error, folder },
      'the rights of DATA_DIR could not be changed: give it to the user Serendip runs as',
    );
  }
}

/** Creates an empty file that only its owner can read, in place of a readable one or a link. */
export function newPrivateFile(file: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
}
