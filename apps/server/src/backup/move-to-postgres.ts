import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Config, readConfig } from '../config.ts';
import { type Database, type Db, openDatabase, rowsOf } from '../db/database.ts';
import { type SQL, sql } from '../db/sql.ts';
import { migrateDatabase } from '../migrate.ts';
import { allJobs } from '../queue/jobs.ts';
import { startFailure } from '../start-failure.ts';

/** Rows in memory at a time. Pictures are the largest: 200 of them take about 40 MB. */
const ROWS_AT_ONCE = 200;

interface Table {
  schema: string;
  name: string;
  /** Tables that its rows refer to. */
  needs: string[];
  /** Without those that the database computes. */
  columns: string[];
  identity: string | null;
}

const named = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
const fullName = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  schema === 'public' ? name : `${schema}.${name}`;

/** Only waiting jobs of the queue: finished ones and its own maintenance are useless elsewhere. */
const isCopied = ({ schema }: Table): SQL =>
  schema === 'jobs'
    ? sql`t.state in ('created', 'retry') and t.name in (${sql.join(
        allJobs.map(({ name }) => sql`${name}`),
        sql`, `,
      )})`
    : sql`true`;

/** The copied tables: all of Serendip's own, and waiting jobs. The migration sets up the rest of the job queue. */
const tablesOf = (db: Db): Promise<Table[]> =>
  rowsOf<Table>(
    db,
    sql`select n.nspname as schema, c.relname as name,
        array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
          where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs,
        array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
          and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
        (select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '') as identity
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where (n.nspname = 'public' and c.relkind in ('r', 'p')) or (n.nspname = 'jobs' and c.relname = 'job')
      order by 1, 2`,
  );

/** Tables after those that they refer to. */
export function inOrderOfNeeds<T extends Pick<Table, 'name' | 'needs'>>(tables: readonly T[]): T[] {
  const order: T[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name));
    const free = left.filter(({ needs }) => !needs.some((need) => names.has(need)));
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...names].join(', ')}.`);
    order.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return order;
}

export async function refuseUsed({ db }: Database): Promise<void> {
  const [used] = await rowsOf<{ name: string }>(
    db,
    sql`select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_' limit 1`,
  );
  if (used)
    throw new Error(`The database at DATABASE_URL is not empty: it has ${used.name}. Drop it and create it again.`);
}

/** Rows travel as JSON, which keeps every type the tables have: bytes in hexadecimal, times to the microsecond. */
async function copyTable(from: Db, to: Db, table: Table): Promise<number> {
  let copied = 0;
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  for (let last = '(0,0)'; ; ) {
    const rows = await rowsOf<{ place: string; row: unknown }>(
      from,
      sql`select t.ctid::text as place, to_jsonb(t) as row from ${named(table)} t
        where t.ctid > ${last}::tid and ${isCopied(table)} order by t.ctid limit ${ROWS_AT_ONCE}`,
    );
    if (rows.length === 0) return copied;
    await to.execute(sql`insert into ${named(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${named(table)}, ${JSON.stringify(rows.map(({ row }) => row))}::jsonb)`);
    copied += rows.length;
    last = rows.at(-1)?.place ?? last;
  }
}

async function copySequence(from: Db, to: Db, table: Table): Promise<void> {
  if (table.identity === null) return;
  const sequence = sql`pg_get_serial_sequence(${fullName(table)}, ${table.identity})`;
  const [next] = await rowsOf<{ value: string | null }>(
    from,
    sql`select pg_sequence_last_value(${sequence}::regclass) as value`,
  );
  if (next?.value) await to.execute(sql`select setval(${sequence}::regclass, ${next.value}::bigint)`);
}

const countOf = async (db: Db, table: Table): Promise<number> => {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${named(table)} t where ${isCopied(table)}`,
  );
  return row?.count ?? 0;
};

/** A table's rows in the embedded database and in the new one. */
interface Counts {
  table: string;
  here: number;
  there: number;
}

/** Copies everything in one transaction of the target, and compares the counts of each table before it commits. */
export async function copyDatabase(source: Database, target: Database): Promise<Counts[]> {
  const tables = inOrderOfNeeds(await tablesOf(source.db));
  return target.db.transaction(async (tx) => {
    const counts: Counts[] = [];
    for (const table of tables) {
      await copyTable(source.db, tx, table);
      await copySequence(source.db, tx, table);
      const [here, there] = [await countOf(source.db, table), await countOf(tx, table)];
      if (here !== there)
        throw new Error(`${fullName(table)} has ${here} rows here and ${there} there. Nothing was copied.`);
      counts.push({ table: fullName(table), here, there });
    }
    return counts;
  });
}

const lineOf = (here: string | number, there: string | number, table: string): string =>
  `${String(here).padStart(10)}  ${String(there).padStart(10)}  ${table}\n`;

/** `DATABASE_URL=postgres://… npm run move-to-postgres`: copies the embedded database in DATA_DIR to an empty PostgreSQL. */
async function main(config: Config): Promise<void> {
  if (!config.databaseUrl) throw new Error('Set DATABASE_URL to the empty PostgreSQL database to move to.');
  if (!existsSync(join(config.dataDir, 'db'))) throw new Error(`There is no embedded database in ${config.dataDir}.`);
  const log = pino({ level: 'warn' });
  const target = await openDatabase(config, log);
  try {
    await refuseUsed(target);
    // Holds the data folder: a running server is named, and nothing changes while rows are copied.
    const source = await openDatabase({ ...config, databaseUrl: undefined }, log);
    try {
      await migrateDatabase(source, log);
      await migrateDatabase(target, log);
      const counts = await copyDatabase(source, target);
      process.stdout.write(lineOf('embedded', 'PostgreSQL', 'rows of'));
      for (const { table, here, there } of counts) process.stdout.write(lineOf(here, there, table));
      process.stdout.write(
        'Moved: both databases hold these rows. Start Serendip with this DATABASE_URL from now on; keep DATA_DIR as a copy.\n',
      );
    } finally {
      await source.close();
    }
  } finally {
    await target.close();
  }
}

if (import.meta.main)
  await Promise.resolve()
    .then(() => main(readConfig()))
    .catch((error: unknown) => {
      process.stderr.write(`The move failed. ${startFailure(error)}\n`);
      process.exit(1);
    });
