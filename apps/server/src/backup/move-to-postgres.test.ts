import { joinEvent } from '@serendip/contract/events';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpOf } from '../../test/fingerprint.ts';
import { fullLife } from '../../test/full-life.ts';
import { of } from '../../test/matching.ts';
import { openOwnDatabase } from '../../test/own-database.ts';
import { openWorld, type World } from '../../test/world.ts';
import { type Database, rowsOf } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { copyDatabase, inOrderOfNeeds, refuseUsed } from './move-to-postgres.ts';

let world: World;
let target: Database;
beforeAll(async () => {
  world = await openWorld();
  target = await openOwnDatabase(pino({ level: 'silent' }));
  // A target is migrated and otherwise empty; these rows come with every start.
  await target.db.execute(sql`truncate profile_questions cascade`);
});
afterAll(async () => {
  await target.close();
  await world.close();
});

const rowsIn = async ({ db }: Database) =>
  (await dumpOf(db))
    .split('\n')
    .filter((row) => row.includes('canary'))
    .sort();

test('moving to another database copies every row as it is, and new rows go on counting from there', async () => {
  await fullLife(world);
  const counts = await copyDatabase(world.ctx.database, target);
  const rows = new Map(counts.map(({ table, there }) => [table, there]));
  for (const { here, there } of counts) expect(there).toBe(here);
  expect(rows.get('users')).toBe(3);
  expect(rows.get('event_answers')).toBeGreaterThan(0);
  expect(rows.has('jobs.job')).toBe(true);
  const kept = await rowsIn(world.ctx.database);
  expect(kept.length).toBeGreaterThan(5);
  expect(await rowsIn(target)).toEqual(kept);
  const newest = sql`select max(seq)::int as seq from messages`;
  const [last] = await rowsOf<{ seq: number }>(world.ctx.database.db, newest);
  await target.db.execute(sql`insert into messages (sender_id, recipient_id, content)
    select sender_id, recipient_id, 'one more' from messages limit 1`);
  const [next] = await rowsOf<{ seq: number }>(target.db, newest);
  expect(next?.seq).toBe(Number(last?.seq) + 1);
});

test('a target that holds anything is refused by the name of what it holds', async () => {
  await expect(refuseUsed(target)).rejects.toThrow(
    /^The database at DATABASE_URL is not empty: it has \S+\. Drop it and create it again\.$/,
  );
});

test('a move that fails in its middle leaves no row in the target', async () => {
  const event = await world.createEvent(await world.arrive());
  await (await world.arrive()).get(joinEvent, of(event));
  const before = await dumpOf(target.db);
  // The rows of the first move are there already: the copy meets one of them in its middle.
  await expect(copyDatabase(world.ctx.database, target)).rejects.toThrow();
  expect(await dumpOf(target.db)).toBe(before);
});

test('tables are copied after those that they refer to, and a circle of them is named', () => {
  const table = (name: string, ...needs: string[]) => ({ name, needs });
  const order = inOrderOfNeeds([
    table('answers', 'questions', 'users'),
    table('questions', 'events'),
    table('events', 'users'),
    table('users'),
  ]);
  expect(order.map(({ name }) => name)).toEqual(['users', 'events', 'questions', 'answers']);
  expect(() => inOrderOfNeeds([table('a', 'b'), table('b', 'a')])).toThrow('a, b');
});
