import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServed } from '../../test/served-app.ts';

let served: Awaited<ReturnType<typeof openServed>>;
let app: FastifyInstance;
beforeAll(async () => {
  served = await openServed();
  app = await served.appWith({});
});
afterAll(() => served.close());

describe('the metrics', () => {
  const metrics = (from: FastifyInstance, remoteAddress: string, headers = {}) =>
    from.inject({ method: 'GET', url: '/api/metrics', remoteAddress, headers });

  test('are for loopback alone while no token is set', async () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await metrics(app, address)).statusCode).toBe(200);
    const refused = await metrics(app, '10.0.0.9');
    expect([refused.statusCode, refused.json().status.message]).toEqual([403, 'Metrics are not available from here']);
    // Behind a proxy on the same machine everybody comes from loopback.
    expect((await metrics(app, '127.0.0.1', { 'x-forwarded-for': '10.0.0.9' })).statusCode).toBe(403);
    // A browser on this machine, led to it by a page that has its own name resolve to loopback.
    for (const host of ['evil.test', 'evil.test:80', 'localhost.evil.test', '127.0.0.1.evil.test'])
      expect([host, (await metrics(app, '127.0.0.1', { host })).statusCode]).toEqual([host, 403]);
    for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect([host, (await metrics(app, '127.0.0.1', { host })).statusCode]).toEqual([host, 200]);
    const trusting = await served.appWith({ TRUST_PROXY: 'on' });
    expect((await metrics(trusting, '10.0.0.9', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(403);
  });

  test('are for whoever sends the token where one is set, and for nobody else', async () => {
    const guarded = await served.appWith({ METRICS_TOKEN: 'a-token-of-some-length' });
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    expect((await metrics(guarded, '10.0.0.9', bearer('a-token-of-some-length'))).statusCode).toBe(200);
    expect((await metrics(guarded, '127.0.0.1')).statusCode).toBe(403);
    expect((await metrics(guarded, '127.0.0.1', bearer('a-token-of-some-lengtH'))).statusCode).toBe(403);
  });

  test('count requests by call and status, the queue, the connections and the process, and name nobody', async () => {
    const ada = await served.world.arrive('canary@example.org');
    await app.inject({ url: '/api/events', headers: { authorization: `Bearer ${ada.token}` } });
    await app.inject(`/api/events/${ada.id}`);
    const { body, headers } = await metrics(app, '127.0.0.1');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    for (const line of [
      /^serendip_request_seconds_count\{call="listHostedEvents",status="200"\} \d+$/m,
      /^serendip_request_seconds_count\{call="getEvent",status="401"\} \d+$/m,
      /^serendip_queue_jobs\{queue="match-run"\} \d+$/m,
      /^serendip_database_connections\{state="waiting"\} \d+$/m,
      /^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m,
      /^serendip_refusals_total\{bound="questions_per_event"\} 0$/m,
      /^process_resident_memory_bytes \d+$/m,
    ])
      expect(body).toMatch(line);
    for (const secret of ['canary', String(ada.token), ada.id]) expect(body).not.toContain(secret);
  });
});
