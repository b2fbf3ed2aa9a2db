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
import { keepCheckpointing, upkeepSettings, vacuumAll } from './embedded-upkeep.ts';
import { findPrimary, type Primary } from './primary.ts';
import type { SQL } from './sql.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

// V8 may end the process when it gives back code of the embedded database that it has compiled anew, only faster
// (https://github.com/nodejs/node/issues/64500). It is compiled once a process: keeping that code costs next to nothing.
setFlagsFromString('--no-wasm-code-gc');

/** Drizzle over whichever PostgreSQL is behind: the embedded one or a server. A transaction has the same type. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** A statement's name: its text, or a hash of it where PostgreSQL would cut the text off at 63 characters. */
const nameOf = (text: string): string => (text.length <= 63 ? text : createHash('md5').update(text).digest('hex'));

/** The open database of a process. */
export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  /**
   * A single read outside any transaction, on the shortest way to the driver: for what is polled. `text` is one of a
   * few fixed statements, such as a call of a function. Times come as Date.
   */
  read<Row>(text: string, values: unknown[]): Promise<Row[]>;
  /** Applies the pending migrations, then does the rest of the preparation; several starters do it one after the other. */
  migrate(folder: string, prepare: () => Promise<void>): Promise<void>;
  /** What the job queue runs its statements on. */
  forQueue:
    | NonNullable<ConstructorOptions['db']>
    | (Primary['settings'] & { Client: Primary['Client']; query_timeout: number });
  /** Connections in use and waiting, for the metrics. */
  load(): { open: number; waiting: number };
  /** Writes a whole copy to a file, while in use. Only the embedded one: a server has its own tools. */
  backUp?(file: string): Promise<void>;
  /** What a server does by itself at all times: to be called about every hour. */
  vacuum?(stopping: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Any number that no other program is likely to lock by. */
const migrationLock = 7_309_942;

async function openEmbedded(config: Config, log: Logger): Promise<Database> {
  const release = holdDataFolder(config.dataDir);
  try {
    // Not before: one that is under way holds the folder.
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
  // It sets the rights of its first files itself, without regard to the umask.
  closeToOthers(join(config.dataDir, 'db'));
  const stopCheckpoints = keepCheckpointing(client, log);
  return {
    ...overPglite(client),
    async backUp(file) {
      // Or else the copy is mostly the log of what its tables hold already.
      await client.query('checkpoint');
      const copy = await client.dumpDataDir('gzip');
      // Written aside and renamed: whoever sees the file sees all of it.
      newPrivateFile(`${file}.part`);
      await writeFile(`${file}.part`, Buffer.from(await copy.arrayBuffer()));
      await rename(`${file}.part`, file);
    },
    async close() {
      await stopCheckpoints();
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

/** Milliseconds. A screen that polls would rather ask again than wait. */
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
    // The server's own limit does not help when the network has fallen silent.
    query_timeout: patience.answer,
    // A process that was paused in the middle of a transaction must not hold its locks for ever.
    idle_in_transaction_session_timeout: patience.idleTransaction,
    keepAlive: true,
    application_name: 'serendip',
  });
  const noted = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  // Without listeners, on the pool and on connections in use, a restart of the database would end this process.
  pool.on('error', noted);
  pool.on('connect', (client) => client.on('error', noted));
  return pool;
}

async function openServer(databaseUrl: string, log: Logger): Promise<Database> {
  const primary = await findPrimary(databaseUrl, log, patience.first);
  const pool = openPool(primary, log);
  const onPool = drizzleNode({ client: pool });
  // Drizzle's own would lose a connection for good whenever BEGIN fails, and give back broken ones.
  const transaction: typeof onPool.transaction = async (work, settings) => {
    const client = await pool.connect();
    let begun = false;
    try {
      return await drizzleNode({ client }).transaction(async (tx) => {
        begun = true;
        try {
          return await work(tx);
        } catch (error) {
          // On a connection that fell silent the rollback would wait as long again.
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
    // Under a name, a statement is read and planned once per connection.
    read: async <Row>(text: string, values: unknown[]) =>
      (await pool.query({ name: nameOf(text), text, values, query_timeout: patience.read } as pg.QueryConfig))
        .rows as Row[],
    async migrate(folder, prepare) {
      // Once it stands, a connection without time limits: others may take long, and so may changing a large table.
      const client = new primary.Client({
        connectionTimeoutMillis: patience.first,
        keepAlive: true,
        application_name: 'serendip-migration',
      });
      client.on('error', (error) => log.warn({ err: error }, 'the connection for the migration was lost'));
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await migrateNode(drizzleNode({ client }), { migrationsFolder: folder });
        await prepare();
      } finally {
        // The lock goes with the connection, whatever state it is in.
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

/** The rows of a statement. Their type is the caller's word: keep the select beside it. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
