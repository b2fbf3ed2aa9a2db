import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { boundsOf } from '../bounds.ts';
import { readConfig } from '../config.ts';
import { accountConcurrency } from './account-concurrency.ts';
import { installFailureHandlers } from './failure-handlers.ts';
import { hearLanguages } from './language.ts';
import { limitPendingResponses } from './response-backpressure.ts';

const megabyte = 1024 * 1024;
let app: FastifyInstance;
let close: () => void = () => undefined;
afterEach(async () => {
  close();
  await app.close();
});

/** A server whose every answer is of so many bytes, more than the system takes, for the account that the query names. */
async function serve(env: Record<string, string>, bytes: number) {
  const bounds = boundsOf(readConfig({ RATE_LIMIT: 'off', ...env }));
  // Nobody is cut before a test wants it.
  let patience = Number.POSITIVE_INFINITY;
  /** Cuts clients that read nothing now, and none afterwards. */
  const cut = async () => {
    patience = 0;
    await expect.poll(() => bounds.refusals().get('unread_answer_seconds') ?? 0).toBeGreaterThan(0);
    patience = Number.POSITIVE_INFINITY;
  };
  app = Fastify();
  hearLanguages(app);
  installFailureHandlers(app);
  const admit = limitPendingResponses(
    app,
    { ...bounds, most: (name) => (name === 'unread_answer_seconds' ? patience : bounds.most(name)) },
    50,
  );
  app.addHook('onRequest', async (request) => {
    request.account = (request.query as { as?: string }).as ?? null;
    admit(request);
  });
  app.get('/', async () => 'x'.repeat(bytes));
  app.get('/poll', async () => 'x');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  /** Asks for so many answers over one connection, and takes none. */
  const ignore = (as: string, calls: number) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.pause();
      socket.write(`GET /?as=${as} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(calls));
    });
    socket.on('error', () => undefined);
    close = () => socket.destroy();
  };
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { code: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
  };
  const codeOf = async (path: string) => (await get(path)).code;
  return { bounds, ignore, cut, get, codeOf };
}

test('a person who takes nothing is cut, the account is refused meanwhile, others are not, and afterwards nobody is', async () => {
  const { bounds, ignore, cut, get, codeOf } = await serve(
    { LIMIT_ANSWER_BYTES_PER_ACCOUNT: String(16 * megabyte) },
    8 * megabyte,
  );
  ignore('ann', 2);
  await expect.poll(() => codeOf('/poll?as=ann')).toBe(429);
  expect(await get('/?as=ann')).toMatchObject({
    code: 429,
    retryAfter: '1',
    text: expect.stringContaining('You have asked for more than you have taken.'),
  });
  expect(await codeOf('/?as=bob')).toBe(200);
  await cut();
  await expect.poll(() => codeOf('/?as=ann')).toBe(200);
  expect(bounds.refusals().get('unread_answer_seconds')).toBe(1);
});

test('where all answers in flight reach their bound, a further large one is 503 and a small one is answered', async () => {
  const { ignore, cut, codeOf } = await serve(
    { LIMIT_ANSWER_BYTES_IN_ALL: String(8 * megabyte), LIMIT_ANSWER_BYTES_PER_ACCOUNT: String(60 * megabyte) },
    8 * megabyte,
  );
  ignore('ann', 1);
  await expect.poll(() => codeOf('/?as=bob')).toBe(503);
  expect(await codeOf('/poll?as=bob')).toBe(200);
  await cut();
  await expect.poll(() => codeOf('/?as=bob')).toBe(200);
});

test('so many calls of one account are worked on at once, the others in their order, and those beyond are refused', async () => {
  app = Fastify();
  const bounds = boundsOf(readConfig({ LIMIT_CALLS_AT_ONCE_PER_ACCOUNT: '2', LIMIT_CALLS_WAITING_PER_ACCOUNT: '3' }));
  const inTurn = accountConcurrency(bounds);
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  const work = (account: string, number: number) =>
    inTurn(account, async () => {
      begun.push(number);
      await new Promise<void>((resolve) => finish.push(resolve));
      if (number === 1) throw new Error('it failed');
    });
  const all = [0, 1, 2, 3, 4].map((number) => work('ann', number).catch((error: Error) => error.message));
  await expect(work('ann', 5)).rejects.toMatchObject({ code: 'too_many_requests' });
  void work('bob', 6);
  expect(begun).toEqual([0, 1, 6]);
  while (finish.length > 0) {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all(all)).toEqual([undefined, 'it failed', undefined, undefined, undefined]);
  expect(begun).toEqual([0, 1, 6, 2, 3, 4]);
});
