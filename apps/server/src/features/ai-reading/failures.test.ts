import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type AiTestEndpoint, type Model, noTopics, openAiTestEndpoint } from '../../../test/ai-endpoint.ts';
import { type AnsweredEvent, answeredEvent, idsOf } from '../../../test/answered-event.ts';
import { engines } from '../../../test/engines.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { aiReplies } from '../../db/schema/matching.ts';
import type { Engine } from '../engine/engine-thread.ts';
import { readSnapshot } from '../engine/snapshot.ts';
import { type AiBudget, matchWithAi } from './match-with-ai.ts';

let endpoint: AiTestEndpoint;
let world: World;
let event: AnsweredEvent;
let engine: Engine;
const never = new AbortController();
beforeAll(async () => {
  endpoint = await openAiTestEndpoint();
  world = await openWorld({ logLevel: 'trace' });
  event = await answeredEvent(world, [
    ['I paint portraits', 'A beekeeper'],
    ['I keep bees', 'A portrait painter'],
    ['I repair bicycles', 'Somebody for bookkeeping'],
    ['Bookkeeping', 'Repair of an old bicycle'],
    ['I teach chess', 'canary-of-needs'],
  ]);
  engine = engines(never.signal);
});
afterEach(async () => {
  endpoint.forget();
  endpoint.model = {};
  await world.ctx.database.db.delete(aiReplies);
});
afterAll(async () => {
  engine.stop();
  await world.close();
  await endpoint.close();
});

/** A run on the event, with pauses as short as a test wants them. */
async function run(budget: Partial<AiBudget> = {}, signal = never.signal, embeddingModel?: string) {
  const { db } = world.ctx.database;
  const snapshot = await readSnapshot(db, event.event.id);
  const ai = { baseUrl: endpoint.url, apiKey: endpoint.key, model: 'reader', embeddingModel };
  const order = { snapshot, room_size: 2, matches_per_person: 5 };
  const quick = { pause: 1, ...budget };
  return matchWithAi(world.ctx, ai, engine, idsOf(event), order, () => {}, signal, quick);
}
const builtInAlone = async () => {
  const snapshot = await readSnapshot(world.ctx.database.db, event.event.id);
  return await engine.ask('match', { snapshot, room_size: 2, matches_per_person: 5 });
};

