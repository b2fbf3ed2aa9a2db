import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@serendip/contract/api';
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

const get = (url: string, headers = {}, from = app) => from.inject({ method: 'GET', url, headers });

test('a file that has gone since the start is 404, not the page', async () => {
  const file = join(served.webRoot, 'assets', 'gone-1a2b3c.js');
  writeFileSync(file, 'export {};');
  const from = await served.appWith({});
  expect((await get('/assets/gone-1a2b3c.js', {}, from)).statusCode).toBe(200);
  rmSync(file);
  const { statusCode, headers } = await get('/assets/gone-1a2b3c.js', {}, from);
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});

describe('every answer', () => {
  test.each(['br', 'gzip'])(
    'of some length travels as %s to who reads that, those of the API too',
    async (encoding) => {
      const { headers } = await get('/api/openapi.json', { 'accept-encoding': encoding });
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringContaining('accept-encoding') });
      const plain = await get('/api/openapi.json');
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.json()).toHaveProperty('openapi');
    },
  );

  test.each([
    '/',
    '/api/health',
    '/api/nothing',
    '/api/events',
    '/reset-password/abc',
    '/confirm-email/abc',
    '/stage/abc',
    '/assets/absent.js',
  ])('%s carries the policy that lets no foreign or inline script run', async (url) => {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy.split('; ')).toContain(rule);
    expect(policy).not.toMatch(/unsafe|\*|http/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': /^\/(reset|confirm|stage)/.test(url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
  });

  test.each(['/api/nothing', '/%61pi/health', 'http://elsewhere/api/health', '/assets/absent.js'])(
    '%s is kept by no cache, however the address is written',
    async (url) => expect((await get(url)).headers['cache-control']).toBe('no-store'),
  );

  test('opens the policy for analytics only where a key is set, and only for its host', async () => {
    const { headers } = await get('/', {}, await served.appWith({ ANALYTICS_KEY: 'phc_x' }));
    const policy = String(headers['content-security-policy']);
    expect(policy.split('; ')).toContain("connect-src 'self' https://eu.i.posthog.com");
    expect(policy.split('; ')).toContain("script-src 'self'");
  });

  test('asks for HTTPS for ever only where the public address is HTTPS', async () => {
    const { headers } = await get('/', {}, await served.appWith({ PUBLIC_URL: 'http://localhost:3000' }));
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('the web app', () => {
  test.each([
    ['/', 'landing'],
    ['/?from=mail', 'landing'],
    ['/events/abc', 'event'],
    ['/events/abc/?from=mail', 'event'],
    ['/events/abc/edit', 'index'],
    ['/dashboard', 'index'],
    ['/reset-password/a.b.c', 'index'],
    ['/messages?user=/events/1', 'index'],
    ['/apiary', 'index'],
  ])('%s is the page %s.html, never cached', async (url, page) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain(`<title>Serendip</title><!-- ${page} -->`);
  });

  test('answers with index.html where the page made for an address is missing', async () => {
    const event = join(served.webRoot, 'event.html');
    renameSync(event, `${event}.away`);
    const { statusCode, body } = await get('/events/abc');
    renameSync(`${event}.away`, event);
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<!-- index -->')]);
  });

  describe.each(['/', '/dashboard', '/events/abc', '/assets/app-1a2b3c.js'])('%s', (url) => {
    test.each(['bytes=0-3', 'bytes=99999999-', 'bytes=abc', 'bytes=5-2', 'lines=1'])(
      'is answered whole, whatever part is asked for (%s)',
      async (range) => {
        const { statusCode, headers, body } = await get(url, { range });
        expect([statusCode, body, headers['accept-ranges']]).toEqual([200, (await get(url)).body, undefined]);
      },
    );

    test('is 412 in the envelope for who expects another', async () => {
      for (const other of [{ 'if-match': '"x"' }, { 'if-unmodified-since': 'Mon, 01 Jan 1990 00:00:00 GMT' }]) {
        const answer = await get(url, other);
        expect([answer.statusCode, answer.json().status.code]).toEqual([412, 412]);
        expect((await app.inject({ method: 'HEAD', url, headers: other })).statusCode).toBe(412);
      }
    });

    test('is 304 for who has it already', async () => {
      const { etag } = (await get(url)).headers;
      expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(304);
      expect((await get(url, { 'if-match': String(etag) })).statusCode).toBe(200);
    });
  });

  test('a hashed asset is cached for ever, an absent one is 404', async () => {
    expect((await get('/assets/app-1a2b3c.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/app-old.js')).statusCode).toBe(404);
  });

  test.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('%s reaches no file outside', async (url) => {
    const answer = await get(url);
    expect(answer.body).not.toMatch(/"workspaces"|root:/);
  });

  test('a write to a page is 404 in the envelope', async () => {
    const answer = await app.inject({ method: 'POST', url: '/dashboard' });
    expect([answer.statusCode, answer.json().status.code]).toEqual([404, 404]);
  });
});

describe('other origins', () => {
  const origin = 'https://other.test';
  const preflight = (from: FastifyInstance) =>
    from.inject({
      method: 'OPTIONS',
      url: '/api/events',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });

  test('get no permission by default', async () => {
    for (const answer of [await get('/api/health', { origin }), await preflight(app)])
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await preflight(app)).statusCode).toBe(405);
  });

  test('get it where they are listed, together with the token’s header; others still do not', async () => {
    const open = await served.appWith({ CORS_ORIGINS: origin });
    const answer = await get('/api/health', { origin }, open);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Authorization, ETag',
    });
    const allowed = await preflight(open);
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers['access-control-allow-origin']).toBe(origin);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(allowed.headers['access-control-allow-methods']).toContain(method);
    const evil = await get('/api/health', { origin: 'https://evil.test' }, open);
    expect(evil.headers['access-control-allow-origin']).not.toBe('https://evil.test');
  });
});

describe('a worker', () => {
  let worker: FastifyInstance;
  beforeAll(async () => {
    // The address is never asked: the world's database stands behind it.
    const DATABASE_URL = 'postgres://worker@database.test/serendip';
    worker = await served.appWith({ ROLE: 'worker', DATABASE_URL, CORS_ORIGINS: 'https://other.test' });
  });

  test.each(['/api/health', '/api/ready', '/api/metrics'])('answers %s', async (url) => {
    expect((await get(url, {}, worker)).statusCode).toBe(200);
    expect((await worker.inject({ method: 'POST', url })).statusCode).toBe(405);
  });

  test.each(['/', '/dashboard', '/assets/app-1a2b3c.js', '/api/openapi.json', '/api/docs', '/api/docs/reference.css'])(
    'has nothing at %s: 404 in the envelope',
    async (url) => {
      const answer = await get(url, {}, worker);
      expect([answer.statusCode, answer.json().status.message]).toEqual([404, 'There is nothing at this address']);
    },
  );

  test('answers no other call of the API, and allows no other origin', async () => {
    const others = endpoints.filter(({ path }) => path !== '/health' && path !== '/ready');
    for (const { method, path } of others) {
      const url = `/api${path}`;
      const headers = { origin: 'https://other.test', 'access-control-request-method': 'POST' };
      for (const one of [method, 'OPTIONS'] as const) {
        const answer = await worker.inject({ method: one, url, headers });
        expect([url, answer.statusCode, answer.json().status.code]).toEqual([url, 404, 404]);
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
    }
  });
});
