import type { ServerResponse } from 'node:http';
import { getMatchStatus, runMatches } from '@serendip/contract/matching';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AiTestEndpoint, openAiTestEndpoint } from '../../../test/ai-endpoint.ts';
import { answeredEvent } from '../../../test/answered-event.ts';
import { completedRun, of } from '../../../test/matching.ts';
import { openWorld, type World } from '../../../test/world.ts';

let endpoint: AiTestEndpoint;
let world: World;
beforeAll(async () => {
  endpoint = await openAiTestEndpoint();
  const env = { AI_BASE_URL: endpoint.url, AI_API_KEY: endpoint.key, AI_MODEL: 'reader' };
  world = await openWorld({ worker: true, env });
});
afterAll(async () => {
  await world.close();
  await endpoint.close();
});

const three: [string, string][] = [
  ['I paint portraits', 'A beekeeper'],
  ['I keep bees', 'A portrait painter'],
  ['I repair bicycles', 'Bookkeeping'],
];

test('hosts do not wait for each other while an endpoint is silent, and once it is known to be dead nobody waits', async () => {
  const held: ServerResponse[] = [];
  let dead = false;
  endpoint.model = {
    disturb(_, response) {
      if (dead) response.destroy();
      else held.push(response);
      return true;
    },
  };
  const events = await Promise.all([1, 2, 3, 4, 5].map(() => answeredEvent(world, three)));
  for (const { host, event } of events) await host.get(runMatches, of(event));
  await vi.waitFor(() => expect(held).toHaveLength(4), { timeout: patience });

  // This event has nothing to read, so its run needs no endpoint.
  const host = await world.arrive();
  const event = await world.createEvent(host);
  await world.crowd(event, 3);
  await completedRun(host, event);
  const states = async () =>
    Promise.all(events.map(async (one) => (await one.host.get(getMatchStatus, of(one.event))).match_run.status));
  expect(await states()).toEqual(Array(5).fill('processing'));

  // All five end with few requests: what one run learns holds for the others.
  dead = true;
  for (const response of held) response.destroy();
  await vi.waitFor(async () => expect(await states()).toEqual(Array(5).fill('completed')), { timeout: patience });
  expect(endpoint.requests()).toBeLessThanOrEqual(12);
  const before = endpoint.requests();
  const next = await answeredEvent(world, three);
  const { ai } = await completedRun(next.host, next.event);
  expect(endpoint.requests()).toBe(before);
  expect(ai?.notice).toBe('The AI service did not answer; the built-in engine matched alone');
});
