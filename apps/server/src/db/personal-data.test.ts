import { getTableConfig, PgDialect } from 'drizzle-orm/pg-core';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnDatabase } from '../../test/own-database.ts';
import { readWordings } from '../features/engine/read-wordings.ts';
import { exportParts } from '../features/erasure/export-parts.ts';
import { reasonReader } from '../features/reasons/reader.ts';
import { type Database, rowsOf } from './database.ts';
import { expiries, ofEvents, ofPeople } from './personal-data.ts';
import { sql } from './sql.ts';

let database: Database;
beforeAll(async () => {
  database = await openOwnDatabase(pino({ level: 'error' }));
});
afterAll(() => database.close());

/** A column of the catalogue that refers to another table, or has the type of an id, or is named like an end of validity. */
interface Found {
  name: string;
  table: string;
  nullable: boolean;
  /** The table it refers to. Null without a reference. */
  parent: string | null;
  /** Rows go when their parent goes. */
  cascades: boolean;
  expires: boolean;
}

const found = () =>
  rowsOf<Found>(
    database.db,
    sql`select t.relname || '.' || a.attname as name, t.relname as table, not a.attnotnull as nullable,
        k.confrelid::regclass::text as parent, coalesce(k.confdeltype = 'c', false) as cascades,
        a.attname ~ '^expire' as expires
      from pg_attribute a
      join pg_class t on t.oid = a.attrelid and t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
      left join pg_constraint k on k.conrelid = t.oid and k.contype = 'f' and a.attnum = any (k.conkey)
      where a.attnum > 0 and not a.attisdropped and (k.oid is not null or a.attname ~ '^expire'
        or (a.atttypid = 'uuid'::regtype and a.attname <> 'id'))
      order by 1`,
  );

const nameOf = ({ column }: { column: (typeof ofPeople)[number]['column'] }) =>
  `${getTableConfig(column.table).name}.${column.name}`;

/** Ids that name neither a person nor an event. */
const otherIds = [
  'email_confirmations.request_id',
  'event_questions.client_id',
  'events.client_id',
  'messages.client_id',
  'words.client_id',
  'password_resets.request_id',
  'sign_in_codes.request_id',
];

/** The tables whose rows go with an event. */
function treeOf(columns: Found[]): Set<string | null> {
  const tree = new Set<string | null>(['events']);
  for (let size = 0; size < tree.size; ) {
    size = tree.size;
    for (const { table, parent, cascades } of columns) if (cascades && tree.has(parent)) tree.add(table);
  }
  return tree;
}

/** Columns of the database that `personal-data.ts` does not cover. */
async function leftOpen(): Promise<string[]> {
  const columns = await found();
  const [people, ofAnEvent, ending] = [ofPeople, ofEvents, expiries].map((list) => new Set(list.map(nameOf)));
  const tree = treeOf(columns);
  return columns.flatMap(({ name, parent, cascades, expires }) => {
    const isLoose = parent === null && !expires && !otherIds.includes(name);
    return [
      ...(expires && !ending?.has(name) ? [`${name}: when do expired rows go?`] : []),
      ...(parent === 'users' && !people?.has(name) ? [`${name}: what if the person deletes the account?`] : []),
      ...(tree.has(parent) && cascades && !ofAnEvent?.has(name) ? [`${name}: what when the event is over?`] : []),
      ...(isLoose && !people?.has(name) && !ofAnEvent?.has(name) ? [`${name}: a person, an event, or neither?`] : []),
    ];
  });
}

test('every column that refers to a person or an event, or expires, declares what becomes of its rows', async () => {
  expect(await leftOpen()).toEqual([]);
});

test('a new table that nobody declared is found, column by column', async () => {
  await database.db.execute(sql`create table gifts (id uuid primary key, giver_id uuid references users (id),
    event_id uuid references events (id) on delete cascade, taker uuid, expires_at timestamptz)`);
  await database.db.execute(
    sql`create table gift_cards (gift_id uuid primary key references gifts (id) on delete cascade)`,
  );
  expect(await leftOpen()).toEqual([
    'gift_cards.gift_id: what when the event is over?',
    'gifts.event_id: what when the event is over?',
    'gifts.expires_at: when do expired rows go?',
    'gifts.giver_id: what if the person deletes the account?',
    'gifts.taker: a person, an event, or neither?',
  ]);
  await database.db.execute(sql`drop table gift_cards, gifts`);
});

test('rows of an event go with it in the database, and a column that an erasure empties can be null', async () => {
  const columns = new Map((await found()).map((column) => [column.name, column]));
  for (const { outlives, ...one } of ofEvents)
    expect([nameOf(one), columns.get(nameOf(one))?.cascades]).toEqual([nameOf(one), !outlives]);
  for (const one of ofPeople.filter(({ erase }) => erase === 'empty'))
    expect([nameOf(one), columns.get(nameOf(one))?.nullable]).toEqual([nameOf(one), true]);
});

test('each part of the export reads the columns that are declared to be in it', () => {
  const parts = exportParts('00000000-0000-4000-8000-000000000000', reasonReader({ wordings: readWordings() }, 'en'));
  const declared = ofPeople.filter((one) => one.export !== 'of another' && one.export !== 'working');
  expect([...new Set(declared.map((one) => one.export))].sort()).toEqual(
    Object.keys(parts)
      .filter((part) => part !== 'user')
      .sort(),
  );
  for (const one of declared) {
    const part = parts[one.export as keyof typeof parts];
    const { sql: text } = new PgDialect().sqlToQuery('rows' in part ? part.rows : part.value);
    const words = text.match(/\w+/g);
    expect([nameOf(one), words]).toEqual([nameOf(one), expect.arrayContaining(nameOf(one).split('.'))]);
  }
});
