import dns from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { guardedPost } from './guarded-request.ts';

/** The addresses that each name resolves to, time after time; the last list stays. */
const names = new Map<string, string[][]>();
let asked = 0;
const original = dns.lookup;
vi.spyOn(dns, 'lookup').mockImplementation(((
  name: string,
  options: unknown,
  answer: (error: Error | null, found: object[]) => void,
) => {
  if (!names.has(name)) return original(name, options as object, answer as never);
  asked += 1;
  const lists = names.get(name) ?? [[]];
  const found = (lists.length > 1 ? lists.shift() : lists[0]) ?? [];
  answer(
    null,
    found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );
}) as never);

let connections = 0;
const server = createServer((_request, response) => response.writeHead(302, { location: '/other' }).end());
server.on('connection', () => {
  connections += 1;
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());
const port = () => (server.address() as AddressInfo).port;
const send = (host: string, allowed: string[], protocol = 'https') =>
  guardedPost(`${protocol}://${host}:${port()}/x`, { headers: {}, body: null, patience: 5_000 }, allowed);

test('a name that leads inside is refused before any connection, in each form of an address', async () => {
  const inside = ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', 'fd00::1'];
  for (const address of inside) {
    names.set('push.example.org', [[address]]);
    await expect(send('push.example.org', [])).rejects.toThrow('no public address');
  }
  expect(connections).toBe(0);
});

test('a name is resolved at each send: one that moves inside in between is refused then', async () => {
  names.set('moves.example.org', [['127.0.0.1'], ['127.0.0.2']]);
  asked = 0;
  // It gets as far as the handshake, which this server does not speak.
  await expect(send('moves.example.org', ['127.0.0.1'])).rejects.toThrow(/EPROTO|SSL/);
  expect([connections, asked]).toEqual([1, 1]);
  await expect(send('moves.example.org', ['127.0.0.1'])).rejects.toThrow('no public address');
  expect([connections, asked]).toEqual([1, 2]);
});

test('of several addresses only those outside are connected to, and a redirect is not followed', async () => {
  connections = 0;
  names.set('two.example.org', [['10.0.0.1', '127.0.0.1']]);
  await expect(send('two.example.org', ['127.0.0.1'])).rejects.toThrow(/EPROTO|SSL/);
  expect(await send('127.0.0.1', ['127.0.0.0/8'], 'http')).toBe(302);
  expect(connections).toBe(2);
});
