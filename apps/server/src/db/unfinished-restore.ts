import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

/** Where a backup is unpacked; renamed to `db` once it is whole. */
export const unfinishedRestore = (dataDir: string): string => join(dataDir, 'db.part');

/** Who asked for a backup to be restored does not want an empty product, though it could be had. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (existsSync(join(dataDir, 'db')) || !existsSync(unfinishedRestore(dataDir))) return;
  throw new ConfigError(
    `A restore into DATA_DIR ${dataDir} was broken off. Run it again, or delete ${unfinishedRestore(dataDir)} to begin empty.`,
  );
}
