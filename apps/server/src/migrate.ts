import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Logger } from 'pino';
import { applyFunctions } from './db/apply-functions.ts';
import { type Database, rowsOf } from './db/database.ts';
import { sql } from './db/sql.ts';
import { prepareQueues } from './queue/job-queue.ts';

const folder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Refuses a database of a newer release: migrations only go forward. */
async function refuseNewerSchema(database: Database): Promise<void> {
  const [newest] = await rowsOf<{ created_at: string }>(
    database.db,
    sql`select coalesce(max(created_at), 0) as created_at from drizzle.__drizzle_migrations`,
  );
  const known = readMigrationFiles({ migrationsFolder: folder }).map((migration) => migration.folderMillis);
  if (newest && Number(newest.created_at) > Math.max(...known))
    throw new Error('The database belongs to a newer release of Serendip. Update this installation first.');
}

/**
 * Updates the database to this release: tables, functions, then the job queues. Safe to run from several processes at
 * once.
 */
export async function migrateDatabase(database: Database, log: Logger): Promise<void> {
  await database.migrate(folder, async () => {
    await refuseNewerSchema(database);
    await applyFunctions(database);
    await prepareQueues(database, log);
  });
}
