import { cancelMatchRun, getMatchStatus, runMatches } from '@serendip/contract/matching';
import { listNotifications } from '@serendip/contract/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines, executeAround } from '../../../test/engines.ts';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { executeMatchRun } from './execute-match-run.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
});
afterAll(() => world.close());

async function queuedRun() {
  const event = await world.createEvent(host);
  await world.crowd(event, 4);
  const { match_run: run } = await host.get(runMatches, of(event));
  const cancel = () => host.call(cancelMatchRun, { params: { event_id: event.id, run_id: run.id } });
  const status = async () => (await host.get(getMatchStatus, of(event))).match_run;
  return { event, run, cancel, status };
}
const execute = (run: { id: string }) => executeMatchRun(world.ctx, run.id, new AbortController().signal, engines);
const cancelled = { status: 'failed', error_message: 'Cancelled by the host' };

test('a run that waits is cancelled, twice as once, and the next one can start; hosts get no news of it', async () => {
  const { event, run, cancel, status } = await queuedRun();
  for (const answer of [await cancel(), await cancel()]) {
    expect(answer.code).toBe(200);
    expect(answer.data).toMatchObject({ match_run: { id: run.id, ...cancelled } });
  }
  await execute(run);
  expect(await status()).toMatchObject(cancelled);
  expect((await host.get(listNotifications, {})).notifications).toEqual([]);
  const { match_run: next } = await host.get(runMatches, of(event));
  await execute(next);
  expect(await status()).toMatchObject({ id: next.id, status: 'completed' });
  const late = await host.call(cancelMatchRun, { params: { event_id: event.id, run_id: next.id } });
  expect([late.code, late.message]).toEqual([422, 'This matching has ended already']);
  expect((await status()).status).toBe('completed');
});

test('a run in a worker is cancelled: nothing it finds is stored', async () => {
  const { run, cancel, status } = await queuedRun();
  await executeAround(world.ctx, run, async () => {
    expect((await cancel()).code).toBe(200);
  }).catch(() => undefined);
  expect(await status()).toMatchObject(cancelled);
  const { db } = world.ctx.database;
  for (const table of ['match_pairs', 'room_seats', 'match_rooms'])
    expect(await rowsOf(db, sql`select 1 from ${sql.identifier(table)} where run_id = ${run.id}`)).toEqual([]);
});
