import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnDatabase } from '../../test/own-database.ts';
import { migrateDatabase } from '../migrate.ts';
import { applyFunctions } from './apply-functions.ts';
import { type Database, rowsOf } from './database.ts';
import { type SQL, sql } from './sql.ts';

const migrations = new URL('../../migrations', import.meta.url).pathname;
const log = pino({ level: 'error' });

let fresh: Database;
let used: Database;
beforeAll(async () => {
  [fresh, used] = [await openOwnDatabase(log), await openOwnDatabase(log)];
});
afterAll(() => Promise.all([fresh.close(), used.close()]));

const start = () => used.migrate(migrations, () => applyFunctions(used));

/** A database as a start of an earlier time left it: with the migrations up to this one and nothing else. */
async function openOfBefore(newest: string): Promise<Database> {
  const old = await openOwnDatabase(log);
  for (const schema of ['public', 'drizzle']) await old.db.execute(sql.raw(`drop schema ${schema} cascade`));
  await old.db.execute(sql`create schema public`);
  const folder = mkdtempSync(join(tmpdir(), 'serendip-before-'));
  cpSync(migrations, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...head } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  const end = entries.findIndex(({ tag }) => tag === newest);
  writeFileSync(journal, JSON.stringify({ ...head, entries: entries.slice(0, end + 1) }));
  await old.migrate(folder, async () => undefined);
  rmSync(folder, { recursive: true });
  return old;
}

const list = async (from: Database, statement: SQL) =>
  (await rowsOf<{ line: string }>(from.db, statement)).map(({ line }) => line);

/** All that makes up the tables, a line each. */
const tablesOf = (from: Database) =>
  list(
    from,
    sql`select line from (
      select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, identity_generation) as line
        from information_schema.columns where table_schema = 'public'
      union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public') parts order by line`,
  );

const functionsOf = (from: Database) =>
  list(
    from,
    sql`select pg_get_functiondef(p.oid) || obj_description(p.oid, 'pg_proc') as line from pg_proc p
      where p.pronamespace = 'public'::regnamespace and obj_description(p.oid, 'pg_proc') !~ 'without a file'
      order by p.proname`,
  );

const names = (from: Database, where: SQL) =>
  list(
    from,
    sql`select p.proname as line from pg_proc p where p.pronamespace = 'public'::regnamespace and ${where} order by 1`,
  );

const noted = (what: string) => sql`coalesce(obj_description(p.oid, 'pg_proc'), '') ~ ${what}`;
const calledByTheReleaseBefore = ['conversations_of', 'sessions_at', 'thread_of'];

test('every function of the database has a file of its name, or had one until a day ago', async () => {
  const files = readdirSync(new URL('./functions/', import.meta.url)).map((file) => basename(file, '.sql'));
  expect(await names(fresh, sql`not ${noted('without a file')}`)).toEqual(files.sort());
  expect(await names(fresh, noted('without a file'))).toEqual(calledByTheReleaseBefore);
});

test('a database of release 0.2.0 is brought up to this release and keeps its rows', async () => {
  const database = await openOfBefore('0006_reset_requests');
  try {
    const [ann, bob, run] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
    await database.db.execute(
      sql`insert into users (id, email, alias) values (${ann}, 'ann@example.org', 'Ann'), (${bob}, null, null)`,
    );
    await database.db.execute(sql`insert into events (id, host_id, name) values (${run}, ${ann}, 'Fair')`);
    await database.db.execute(sql`insert into match_runs (id, event_id, status, room_size, matches_per_person, total_participants,
      completed_at) values (${run}, ${run}, 'completed', 4, 3, 2, now())`);
    await database.db.execute(sql`insert into match_pairs (run_id, user_a, user_b, category, percentage, reasons_for_a, reasons_for_b, rank)
      select ${run}, ${ann}, ${bob}, 'mutual_connections', 70, t, t, 0
      from (values ('["This person has deleted their account."]'::jsonb)) v (t)`);
    await migrateDatabase(database, log);
    expect(await tablesOf(database)).toEqual(await tablesOf(fresh));
    expect(await functionsOf(database)).toEqual(await functionsOf(fresh));
    expect(await list(database, sql`select newest_pair(${ann}, ${bob}) ->> 'percentage' as line`)).toEqual(['70']);
    expect(await list(database, sql`select reasons_for_a::text as line from match_pairs`)).toEqual([null]);
  } finally {
    await database.close();
  }
});

test('a start writes changed functions again, leaves the others, and drops one without a file after a day', async () => {
  const { db } = used;
  await db.execute(sql`create or replace function unread_of(me uuid) returns integer language sql as 'select 7'`);
  await db.execute(sql`comment on function unread_of is 'Serendip 0.2.0 with hash 12'`);
  await db.execute(
    sql`create or replace function newest_run_of(event uuid) returns json language sql as 'select null::json'`,
  );
  await db.execute(sql`create function of_the_operator() returns integer language sql as 'select 1'`);
  await db.execute(
    sql`comment on function thread_of is 'Serendip 0.2.0 without a file since 2026-01-01T00:00:00.000Z'`,
  );
  await start();
  expect(await list(used, sql`select unread_of(gen_random_uuid())::text as line`)).toEqual(['0']);
  expect(await names(used, sql`p.prosrc = 'select null::json'`)).toEqual(['newest_run_of']);
  expect(await names(used, noted('without a file'))).toEqual(['conversations_of', 'sessions_at']);
  expect(await names(used, sql`p.proname in ('thread_of', 'of_the_operator')`)).toEqual(['of_the_operator']);
  await db.execute(sql`drop function of_the_operator`);
});

test('five starts at once on functions that have changed all succeed', async () => {
  for (const name of await names(used, noted('with hash')))
    await used.db.execute(sql.raw(`comment on function ${name} is null`));
  await Promise.all([start(), start(), start(), start(), start()]);
  expect(await functionsOf(used)).toEqual(await functionsOf(fresh));
});

test('a release refuses a database whose functions a newer one has written', async () => {
  await used.db.execute(sql`comment on function unread_of is 'Serendip 99.0.0 with hash 12'`);
  await expect(start()).rejects.toThrow('belongs to a newer release');
});
