import { inject } from 'vitest';
import { fillFrom } from './prepared-dump.ts';

/** Fills a data folder as a first start would; not on a PostgreSQL server. */
export function fillDataFolder(folder: string): void {
  const source = inject('databaseSource');
  if ('dump' in source) fillFrom(source.dump, folder);
}
