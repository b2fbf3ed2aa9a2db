import { type Serendip, startSerendip } from '@serendip/test-kit/serendip';
import { inject } from 'vitest';
import { fillFrom } from '../apps/server/test/prepared-dump.ts';

/** The product on a database that is migrated and that nobody has used: for journeys that are not about a first start. */
export function startMigrated(env: Record<string, string> = {}): Promise<Serendip> {
  const dump = inject('migratedDump');
  return startSerendip(env, dump ? (folder) => fillFrom(dump, folder) : undefined);
}
