import { chmodSync, lstatSync, readdirSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';

/** Rights of anybody but the owner. */
const others = 0o077;
/** Far more than lies in a data folder. What is beyond is behind closed folders. */
const most = 200_000;
/** What Serendip keeps in its data folder; an operator's own files are none of ours. */
const ours = /^(db|db\.part|outbox|backups|lock\.json.*)$/;
const sticky = 0o1000;

const isClosed = ({ mode }: Stats): boolean => (mode & others) === 0;

/** Takes the rights of others from what lies at `path`, folders before what is in them. Returns how much was open. */
export function closeToOthers(path: string, left = { entries: most }): number {
  const found = lstatSync(path, { throwIfNoEntry: false });
  left.entries -= 1;
  // Neither sockets nor links: they lead elsewhere. What has gone meanwhile is closed, too.
  if (!(found?.isFile() || found?.isDirectory()) || left.entries < 0) return 0;
  if (!isClosed(found)) chmodSync(path, found.mode & 0o700);
  const inside = found.isDirectory() ? readdirSync(path) : [];
  return inside.reduce((sum, name) => sum + closeToOthers(join(path, name), left), isClosed(found) ? 0 : 1);
}

/** What keeps a folder from being closed, or null. */
function sharedBy(folder: string, { mode }: Stats): string | null {
  if (dirname(folder) === folder) return 'it is the root of a file system';
  return mode & sticky ? 'it belongs to all users of the machine' : null;
}

/** At every start: what an earlier release, another umask or a copy has left open in the data folder is closed. */
export function closeDataFolder(folder: string, log: Logger): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return;
  try {
    const shared = sharedBy(folder, found);
    if (shared) log.warn({ folder }, `DATA_DIR can be seen by others: ${shared}. Choose a folder of its own.`);
    const couldEnter = !isClosed(found);
    if (couldEnter && !shared) chmodSync(folder, 0o700);
    const kept = readdirSync(folder).filter((name) => ours.test(name));
    const mended = kept.reduce((sum, name) => sum + closeToOthers(join(folder, name)), 0);
    // The database opens files again and again, behind a closed door.
    if (couldEnter && (mended > 0 || !shared))
      log.warn({ folder, mended }, 'others could look into DATA_DIR: it is closed to them now');
  } catch (error) {
    log.warn({ err: error, folder }, 'DATA_DIR could not be closed to others: give it to the user Serendip runs as');
  }
}

/** An empty file that only its owner can read, where perhaps one lay that others can, or a link to elsewhere. */
export function newPrivateFile(file: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
}
