import { requestPasswordReset } from '@serendip/contract/accounts';
import { patience } from '@serendip/test-kit/patience';
import { afterEach, expect, test, vi } from 'vitest';
import { type AiTestEndpoint, openAiTestEndpoint } from '../../test/ai-endpoint.ts';
import { answeredEvent } from '../../test/answered-event.ts';
import { openWorld, type World } from '../../test/world.ts';
import { rowsOf } from '../db/database.ts';
import { eventAnswers } from '../db/schema/answers.ts';
import { sql } from '../db/sql.ts';
import { prepareQueues } from './job-queue.ts';
import { allJobs, cleanUpJob, prefetchReadingsJob, timedNotificationsJob } from './jobs.ts';

let world: World;
let endpoint: AiTestEndpoint | undefined;
afterEach(async () => {
  await world.close();
  await endpoint?.close();
  endpoint = undefined;
});

const schedules = () =>
  rowsOf<{ name: string; data: unknown }>(
    world.ctx.database.db,
    sql`select name, data from jobs.schedule order by name`,
  );
const reading = (endpoint: AiTestEndpoint) => ({
  AI_BASE_URL: endpoint.url,
  AI_API_KEY: endpoint.key,
  AI_MODEL: 'reader',
  AI_READ_AHEAD: 'on',
});

test('anything that is scheduled carries a payload that its job accepts', async () => {
  endpoint = await openAiTestEndpoint();
  world = await openWorld({ worker: true, env: reading(endpoint) });
  const found = await schedules();
  expect(found.map(({ name }) => name)).toEqual([
    cleanUpJob.name,
    timedNotificationsJob.name,
    prefetchReadingsJob.name,
  ]);
  for (const { name, data } of found)
    expect(allJobs.find((job) => job.name === name)?.payload.safeParse(data).success).toBe(true);
});

test('jobs that came together are worked off one after the other, none waits for the next look', async () => {
  world = await openWorld({ worker: true });
  const people = await Promise.all(Array.from({ length: 60 }, () => world.arrive()));
  for (const { email } of people) await world.nobody.get(requestPasswordReset, { body: { user: { email } } });
  // One at a look they would take two minutes.
  await vi.waitFor(() => expect(world.mails).toHaveLength(60), { timeout: patience });
});

test('reading ahead is scheduled no longer once it is switched off', async () => {
  endpoint = await openAiTestEndpoint();
  world = await openWorld({ worker: true, env: reading(endpoint) });
  const later = await openWorld({ worker: true, env: { ...reading(endpoint), AI_READ_AHEAD: 'off' }, beside: world });
  expect((await schedules()).map(({ name }) => name)).toEqual([cleanUpJob.name, timedNotificationsJob.name]);
  await later.close();
});

test('a worker reads ahead, and one job of it at a time waits or runs', async () => {
  endpoint = await openAiTestEndpoint();
  const { chats } = endpoint;
  world = await openWorld({ worker: true, env: reading(endpoint) });
  const { database, queue } = world.ctx;
  await answeredEvent(world, [
    ['I bake bread', 'Honey'],
    ['I keep bees', 'A baker'],
    ['I teach chess', 'A singer'],
  ]);
  await database.db.update(eventAnswers).set({ updatedAt: sql`now() - interval '2 minutes'` });
  const held = Promise.withResolvers<void>();
  endpoint.model = {
    disturb: (_, response) => {
      void held.promise.then(() => response.writeHead(500).end());
      return true;
    },
  };
  await queue.enqueue(database.db, prefetchReadingsJob, {});
  await vi.waitFor(() => expect(chats.length).toBeGreaterThan(0), { timeout: patience });
  for (let more = 0; more < 3; more += 1) await queue.enqueue(database.db, prefetchReadingsJob, {});
  const jobs = await rowsOf(
    database.db,
    sql`select 1 from jobs.job where name = ${prefetchReadingsJob.name} and state in ('created', 'retry', 'active')`,
  );
  expect(jobs).toHaveLength(1);
  held.resolve();
});

test('a queue whose settings a new release has changed has them after its first start', async () => {
  world = await openWorld();
  const { database, log } = world.ctx;
  const ofQueue = sql`name = ${cleanUpJob.name}`;
  await database.db.execute(sql`update jobs.queue set retry_limit = 77 where ${ofQueue}`);
  await prepareQueues(database, log);
  const [queue] = await rowsOf(database.db, sql`select retry_limit from jobs.queue where ${ofQueue}`);
  expect(queue).toEqual({ retry_limit: cleanUpJob.retryLimit });
});
