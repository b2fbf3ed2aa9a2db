import { getMatchStatus } from '@serendip/contract/matching';
import { updateEventQuestion } from '@serendip/contract/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AiTestEndpoint, noTopics, openAiTestEndpoint } from '../../../test/ai-endpoint.ts';
import { type AnsweredEvent, answeredEvent } from '../../../test/answered-event.ts';
import { completedRun, of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';

let endpoint: AiTestEndpoint;
let world: World;
beforeAll(async () => {
  endpoint = await openAiTestEndpoint({
    reading: ({ answers }) => ({ ...noTopics, offers: [answers[0]?.answer ?? ''], needs: [answers[1]?.answer ?? ''] }),
  });
  world = await openWorld({
    worker: true,
    env: {
      AI_BASE_URL: endpoint.url,
      AI_API_KEY: endpoint.key,
      AI_MODEL: 'reader',
      LIMIT_AI_CALLS_PER_HOST: '8',
      AI_CALLS_A_DAY: '14',
      METRICS_TOKEN: 'a-token-of-the-metrics',
    },
  });
});
afterAll(async () => {
  await world.close();
  await endpoint.close();
});

const answers: [string, string][] = [
  ['portrait painting', 'beekeeping'],
  ['beekeeping', 'portrait painting'],
  ['bicycle repair', 'bookkeeping'],
  ['bookkeeping', 'bicycle repair'],
  ['chess lessons', 'sourdough bread'],
  ['sourdough bread', 'chess lessons'],
];
const metric = async (name: string): Promise<string | undefined> => {
  const headers = { authorization: 'Bearer a-token-of-the-metrics' };
  const { body } = await world.app.inject({ url: '/api/metrics', headers });
  return body.split('\n').find((line) => line.startsWith(name));
};

test('runs again and again with a word changed cost no further call, and readings of the same answers count on', async () => {
  const event: AnsweredEvent = await answeredEvent(world, answers.slice(0, 3));
  await completedRun(event.host, event.event);
  const calls = endpoint.requests();
  expect(calls).toBe(6);
  for (const word of ['really', 'truly', 'actually']) {
    const question = { text: `What can you ${word} give?` };
    const params = { event_id: event.event.id, question_id: event.questions[0].id };
    await event.host.get(updateEventQuestion, { params, body: { question } });
    const run = await completedRun(event.host, event.event);
    expect(run.engine).toContain('read 3 of 3;');
  }
  for (const word of ['lessons', 'help']) {
    await event.answer(event.people[0] as Person, 0, `portrait painting ${word}`);
    const run = await completedRun(event.host, event.event);
    expect(run.engine).toContain('read 2 of 3, 1 by the built-in engine alone;');
  }
  expect(endpoint.requests()).toBe(calls);
});

test('a host’s calls of an hour end, and then the day’s for all: runs go on and say why the engine matched alone', async () => {
  const before = endpoint.requests();
  const second = await answeredEvent(world, answers);
  const { ai } = await completedRun(second.host, second.event);
  expect(endpoint.requests() - before).toBe(8);
  expect(ai?.notice).toBe('The AI calls of this hour are used up; the built-in engine did the rest');

  const third = await answeredEvent(world, answers);
  const run = await completedRun(third.host, third.event);
  expect(endpoint.requests() - before).toBe(8);
  expect(run.ai).toMatchObject({ calls: 0, fallbacks: 12 });
  expect((await third.host.get(getMatchStatus, of(third.event))).match_run.ai?.notice).toBe(
    'The AI budget of today is used up; the built-in engine matched alone',
  );
  expect(await metric('serendip_refusals_total{bound="ai_calls_a_day"}')).toMatch(/ [1-9]\d*$/);
  expect(await metric('serendip_ai_calls_of_today{calls="most"}')).toMatch(/ 14$/);
  expect(await metric('serendip_ai_calls_of_today{calls="made"}')).toMatch(/ \d+$/);
});
