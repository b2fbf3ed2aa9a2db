import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

/** A backup is unpacked here, and renamed to `db` once it is whole. */
export const unfinishedRestore = (dataDir: string): string => join(dataDir, 'db.part');

/** An operator who restores a backup does not want an empty product instead. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (existsSync(join(dataDir, 'db')) || !existsSync(unfinishedRestore(dataDir))) return;
  throw new ConfigError(
    `A restore into DATA_DIR ${dataDir} was broken off. Run it again, or delete ${unfinishedRestore(dataDir)} to begin empty.`,
  );
}
