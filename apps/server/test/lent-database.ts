import { PGlite } from '@electric-sql/pglite';
import { keepNeededParsers } from '../src/db/embedded-parsers.ts';
import { keepStatements } from '../src/db/embedded-statements.ts';

/** What a database holds that nobody has used yet: a digest of its tables, functions and triggers, and its rows. */
interface Beginning {
  shape: string;
  rows: { table: string; rows: unknown[] }[];
}

const spaces = "('public', 'jobs')";

async function shapeOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(`
    select md5(string_agg(part, ';' order by part)) as shape from (
      select concat_ws(' ', c.oid::regclass, c.relkind, a.attname, a.atttypid::regtype, a.attnotnull, a.attisdropped) as part
        from pg_class c join pg_attribute a on a.attrelid = c.oid where c.relnamespace::regnamespace::text in ${spaces}
      union all select concat_ws(' ', p.oid::regprocedure, p.prosrc) from pg_proc p
        where p.pronamespace::regnamespace::text in ${spaces}
      union all select concat_ws(' ', t.tgrelid::regclass, t.tgname) from pg_trigger t where not t.tgisinternal
      union all select concat_ws(' ', t.conrelid::regclass, t.conname, pg_get_constraintdef(t.oid)) from pg_constraint t
        where t.connamespace::regnamespace::text in ${spaces}) parts`);
  return rows[0]?.shape ?? '';
}

async function tablesWithRows(client: PGlite): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ${spaces}`,
  );
  const questions = tables.map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`);
  return (await client.query<{ name: string }>(questions.join(' union all '))).rows.map(({ name }) => name);
}

async function beginningOf(client: PGlite): Promise<Beginning> {
  const rows = [];
  for (const table of await tablesWithRows(client))
    rows.push({ table, rows: (await client.query<{ row: unknown }>(`select to_json(t) as row from ${table} t`)).rows });
  return {
    shape: await shapeOf(client),
    rows: rows.map(({ table, rows: own }) => ({ table, rows: own.map(({ row }) => row) })),
  };
}

/** Makes a database what it was at first. False where that cannot be: somebody has changed more than rows. */
async function startAnew(client: PGlite, { shape, rows }: Beginning): Promise<boolean> {
  await client.exec('discard all');
  if ((await shapeOf(client)) !== shape) return false;
  const used = await tablesWithRows(client);
  // No trigger and no reference is asked: what goes and what comes are both whole.
  await client.exec(`set session_replication_role = replica; truncate ${used.join(', ')} restart identity cascade`);
  for (const { table, rows: own } of rows)
    await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(own),
    ]);
  await client.exec('reset session_replication_role');
  return true;
}

/** The client for one borrower: it refuses when it was given back, and what the borrower hangs on it goes with it. */
function lend(client: PGlite): { lent: PGlite; end(): void } {
  let isOver = false;
  const own = new Map<PropertyKey, unknown>();
  const lent = new Proxy(client, {
    get(target, name) {
      if (own.has(name)) return own.get(name);
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown =>
        isOver ? Promise.reject(new Error('this database is closed')) : value.apply(target, given);
    },
    set(_target, name, value) {
      own.set(name, value);
      return true;
    },
  });
  return {
    lent,
    end() {
      isOver = true;
    },
  };
}

async function open(loadDataDir: Blob): Promise<PGlite> {
  const client = await PGlite.create({ loadDataDir });
  keepNeededParsers(client);
  keepStatements(client);
  return client;
}

/** Those that nobody has now. */
const idle: PGlite[] = [];
let beginning: Promise<Beginning> | undefined;

/**
 * An embedded database as it is in the dump. One that a test file is done with goes to the next, as new: to open another
 * takes half a second of processor time, as much as many a file's tests.
 */
export async function borrowDatabase(dump: () => Blob): Promise<{ client: PGlite; giveBack(): Promise<void> }> {
  const client = idle.pop() ?? (await open(dump()));
  beginning ??= beginningOf(client);
  const first = await beginning;
  const { lent, end } = lend(client);
  return {
    client: lent,
    async giveBack() {
      end();
      if (await startAnew(client, first)) idle.push(client);
      else await client.close();
    },
  };
}
