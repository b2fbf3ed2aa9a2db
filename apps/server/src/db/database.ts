import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type ConstructorOptions, fromPglite } from 'pg-boss';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { holdDataFolder } from './data-folder-lock.ts';

/** Drizzle over whichever PostgreSQL is behind: the embedded one or a server. A transaction has the same type. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** The open database of a process. */
export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** A single read outside any transaction, on the shortest way to the driver: for what is polled. Times come as Date. */
  read<Row>(text: string, values: unknown[]): Promise<Row[]>;
  /** Applies the pending migrations; safe when several processes start at once. */
  migrate(folder: string): Promise<void>;
  /** What the job queue runs its statements on. */
  forQueue: NonNullable<ConstructorOptions['db']> | { connectionString: string };
  /** Connections in use and waiting, for the metrics. */
  load(): { open: number; waiting: number };
  /** Writes a whole copy to a file, while in use. Only the embedded one: a server has its own tools. */
  backUp?(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Any number that no other program is likely to lock by. */
const migrationLock = 7_309_942;

async function openEmbedded(config: Config): Promise<Database> {
  mkdirSync(config.dataDir, { recursive: true });
  const release = holdDataFolder(config.dataDir);
  const client = await PGlite.create({ dataDir: join(config.dataDir, 'db') }).catch((error: unknown) => {
    release();
    throw new Error(`The embedded database in ${config.dataDir} cannot be opened (is the disk full?)`, {
      cause: error,
    });
  });
  return {
    ...overPglite(client),
    async backUp(file) {
      const copy = await client.dumpDataDir('gzip');
      // Written aside and renamed: whoever sees the file sees all of it.
      await writeFile(`${file}.part`, Buffer.from(await copy.arrayBuffer()));
      await rename(`${file}.part`, file);
    },
    async close() {
      await client.close();
      release();
    },
  };
}

/** A database around an embedded PostgreSQL that somebody else opened: the tests start from a dump. */
export function overPglite(client: PGlite): Database {
  const db = drizzlePglite({ client });
  return {
    kind: 'embedded',
    db,
    read: async <Row>(text: string, values: unknown[]) => (await client.query<Row>(text, values)).rows,
    migrate: (folder) => migratePglite(db, { migrationsFolder: folder }),
    forQueue: fromPglite(client),
    load: () => ({ open: 1, waiting: 0 }),
    close: () => client.close(),
  };
}

function openServer(connectionString: string, log: Logger): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    application_name: 'serendip',
  });
  // Without a listener a restart of the database would end this process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  const db = drizzleNode({ client: pool });
  return {
    kind: 'postgres',
    db,
    read: async <Row>(text: string, values: unknown[]) => (await pool.query(text, values)).rows as Row[],
    async migrate(folder) {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await migrateNode(drizzleNode({ client }), { migrationsFolder: folder });
      } finally {
        // Destroying the connection gives the lock back whatever state it is in.
        client.release(true);
      }
    },
    forQueue: { connectionString },
    load: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

export const openDatabase = async (config: Config, log: Logger): Promise<Database> =>
  config.databaseUrl ? openServer(config.databaseUrl, log) : openEmbedded(config);

/** The rows of a statement. Their type is the caller's word: keep the select beside it. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
