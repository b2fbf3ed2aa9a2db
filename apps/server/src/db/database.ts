import { createHash } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type ConstructorOptions, fromPglite } from 'pg-boss';
import type { Logger } from 'pino';
import { closeToOthers, newPrivateFile } from '../close-folder.ts';
import type { Config } from '../config.ts';
import { holdDataFolder } from './data-folder-lock.ts';
import { keepNeededParsers } from './embedded-parsers.ts';
import { keepStatements } from './embedded-statements.ts';
import { dropTraces, keepUp, upkeepSettings, vacuumAll } from './embedded-upkeep.ts';
import { findPrimary, type Primary } from './primary.ts';
import type { SQL } from './sql.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

// V8 can crash when it frees recompiled code of the embedded database (https://github.com/nodejs/node/issues/64500). It
// is compiled once per process, so keeping the code costs next to nothing.
setFlagsFromString('--no-wasm-code-gc');

/** Drizzle over whichever PostgreSQL is behind: the embedded one or a server. A transaction has the same type. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** A statement's name: its text, or a hash if PostgreSQL would truncate it at 63 characters. */
const nameOf = (text: string): string => (text.length <= 63 ? text : createHash('md5').update(text).digest('hex'));

/** The open database of a process. */
export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  /**
   * A single read outside transactions, on the shortest way to the driver, for polled reads. `text` is one of a few
   * fixed statements. Times come as Date.
   */
  read<Row>(text: string, values: unknown[]): Promise<Row[]>;
  /** Applies the pending migrations and the other preparations; concurrent starters wait for each other. */
  migrate(folder: string, prepare: () => Promise<void>): Promise<void>;
  /** The interface for the job queue's statements. */
  forQueue:
    | NonNullable<ConstructorOptions['db']>
    | (Primary['settings'] & { Client: Primary['Client']; query_timeout: number });
  /** Connections in use and waiting, for the metrics. */
  load(): { open: number; waiting: number };
  /** Writes a whole copy to a file, while in use. Only the embedded one: a server has its own tools. */
  backUp?(file: string): Promise<void>;
  /** Maintenance that a server does automatically: call it about every hour. */
  vacuum?(stopping: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** An arbitrary number that no other program is likely to lock. */
const migrationLock = 7_309_942;

async function openEmbedded(config: Config, log: Logger): Promise<Database> {
  const release = holdDataFolder(config.dataDir);
  try {
    // Only now, since a running restore holds the folder.
    refuseUnfinishedRestore(config.dataDir);
  } catch (error) {
    release();
    throw error;
  }
  const client = await PGlite.create({
    dataDir: join(config.dataDir, 'db'),
    startParams: [...PGlite.defaultStartParams, ...upkeepSettings],
  }).catch((error: unknown) => {
    release();
    throw new Error(
      `The embedded database in DATA_DIR ${config.dataDir} cannot be opened. Is the disk full, or may this user not write there?`,
      { cause: error },
    );
  });
  keepNeededParsers(client);
  keepStatements(client);
  // It sets the rights of its first files itself and ignores the umask.
  closeToOthers(join(config.dataDir, 'db'));
  const stopUpkeep = keepUp(client, log);
  return {
    ...overPglite(client),
    async backUp(file) {
      // Neither people who were erased nor the log of changes belong in the copy.
      await dropTraces(client, join(config.dataDir, 'db'));
      const copy = await client.dumpDataDir('gzip');
      // Written to a temporary file and renamed, so that a visible file is whole.
      newPrivateFile(`${file}.part`);
      await writeFile(`${file}.part`, Buffer.from(await copy.arrayBuffer()));
      await rename(`${file}.part`, file);
    },
    async close() {
      await stopUpkeep();
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
    async migrate(folder, prepare) {
      await migratePglite(db, { migrationsFolder: folder });
      await prepare();
    },
    forQueue: fromPglite(client),
    load: () => ({ open: 1, waiting: 0 }),
    vacuum: (stopping) => vacuumAll(client, stopping),
    close: () => client.close(),
  };
}

/** Milliseconds. A polling screen should retry instead of waiting. */
const patience = {
  first: 10_000,
  connection: 2_000,
  read: 3_000,
  statement: 10_000,
  answer: 12_000,
  idleTransaction: 10_000,
};

function fellSilent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause.message === 'Query read timeout') return true;
  return false;
}

function openPool({ Client }: Primary, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    Client,
    max: 20,
    connectionTimeoutMillis: patience.connection,
    statement_timeout: patience.statement,
    // The server's own limit does not help if the network is silent.
    query_timeout: patience.answer,
    // A paused process must not hold its locks for ever.
    idle_in_transaction_session_timeout: patience.idleTransaction,
    keepAlive: true,
    application_name: 'serendip',
  });
  const noted = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  // Without these listeners, a restart of the database would end this process.
  pool.on('error', noted);
  pool.on('connect', (client) => client.on('error', noted));
  return pool;
}

async function openServer(databaseUrl: string, log: Logger): Promise<Database> {
  const primary = await findPrimary(databaseUrl, log, patience.first);
  const pool = openPool(primary, log);
  const onPool = drizzleNode({ client: pool });
  // Drizzle's own transaction leaks a connection if BEGIN fails, and returns broken ones to the pool.
  const transaction: typeof onPool.transaction = async (work, settings) => {
    const client = await pool.connect();
    let begun = false;
    try {
      return await drizzleNode({ client }).transaction(async (tx) => {
        begun = true;
        try {
          return await work(tx);
        } catch (error) {
          // On a silent connection the rollback would time out, too.
          if (fellSilent(error)) void client.end();
          throw error;
        }
      }, settings);
    } finally {
      const isIdle = begun && client.getTransactionStatus() === 'I';
      client.release(!isIdle);
    }
  };
  const db = Object.assign(onPool, { transaction });
  return {
    kind: 'postgres',
    db,
    // A named statement is parsed and planned once per connection.
    read: async <Row>(text: string, values: unknown[]) =>
      (await pool.query({ name: nameOf(text), text, values, query_timeout: patience.read } as pg.QueryConfig))
        .rows as Row[],
    async migrate(folder, prepare) {
      // A connection without time limits: other starters can take long, and so can changing a large table.
      const client = new primary.Client({
        connectionTimeoutMillis: patience.first,
        keepAlive: true,
        application_name: 'serendip-migration',
      });
      client.on('error', (error) => log.warn({ err: error }, 'lost the connection for the migration'));
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await migrateNode(drizzleNode({ client }), { migrationsFolder: folder });
        await prepare();
      } finally {
        // Closing the connection releases the lock in any state.
        await client.end();
      }
    },
    forQueue: { ...primary.settings, Client: primary.Client, query_timeout: 2 * patience.answer },
    load: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

export const openDatabase = async (config: Config, log: Logger): Promise<Database> =>
  config.databaseUrl ? openServer(config.databaseUrl, log) : openEmbedded(config, log);

/** The rows of a statement. The caller asserts their type, so keep the select beside it. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
