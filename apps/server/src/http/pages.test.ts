import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@serendip/contract/api';
import { failuresOf } from '@serendip/contract/endpoint';
import { failures } from '@serendip/contract/failures';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../../test/world.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';

let world: World;
let webRoot: string;
/** The app with a built web app beside it. */
let app: FastifyInstance;
const further: FastifyInstance[] = [];
beforeAll(async () => {
  world = await openWorld();
  webRoot = mkdtempSync(join(tmpdir(), 'serendip-web-'));
  mkdirSync(join(webRoot, 'assets'));
  for (const page of ['index', 'landing', 'event'])
    writeFileSync(join(webRoot, `${page}.html`), `<!doctype html><title>Serendip</title><!-- ${page} -->`);
  writeFileSync(join(webRoot, 'assets', 'app-1a2b3c.js'), 'export {};');
  app = await appWith({});
});
afterAll(async () => {
  for (const one of further) await one.close();
  rmSync(webRoot, { recursive: true });
  await world.close();
});

async function appWith(env: Record<string, string>): Promise<FastifyInstance> {
  const config = readConfig({ PUBLIC_URL: 'https://events.test', RATE_LIMIT: 'off', ...env });
  const one = await buildApp({ ...world.ctx, config }, { webRoot });
  further.push(one);
  return one;
}
const get = (url: string, headers = {}, from = app) => from.inject({ method: 'GET', url, headers });

test('a file that has gone since the start is 404, not the page', async () => {
  const file = join(webRoot, 'assets', 'gone-1a2b3c.js');
  writeFileSync(file, 'export {};');
  const from = await appWith({});
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

  test.each(['/', '/api/health', '/api/nothing', '/api/events', '/reset-password/abc', '/assets/absent.js'])(
    '%s carries the policy that lets no foreign or inline script run',
    async (url) => {
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
        'referrer-policy': url.startsWith('/reset') ? 'no-referrer' : 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000',
      });
      expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
    },
  );

  test.each(['/api/nothing', '/%61pi/health', 'http://elsewhere/api/health', '/assets/absent.js'])(
    '%s is kept by no cache, however the address is written',
    async (url) => expect((await get(url)).headers['cache-control']).toBe('no-store'),
  );

  test('opens the policy for analytics only where a key is set, and only for its host', async () => {
    const { headers } = await get('/', {}, await appWith({ ANALYTICS_KEY: 'phc_x' }));
    const policy = String(headers['content-security-policy']);
    expect(policy.split('; ')).toContain("connect-src 'self' https://eu.i.posthog.com");
    expect(policy.split('; ')).toContain("script-src 'self'");
  });

  test('asks for HTTPS for ever only where the public address is HTTPS', async () => {
    const { headers } = await get('/', {}, await appWith({ PUBLIC_URL: 'http://localhost:3000' }));
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
    const event = join(webRoot, 'event.html');
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
    const open = await appWith({ CORS_ORIGINS: origin });
    const answer = await get('/api/health', { origin }, open);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Authorization',
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
    worker = await appWith({ ROLE: 'worker', DATABASE_URL, CORS_ORIGINS: 'https://other.test' });
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
    const trusting = await appWith({ TRUST_PROXY: 'on' });
    expect((await metrics(trusting, '10.0.0.9', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(403);
  });

  test('are for whoever sends the token where one is set, and for nobody else', async () => {
    const guarded = await appWith({ METRICS_TOKEN: 'a-token-of-some-length' });
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    expect((await metrics(guarded, '10.0.0.9', bearer('a-token-of-some-length'))).statusCode).toBe(200);
    expect((await metrics(guarded, '127.0.0.1')).statusCode).toBe(403);
    expect((await metrics(guarded, '127.0.0.1', bearer('a-token-of-some-lengtH'))).statusCode).toBe(403);
  });

  test('count requests by call and status, the queue, the connections and the process, and name nobody', async () => {
    const ada = await world.arrive('canary@example.org');
    await get('/api/events', { authorization: `Bearer ${ada.token}` });
    await get(`/api/events/${ada.id}`);
    const { body, headers } = await metrics(app, '127.0.0.1');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    for (const line of [
      /^serendip_request_seconds_count\{call="listHostedEvents",status="200"\} \d+$/m,
      /^serendip_request_seconds_count\{call="getEvent",status="401"\} \d+$/m,
      /^serendip_queue_jobs\{queue="match-run"\} \d+$/m,
      /^serendip_database_connections\{state="waiting"\} \d+$/m,
      /^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m,
      /^process_resident_memory_bytes \d+$/m,
    ])
      expect(body).toMatch(line);
    for (const secret of ['canary', String(ada.token), ada.id]) expect(body).not.toContain(secret);
  });
});

describe('the description of the API', () => {
  interface Operation {
    operationId: string;
    security: unknown[];
    parameters: { name: string; in: string; required: boolean; schema: object }[];
    requestBody?: { required: boolean; content: Record<string, { schema: object }> };
    responses: Record<string, { description: string; content: Record<string, { schema: Record<string, unknown> }> }>;
  }
  let document: {
    openapi: string;
    servers: { url: string }[];
    tags: { name: string }[];
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
  };
  beforeAll(async () => {
    document = (await get('/api/openapi.json')).json();
  });
  const operationOf = (method: string, path: string) =>
    document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

  test('lists every call of the contract, and no other', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'https://events.test/api' }]);
    const listed = Object.values(document.paths).flatMap((path) => Object.values(path).map((one) => one.operationId));
    expect(listed.toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
    expect(new Set(listed).size).toBe(listed.length);
  });

  test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s: parameters, session, body, answer and every refusal are told',
    (_id, endpoint) => {
      const operation = operationOf(endpoint.method, endpoint.path);
      if (!operation) throw new Error('the call is missing');
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(names);
      for (const parameter of operation.parameters) expect(parameter.required).toBe(parameter.in === 'path');
      expect(operation.security).toEqual(endpoint.access === 'public' ? [] : [{ session: [] }]);
      expect(Boolean(operation.requestBody)).toBe(Boolean(endpoint.body));
      const success = operation.responses[String(endpoint.status ?? 200)];
      const schema = success?.content['application/json']?.schema as { properties: { status: { required: string[] } } };
      expect(schema.properties.status.required).toEqual(expect.arrayContaining(['code', 'message', 'data']));
      for (const code of failuresOf(endpoint)) {
        const { status, message } = failures[code];
        expect(operation.responses[String(status)]?.description).toContain(message);
      }
    },
  );

  test('refers only to what it defines', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, name] of references) expect(Object.keys(document.components.schemas)).toContain(name);
    const elsewhere = [...JSON.stringify(document).matchAll(/"\$ref":"(?!#\/components\/schemas\/)[^"]*"/g)];
    expect(elsewhere.map(([text]) => text)).toEqual([]);
  });

  test('tells the limits of texts', () => {
    const schema = JSON.stringify(operationOf('POST', '/events')?.requestBody);
    expect(schema).toContain('"maxLength":200');
    expect(schema).toContain('"maxLength":5000');
  });

  test('has a page to read, with every call, no script and nothing from elsewhere', async () => {
    const page = await get('/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { id } of endpoints) expect(page.body).toContain(`id="${id}"`);
    expect(page.body).not.toMatch(/<script|https?:\/\/(?!json-schema)| on\w+=|style=/);
    const style = await get('/api/docs/reference.css');
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css']);
  });
});