const json = { 'content-type': 'application/json' };
const chat = (content: string, finish_reason = 'stop') =>
  JSON.stringify({
    id: 'x',
    object: 'chat.completion',
    created: 1,
    model: 'reader',
    choices: [{ index: 0, finish_reason, message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  });
const always = (answer: (response: ServerResponse) => void): Model => ({
  disturb: (_, response) => {
    answer(response);
    return true;
  },
});

describe('an endpoint that answers badly leaves the built-in result, and the run says so', () => {
  test.each<[string, (response: ServerResponse) => void]>([
    ['500', (response) => response.writeHead(500, json).end('{"error":{"message":"no"}}')],
    ['401', (response) => response.writeHead(401, json).end('{"error":{"message":"no"}}')],
    ['429', (response) => response.writeHead(429, { ...json, 'retry-after': '0' }).end('{}')],
    ['429 for an hour', (response) => response.writeHead(429, { ...json, 'retry-after': '3600' }).end('{}')],
    ['HTML', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')],
    ['half JSON', (response) => response.writeHead(200, json).end(chat('{"offers":["x"').slice(0, 150))],
    ['a reply cut off', (response) => response.writeHead(200, json).end(chat('{"offers":["bees"', 'length'))],
    ['prose', (response) => response.writeHead(200, json).end(chat('Sure! Here is your JSON.'))],
    ['another schema', (response) => response.writeHead(200, json).end(chat('{"matches":[["P1","P2"]]}'))],
    ['NaN', (response) => response.writeHead(200, json).end(chat('{"adjustments":[{"id":"P2","points":NaN}]}'))],
    ['10 MB', (response) => response.writeHead(200, json).end(chat(`{"offers":["${'x'.repeat(10_000_000)}"]}`))],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/v1' }).end()],
    ['a broken connection', (response) => response.destroy()],
  ])('%s', async (_, answer) => {
    endpoint.model = always(answer);
    const { result, ai } = await run({}, undefined, 'placer');
    const { pairs, rooms, audit } = await builtInAlone();
    expect([result.pairs, result.rooms]).toEqual([pairs, rooms]);
    expect(result.audit.engine).toMatch(
      new RegExp(`^${audit.engine} alone: reader \\+ placer gave no usable answer \\(\\d+ calls?, `),
    );
    expect(ai.fallbacks).toBeGreaterThanOrEqual(10);
    // The circuit opens: an endpoint that is gone is not asked for every person.
    expect(endpoint.requests()).toBeLessThanOrEqual(12);
    expect(world.logLines.join('\n')).not.toMatch(/canary-of-needs|key-of-the-endpoint/);
  });

  test('an answer about people who do not exist moves nobody', async () => {
    endpoint.model = {
      ranking: () => ({ adjustments: ['P99', 'x', '__proto__', 'P1'].map((id) => ({ id, points: 10 })) }),
    };
    const { result } = await run();
    expect(result.pairs).toEqual((await builtInAlone()).pairs);
  });
});

describe('a model that says of each what somebody else answered', () => {
  test('is not believed, and asked no further', async () => {
    const topics = [
      'bees',
      'chess',
      'bicycle repair',
      'sourdough bread',
      'choir',
      'tax advice',
      'yoga',
      'gardening',
      'oil painting',
    ];
    const told = topics.map((topic): [string, string] => [`I know much about ${topic}`, 'Good company']);
    const many = await answeredEvent(world, told);
    const other = (answer: string) => topics[(topics.findIndex((topic) => answer.includes(topic)) + 4) % topics.length];
    endpoint.model = { reading: ({ answers }) => ({ ...noTopics, offers: [other(answers[0]?.answer ?? '')] }) };
    const snapshot = await readSnapshot(world.ctx.database.db, many.event.id);
    const order = { snapshot, room_size: 2, matches_per_person: 5 };
    const ai = { baseUrl: endpoint.url, apiKey: endpoint.key, model: 'liar', embeddingModel: undefined };
    const { result, ai: use } = await matchWithAi(world.ctx, ai, engine, idsOf(many), order, () => {}, never.signal);
    const alone = await engine.ask('match', order);
    expect([result.pairs, result.rooms]).toEqual([alone.pairs, alone.rooms]);
    expect(result.audit.engine).toMatch(/^built-in \d+ alone: liar gave no usable answer \(9 calls, /);
    expect(use.fallbacks).toBe(9);

    // Its replies are deleted: once it answers well, it is asked about everyone again.
    endpoint.forget();
    endpoint.model = { reading: ({ answers }) => ({ ...noTopics, offers: [answers[0]?.answer.slice(20) ?? ''] }) };
    await matchWithAi(world.ctx, ai, engine, idsOf(many), order, () => {}, never.signal);
    expect(endpoint.chats.filter(({ kind }) => kind === 'reading')).toHaveLength(9);
  });
});

describe('an endpoint with bad moments', () => {
  test('is asked again after 429 and 500, when it says so, and then counts in full', async () => {
    const refused = new Map<number, number>();
    endpoint.model = {
      disturb: (_, response, call) => {
        if (call > 2) return false;
        refused.set(call, performance.now());
        response.writeHead(call === 1 ? 429 : 500, { ...json, 'retry-after': '1' }).end('{}');
        return true;
      },
    };
    const begun = performance.now();
    const { result, ai } = await run();
    expect(performance.now() - begun).toBeGreaterThan(1000);
    expect(result.audit.engine).toContain('read 5 of 5;');
    expect(ai.fallbacks).toBe(0);
    expect(ai.calls).toBe(endpoint.requests());
  });

  test('costs only those it fails: the others are read, the run says how many', async () => {
    endpoint.model = {
      reading: ({ answers }) =>
        answers.some(({ answer }) => answer.includes('chess')) ? { offers: 'chess' } : noTopics,
    };
    const { result, ai } = await run();
    expect(result.audit.engine).toContain('read 4 of 5, 1 by the built-in engine alone;');
    expect(ai.fallbacks).toBe(1);
  });

  test('that is slow keeps its time: what comes too late stays with the built-in engine', async () => {
    endpoint.model = {
      disturb: (_, response) => {
        void wait(3000).then(() => response.writeHead(200, json).end(chat(JSON.stringify(noTopics))));
        return true;
      },
    };
    const begun = performance.now();
    const { result } = await run({ reading: 400, ranking: 400 });
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect(result.pairs).toEqual((await builtInAlone()).pairs);
  });

  test('that never answers is given up after the time of a call', async () => {
    endpoint.model = { disturb: () => true };
    const { result, ai } = await run({ timeout: 200 });
    expect(result.audit.engine).toContain('alone: reader gave no usable answer');
    expect(ai.calls).toBeLessThanOrEqual(10);
  });

  test('is let go of at once when the process stops or the run is another worker’s', async () => {
    endpoint.model = { disturb: () => true };
    const stopping = new AbortController();
    const running = run({}, stopping.signal);
    setTimeout(() => stopping.abort(new Error('the process is stopping')), 300);
    const begun = performance.now();
    await expect(running).rejects.toThrow('the process is stopping');
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  test('is asked no more than the run may ask', async () => {
    const { ai } = await run({ calls: 3 });
    expect(ai.calls).toBe(3);
    expect(ai.fallbacks).toBeGreaterThan(0);
  });
});
