import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../test/world.ts';
import { rowsOf } from '../db/database.ts';
import { cleanUpJob } from './jobs.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ worker: true });
});
afterAll(() => world.close());

test('what is scheduled carries a payload that its job accepts', async () => {
  const { db } = world.ctx.database;
  const schedules = await rowsOf<{ name: string; data: unknown }>(db, sql`select name, data from jobs.schedule`);
  expect(schedules.map(({ name }) => name)).toEqual([cleanUpJob.name]);
  for (const { data } of schedules) expect(cleanUpJob.payload.safeParse(data).success).toBe(true);
});
