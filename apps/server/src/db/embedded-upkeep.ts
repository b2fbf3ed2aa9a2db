import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'pino';

/**
 * What the processes beside a PostgreSQL server do for it, its checkpointer and its autovacuum, and what the embedded
 * database has nobody for: without it the log of changes and the room of deleted rows grow for as long as it runs.
 */

/** Of the log of changes: what is kept for use again, and at most. */
const megabytes = { least: 32, most: 64 };
/** Milliseconds between two looks at how much was written. */
const lookEvery = 10_000;

/** To start it with, beside its own. */
export const upkeepSettings = [
  ...['-c', `min_wal_size=${megabytes.least}MB`],
  ...['-c', `max_wal_size=${megabytes.most}MB`],
];

/** Brings what has changed into the tables' own files, if that is half of what the log may hold: then it can be let go. */
export async function checkpointWhenDue(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ due: boolean }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${(megabytes.most / 2) * 2 ** 20} as due
      from pg_control_checkpoint()`,
  );
  if (rows[0]?.due) await client.query('checkpoint');
}

/** Looks again and again; returns how to stop. */
export function keepCheckpointing(client: PGlite, log: Logger): () => Promise<void> {
  let underWay = Promise.resolve();
  const timer = setInterval(() => {
    underWay = checkpointWhenDue(client).catch((error: unknown) =>
      log.warn({ err: error }, 'the embedded database could not make a checkpoint'),
    );
  }, lookEvery).unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}

/** Makes the room of deleted rows usable again, and counts anew what the planner goes by where a tenth has changed. */
export async function vacuumAll(client: PGlite, stopping: AbortSignal): Promise<void> {
  const { rows } = await client.query<{ name: string; changed: boolean }>(`
    select c.oid::regclass::text as name,
      coalesce(s.n_mod_since_analyze, 0) > 50 + greatest(c.reltuples, 0) / 10 as changed
    from pg_class c left join pg_stat_all_tables s on s.relid = c.oid
    where c.relkind in ('r', 'm') and c.relpersistence = 'p'`);
  // Table by table: between two of them requests are served.
  for (const { name, changed } of rows) {
    if (stopping.aborted) return;
    await client.query(`vacuum (analyze ${changed}) ${name}`);
  }
  await client.query('checkpoint');
}
