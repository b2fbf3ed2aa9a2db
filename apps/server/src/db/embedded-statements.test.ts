import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { keepStatements } from './embedded-statements.ts';

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
  keepStatements(client);
  await client.exec(`create table guests (id int primary key, name text not null);
    insert into guests values (1, 'Ada'), (2, 'Bo')`);
});
afterAll(() => client.close());
afterEach(() => vi.restoreAllMocks());

const guest = 'select * from guests where id = $1';
const rowsOf = async (text: string, ...values: unknown[]) => (await client.query(text, values)).rows;
/** Under which names the database knows a statement. */
const namesOf = async (text: string) =>
  (
    await client.query<{ name: string }>('select name from pg_prepared_statements where statement = $1', [text])
  ).rows.map(({ name }) => name);

test('a statement is read once, and answers with the rows of its values and of now', async () => {
  expect(await rowsOf(guest, 1)).toEqual([{ id: 1, name: 'Ada' }]);
  const names = await namesOf(guest);
  expect(names).toHaveLength(1);
  expect(await rowsOf(guest, 2)).toEqual([{ id: 2, name: 'Bo' }]);
  expect(await rowsOf(guest, null)).toEqual([]);
  await client.query(`update guests set name = 'Bob' where id = $1`, [2]);
  expect(await rowsOf(guest, 2)).toEqual([{ id: 2, name: 'Bob' }]);
  expect(await client.query(guest, [1], { rowMode: 'array' })).toMatchObject({ rows: [[1, 'Ada']] });
  expect(await namesOf(guest)).toEqual(names);
});

test('many at once get each their own rows', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => 1 + (index % 3));
  const found = await Promise.all(
    ids.map((id) => rowsOf(id === 3 ? 'select 3 as id' : guest, ...(id === 3 ? [] : [id]))),
  );
  expect(found.map(([row]) => (row as { id: number }).id)).toEqual(ids);
});

test('a table that changes changes what a statement answers with', async () => {
  await rowsOf(guest, 1);
  await client.query('alter table guests add column city text');
  expect(await rowsOf(guest, 1)).toEqual([{ id: 1, name: 'Ada', city: null }]);
  await client.transaction(async (tx) => {
    await tx.exec('alter table guests drop column city');
    expect((await tx.query(guest, [1])).rows).toEqual([{ id: 1, name: 'Ada' }]);
  });
});

test('a change that is rolled back leaves nothing of itself', async () => {
  await client
    .transaction(async (tx) => {
      await tx.exec('alter table guests add column city text');
      expect((await tx.query(guest, [1])).rows).toEqual([{ id: 1, name: 'Ada', city: null }]);
      throw new Error('not now');
    })
    .catch(() => undefined);
  expect(await rowsOf(guest, 1)).toEqual([{ id: 1, name: 'Ada' }]);
});

test('a statement that fails says why, each time, and the next one works', async () => {
  const insert = 'insert into guests values ($1, $2)';
  for (const _ of [1, 2, 3]) await expect(rowsOf(insert, 1, 'Again')).rejects.toMatchObject({ code: '23505' });
  for (const _ of [1, 2]) await expect(rowsOf(guest, 'Ada')).rejects.toMatchObject({ code: '22P02' });
  for (const _ of [1, 2]) await expect(rowsOf('select * from nobody')).rejects.toMatchObject({ code: '42P01' });
  expect(await rowsOf(guest, 1)).toHaveLength(1);
  const failing = client.transaction(async (tx) => {
    await tx.query(insert, [3, 'Cy']);
    await tx.query(insert, [1, 'Again']).catch(() => undefined);
    await tx.query(guest, [3]);
  });
  await expect(failing).rejects.toMatchObject({ code: '25P02' });
  expect(await rowsOf(guest, 3)).toEqual([]);
});

test('a statement is read anew after ten seconds, since its plan goes by the size of tables', async () => {
  const nameOf = 'select name from guests where id = $1';
  // Whole milliseconds: of others the difference of two sums may be a hair below ten seconds.
  const started = Math.floor(performance.now());
  const clock = vi.spyOn(performance, 'now').mockReturnValue(started);
  await rowsOf(nameOf, 1);
  const before = await namesOf(nameOf);
  clock.mockReturnValue(started + 9_999);
  await rowsOf(nameOf, 1);
  expect(await namesOf(nameOf)).toEqual(before);
  clock.mockReturnValue(started + 10_001);
  await rowsOf(nameOf, 1);
  const after = await namesOf(nameOf);
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});

test('as many statements as there are texts do not fill the memory, and those in use are kept', async () => {
  await rowsOf(guest, 1);
  const names = await namesOf(guest);
  for (let index = 0; index < 400; index += 1) {
    await rowsOf(`select ${index} as id`);
    if (index % 50 === 0) await rowsOf(guest, 1);
  }
  await rowsOf(`select '${'x'.repeat(30_000)}' as text`);
  const [row] = await rowsOf(
    'select count(*)::int as known, max(length(statement)) as longest from pg_prepared_statements',
  );
  expect(row).toEqual({ known: 200, longest: expect.any(Number) });
  expect((row as { longest: number }).longest).toBeLessThan(20_000);
  expect(await namesOf(guest)).toEqual(names);
});
