import { once } from 'node:events';
import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { failureEnvelope } from '@serendip/contract/envelope';
import { createEvent, listJoinedEvents } from '@serendip/contract/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, rawRequest } from '../../test/raw-request.ts';
import { openWorld, type Person, type World } from '../../test/world.ts';
import { sql } from '../db/sql.ts';

let world: World;
let ada: Person;
let port: number;
beforeAll(async () => {
  world = await openWorld({ expectErrors: true });
  ada = await world.arrive();
  port = await listen(world.app);
});
afterAll(() => world.close());

const raw = async (bytes: string) => {
  const answer = await rawRequest(port, bytes);
  const envelope = failureEnvelope.parse(JSON.parse(answer.body));
  expect(envelope.status.code).toBe(answer.code);
  expect(answer.body).not.toMatch(/FST_|HPE_|stack|node_modules/);
  return { ...answer, message: envelope.status.message };
};

/** What an answer of the API carries, however early it is given. */
const headersOfAll = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'self'; script-src 'self';",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

describe('what the framework refuses comes in the envelope', () => {
  test.each(['{broken', '{"event":', "{'event':1}", '\u0000', '{"a":1}}', 'undefined'])(
    '%j is not JSON: 400',
    async (body) => {
      const answer = await ada.send('POST', '/events', body);
      expect([answer.code, answer.message]).toEqual([400, 'The request body is not valid JSON']);
    },
  );

  test('a body over 128 KiB is 413, one of just that size is read', async () => {
    const filled = (size: number) => `{"event":{"name":"x","more":"${'y'.repeat(size - 32)}"}}`;
    expect(filled(131_072)).toHaveLength(131_072);
    expect((await ada.send('POST', '/events', filled(131_072))).code).toBe(200);
    const answer = await ada.send('POST', '/events', filled(131_073));
    expect([answer.code, answer.message]).toEqual([413, 'The request body is too large']);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'x',
  ])('a body of type %s is 415', async (type) => {
    const answer = await ada.send('POST', '/events', 'event[name]=x', { 'content-type': type });
    expect([answer.code, answer.message]).toEqual([415, 'Send the request body as application/json']);
  });

  test('a charset beside the type is fine', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    expect((await ada.send('POST', '/events', { event: { name: 'x' } }, headers)).code).toBe(200);
  });

  test.each(['/nothing', '/', '', '/events/1/2/3', '/user', '/users/sign_in/', '/EVENTS'])(
    'nothing is at /api%s: 404',
    async (path) => {
      const answer = await ada.send('GET', path);
      expect([answer.code, answer.message]).toEqual([404, 'There is nothing at this address']);
    },
  );

  test.each(['{broken', 'x'.repeat(200_000)])(
    'nothing is at an unknown address whatever is sent there: 404',
    async (body) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        const answer = await ada.send(method, '/nothing', body);
        expect([answer.code, answer.message]).toEqual([404, 'There is nothing at this address']);
      }
    },
  );

  test.each(['/api/%zz', '/api/events/%E0%A4%A', '/api/events/%'])('%s cannot be decoded: 404', async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect([answer.code, answer.message]).toEqual([404, 'There is nothing at this address']);
    for (const [name, value] of Object.entries(headersOfAll)) expect(answer.head).toContain(`${name}: ${value}`);
  });

  test('an id of endless length is 404', async () => {
    expect((await ada.send('GET', `/events/${'x'.repeat(2000)}`)).code).toBe(404);
  });
});

