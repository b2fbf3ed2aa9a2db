import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Fills a data folder as a first start would, which takes some seconds of processor time; not on a PostgreSQL server. */
export function fillDataFolder(folder: string): void {
  const source = inject('databaseSource');
  if (!('dump' in source)) return;
  const database = join(folder, 'db');
  mkdirSync(database, { mode: 0o700 });
  execFileSync('tar', ['-xf', source.dump, '-C', database], { stdio: 'ignore' });
}
