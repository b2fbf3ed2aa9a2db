import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'pino';

/**
 * Checkpoints and vacuuming for the embedded database, which has no background processes: without them, the log of
 * changes and the space of deleted rows would grow without end.
 */

/** Size of the log of changes: kept for reuse, and at most. */
const megabytes = { least: 32, most: 64 };
/** Milliseconds between two checks of what was written. */
const lookEvery = 10_000;

/** Start options in addition to its own. */
export const upkeepSettings = [
  ...['-c', `min_wal_size=${megabytes.least}MB`],
  ...['-c', `max_wal_size=${megabytes.most}MB`],
];

/** Runs a checkpoint if the log is half full, so that the log can be reused. */
export async function checkpointWhenDue(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ due: boolean }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${(megabytes.most / 2) * 2 ** 20} as due
      from pg_control_checkpoint()`,
  );
  if (rows[0]?.due) await client.query('checkpoint');
}

/**
 * Refreshes the planner's statistics of tables with many changed rows, as PostgreSQL's own background process does each minute. Without
 * any, the planner takes each event for one with a handful of people, and some plans take minutes for 300.
 */
export async function analyzeWhenDue(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'm') and relnamespace::regnamespace::text in ('public', 'jobs')
      and pg_stat_get_mod_since_analyze(oid) > 50 + greatest(reltuples, 0) / 10`);
  // Table by table, so that requests are served in between.
  for (const { name } of rows) await client.query(`analyze ${name}`);
}

/** Looks repeatedly for a checkpoint or statistics that are due; returns a function to stop. */
export function keepUp(client: PGlite, log: Logger): () => Promise<void> {
  let underWay = Promise.resolve();
  const look = async () => {
    await checkpointWhenDue(client);
    await analyzeWhenDue(client);
  };
  const timer = setInterval(() => {
    underWay = underWay
      .then(look)
      .catch((error: unknown) => log.warn({ err: error }, 'the upkeep of the embedded database failed'));
  }, lookEvery).unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}

const tablesOf = async (client: PGlite): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'm') and relpersistence = 'p' and relnamespace::regnamespace::text in ('public', 'jobs', 'drizzle')`);
  return rows.map(({ name }) => name);
};

/**
 * Removes all traces of deleted rows: in pages of tables and indexes, in the planner's statistics, and in the log of changes, of which
 * only a new and empty part is left. A copy of the files then holds only current rows.
 *
 * @param folder of the database
 */
export async function dropTraces(client: PGlite, folder: string): Promise<void> {
  // Table by table, so that requests are served in between.
  for (const name of await tablesOf(client)) await client.query(`vacuum (full, analyze) ${name}`);
  await client.query('vacuum (full) pg_catalog.pg_statistic');
  // Otherwise used parts of the log are renamed for reuse, with their contents.
  await client.query('set wal_recycle = off');
  try {
    for (const round of ['used parts', 'parts from before this setting']) {
      await client.query('select pg_switch_wal()');
      await client.query('checkpoint');
      if (round === 'used parts') await dropUnusedLog(client, folder);
    }
  } finally {
    await client.query('reset wal_recycle');
  }
}

/** Deletes parts of the log that were set aside for reuse. The database makes new ones. */
async function dropUnusedLog(client: PGlite, folder: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_current_wal_insert_lsn()) as name');
  const current = rows[0]?.name ?? '';
  const log = join(folder, 'pg_wal');
  for (const name of readdirSync(log)) if (/^[\dA-F]{24}$/.test(name) && name > current) rmSync(join(log, name));
}

/** Vacuums, and refreshes the planner's statistics of tables with a tenth of their rows changed. */
export async function vacuumAll(client: PGlite, stopping: AbortSignal): Promise<void> {
  const { rows } = await client.query<{ name: string; changed: boolean }>(`
    select c.oid::regclass::text as name,
      coalesce(s.n_mod_since_analyze, 0) > 50 + greatest(c.reltuples, 0) / 10 as changed
    from pg_class c left join pg_stat_all_tables s on s.relid = c.oid
    where c.relkind in ('r', 'm') and c.relpersistence = 'p'`);
  // Table by table, so that requests are served in between.
  for (const { name, changed } of rows) {
    if (stopping.aborted) return;
    await client.query(`vacuum (analyze ${changed}) ${name}`);
  }
  await client.query('checkpoint');
}