describe('a method the path does not have is 405 and told which it has', () => {
  test.each([
    ['DELETE', '/events', ['GET', 'POST']],
    ['GET', '/users/sign_in', ['POST']],
    ['PATCH', '/events/joined', ['GET']],
    ['GET', '/users/password', ['POST', 'PUT']],
    ['PUT', '/conversations/unread_count', ['GET']],
    ['POST', '/health', ['GET']],
    ['POST', '/metrics', ['GET']],
    ['PUT', '/openapi.json', ['GET']],
    ['DELETE', '/docs', ['GET']],
    ['OPTIONS', '/events', ['GET', 'POST']],
  ] as const)('%s %s', async (method, path, allowed) => {
    const answer = await ada.send(method, path, '{broken');
    expect([answer.code, answer.message]).toEqual([405, 'This address does not support that method']);
    expect(String(answer.headers.allow).split(', ').toSorted()).toEqual(allowed);
  });

  test('without a session too: it is no secret which calls there are', async () => {
    expect((await world.nobody.send('PUT', '/events')).code).toBe(405);
  });

  test('HEAD is as good as GET, and 405 where there is no GET', async () => {
    const head = (url: string) => world.app.inject({ method: 'HEAD', url });
    expect((await head('/api/health')).statusCode).toBe(200);
    expect((await head('/api/health')).body).toBe('');
    expect((await head('/api/users/sign_in')).statusCode).toBe(405);
  });

  // All that the server can read, but for CONNECT: with that one a proxy is asked for a tunnel, there is no path.
  const strange = METHODS.filter((one) => !/^(CONNECT|GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(one));
  const rawly = (method: string, path: string) =>
    raw(`${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\nConnection: close\r\n\r\n`);

  test.each(strange)('%s, which no path has, too, before its body is read', async (method) => {
    for (const [path, allowed] of [
      ['/api/events', ['GET', 'POST']],
      ['/api/events/joined?again', ['GET']],
      ['/api/events/1/run_matches', ['POST']],
      ['/api/metrics', ['GET']],
    ] as const) {
      const answer = await rawly(method, path);
      expect([answer.code, answer.message]).toEqual([405, 'This address does not support that method']);
      const [, told = ''] = /^allow: (.*)$/m.exec(answer.head) ?? [];
      expect(told.trim().split(', ').toSorted()).toEqual(allowed);
    }
  });

  test.each([
    '/api/nothing',
    '/api/events/1/2/3',
    '/api/%zz',
    `/api/events/${'x'.repeat(2000)}`,
    `/api/events/${'x'.repeat(2000)}/run_matches`,
  ])('nothing is at %s for whichever method: 404, and no methods are told', async (path) => {
    for (const method of [...strange, 'PATCH', 'OPTIONS']) {
      const answer = await rawly(method, path);
      expect([answer.code, answer.message]).toEqual([404, 'There is nothing at this address']);
      expect(answer.head).not.toMatch(/^allow:/im);
    }
  });
});

describe('requests broken below HTTP are answered in the envelope and hurt nobody', () => {
  const start = 'POST /api/users/sign_in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a header without a name', 'GET /api/health HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400],
    ['a NUL in a header', 'GET /api/health HTTP/1.1\r\nHost: x\r\nA: b\0c\r\n\r\n', 400],
    ['a negative length', `${start}Content-Length: -1\r\n\r\n`, 400],
    ['a length that is no number', `${start}Content-Length: many\r\n\r\n`, 400],
    ['two lengths', `${start}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
    ['a length and chunks', `${start}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['a broken chunk', `${start}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
    ['a length far beyond the limit', `${start}Content-Length: 999999999\r\n\r\n{}`, 413],
    ['headers without end', `GET /api/health HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s', async (_name, bytes, code) => {
    const answer = await raw(bytes);
    expect(answer.code).toBe(code);
    for (const [name, value] of Object.entries(headersOfAll)) expect(answer.head).toContain(`${name}: ${value}`);
    expect(answer.head.match(/^cache-control:/gim)).toHaveLength(1);
    expect((await world.nobody.send('GET', '/health')).code).toBe(200);
  });

  test('a body shorter than announced leaves the server well', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${start}Content-Length: 100\r\n\r\n{"user":`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    expect((await world.nobody.send('GET', '/health')).code).toBe(200);
  });
});

test('a call is done although its caller hangs up while it waits', async () => {
  const { data } = await (await world.arrive()).call(createEvent, { body: { event: { name: 'Dinner' } } });
  const asked = once(world.app.server, 'request');
  await world.ctx.database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table sessions in access exclusive mode`);
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/events/${data.event.id}/join HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ada.token}\r\nContent-Length: 0\r\n\r\n`,
    );
    const [request] = await asked;
    socket.destroy();
    await once(request.socket, 'close');
  });
  const joined = async () => (await ada.call(listJoinedEvents, {})).data.events.map(({ id }) => id);
  await expect.poll(joined).toEqual([data.event.id]);
});

test.each([
  ['sign in', '/api/users/sign_in', '{"user":{"email":"gone@example.org","password":"a guess"}}', 401],
  ['create an event', '/api/events', '{"event":{"name":"Dinner"}}', 200],
])('a connection that was reset before its request was read fails no call: %s', async (_, path, body, code) => {
  world.app.server.once('connection', (socket) => Object.defineProperty(socket, 'remoteAddress', { value: undefined }));
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${ada.token}\r\n`;
  const answer = await rawRequest(
    port,
    `${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect(answer.code).toBe(code);
});

describe('an unexpected failure', () => {
  const breaking = async (breaks: string, repairs: string) => {
    const { db } = world.ctx.database;
    await db.execute(sql.raw(breaks));
    try {
      const name = 'canary-in-a-name';
      return await ada.send('POST', '/events', { event: { name, description: 'canary-in-a-text' } });
    } finally {
      await db.execute(sql.raw(repairs));
    }
  };

  test('is 500 without internals, and the log does not repeat what people wrote', async () => {
    world.logLines.length = 0;
    for (const [breaks, repairs] of [
      ['alter table events rename to elsewhere', 'alter table elsewhere rename to events'],
      [
        "alter table events add constraint no_such_name check (name not like 'canary%')",
        'alter table events drop constraint no_such_name',
      ],
    ] as const) {
      const { headers: _, ...answer } = await breaking(breaks, repairs);
      expect(answer).toEqual({ code: 500, message: 'Something went wrong', data: {} });
    }
    const log = world.logLines.join('');
    expect(log).toContain('the request failed');
    expect(log).toContain('23514');
    for (const secret of ['canary', String(ada.token), ada.email]) expect(log).not.toContain(secret);
  });

  test.each([
    ['53100', 507, 'The server is out of storage'],
    ['57P01', 503, 'The service is not ready. Please try again in a moment.'],
    ['08006', 503, 'The service is not ready. Please try again in a moment.'],
    ['57014', 503, 'The service is not ready. Please try again in a moment.'],
    ['XX000', 500, 'Something went wrong'],
  ])('of the database with SQLSTATE %s is %i', async (sqlstate, code, message) => {
    const body = `create function fail() returns trigger language plpgsql as $$
      begin raise exception 'inner words' using errcode = '${sqlstate}'; end $$;`;
    await world.ctx.database.db.execute(sql.raw(body));
    const answer = await breaking(
      'create trigger fails before insert on events for each row execute function fail()',
      'drop function fail cascade',
    );
    expect([answer.code, answer.message]).toEqual([code, message]);
    expect(answer.headers['retry-after']).toBe(code === 503 ? '5' : undefined);
  });
});
