import { randomUUID } from 'node:crypto';
import { getUnreadCount } from '@serendip/contract/messages';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { act } from '../../test/evening.ts';
import { openWorld, Person, type World } from '../../test/world.ts';
import { rowsOf } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { openSession } from '../features/identity/session.ts';

const bounds = {
  LIMIT_REQUESTS_PER_ACCOUNT: '60',
  LIMIT_REQUESTS_PER_ADDRESS: '40',
  LIMIT_WRITES_PER_ACCOUNT: '45',
};
let world: World;
/** A further process of the same installation, on the same database. */
let second: World;
beforeAll(async () => {
  const env = { RATE_LIMIT: 'on', TRUST_PROXY: 'on' };
  world = await openWorld({ env: { ...env, ...bounds } });
  second = await openWorld({ env: { ...env, LIMIT_WRITES_PER_ACCOUNT: '45' }, beside: world });
});
afterAll(async () => {
  await second.close();
  await world.close();
});

let lastAddress = 0;
const newAddress = () => {
  lastAddress += 1;
  return `10.2.${lastAddress >> 8}.${lastAddress & 255}`;
};
/** The same account, signed in once more. */
const again = async (person: Person, { app, ctx } = world) =>
  new Person(app, await openSession(ctx.database.db, person.id, ctx.bounds), person);
const get = (person: Person, from: string, headers = {}) =>
  person.send('GET', '/conversations/unread_count', undefined, { 'x-forwarded-for': from, ...headers });
const codesOf = async (count: number, send: (n: number) => Promise<{ code: number }>) => {
  const codes = await Promise.all(Array.from({ length: count }, async (_, n) => (await send(n)).code));
  return Object.fromEntries([...new Set(codes)].sort().map((code) => [code, codes.filter((c) => c === code).length]));
};
async function lookUps(act: () => Promise<unknown>): Promise<number> {
  const { database } = world.ctx;
  const read = database.read;
  let count = 0;
  database.read = (text, values) => {
    count += 1;
    return read(text, values);
  };
  await act();
  database.read = read;
  return count;
}
const waitAMoment = 'Too many requests. Please wait a moment and try again.';
const within = (seconds: number, answer: Awaited<ReturnType<typeof get>>) => {
  expect([answer.code, answer.message]).toEqual([429, waitAMoment]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(seconds);
};

describe('an account that floods', () => {
  test('has one limit for all its sessions and addresses, however a header is written; others are served', async () => {
    const flooder = await world.arrive();
    const sessions = [flooder, ...(await Promise.all(Array.from({ length: 7 }, () => again(flooder))))];
    const schemes = ['Bearer', 'bearer', 'BEARER'];
    const codes = await codesOf(100, (n) => {
      const session = sessions[n % 8] as Person;
      return get(session, newAddress(), { authorization: `${schemes[n % 3]} ${session.token}` });
    });
    expect(codes).toEqual({ 200: 60, 429: 40 });
    within(10, await get(flooder, newAddress()));
    expect((await get(await world.arrive(), newAddress())).code).toBe(200);
  });

  test('costs the database nothing once it is refused, and is counted for the operator', async () => {
    const flooder = await world.arrive();
    await codesOf(60, () => get(flooder, newAddress()));
    const before = world.ctx.bounds.refusals().get('requests_per_account') ?? 0;
    expect(await lookUps(() => codesOf(50, () => get(flooder, newAddress())))).toBe(0);
    expect(world.ctx.bounds.refusals().get('requests_per_account')).toBe(before + 50);
  });

  test('is counted where it is refused a right, too', async () => {
    const [flooder, host] = [await world.arrive(), await world.arrive()];
    const { id } = await world.createEvent(host);
    await get(flooder, newAddress());
    const codes = await codesOf(70, () => flooder.send('GET', `/events/${id}/matches`));
    expect(codes).toEqual({ 403: 59, 429: 11 });
  });
});

describe('requests of nobody', () => {
  const bogus = () => new Person(world.app, randomUUID());

  test('have a limit by address, beyond which they cost the database nothing; elsewhere all goes on', async () => {
    const here = newAddress();
    expect(await codesOf(60, () => get(bogus(), here))).toEqual({ 401: 40, 429: 20 });
    expect(await lookUps(async () => within(10, await get(bogus(), here)))).toBe(0);
    expect((await get(bogus(), newAddress())).code).toBe(401);
    // Each page and each supervisor needs these.
    for (const path of ['/settings', '/ready', '/health'])
      expect((await world.nobody.send('GET', path, undefined, { 'x-forwarded-for': here })).code).toBe(200);
  });

  test('are counted by a clock that does not jump: an hour forward opens nothing, an hour back closes nothing', async () => {
    const ask = (here: string) => codesOf(50, () => get(bogus(), here));
    const [first, second, third] = [newAddress(), newAddress(), newAddress()];
    const hour = 3_600_000;
    await ask(first);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hour });
    try {
      expect(await ask(first)).toEqual({ 429: 50 });
      expect(await ask(second)).toEqual({ 401: 40, 429: 10 });
      vi.setSystemTime(Date.now() - 2 * hour);
      within(10, await get(bogus(), second));
      expect(await ask(third)).toEqual({ 401: 40, 429: 10 });
    } finally {
      vi.useRealTimers();
    }
  });

  test('hold nobody up who has been here with a session, at the very same address', async () => {
    const venue = newAddress();
    const guests = await Promise.all(Array.from({ length: 30 }, () => world.arrive()));
    expect(await codesOf(30, (n) => get(guests[n] as Person, venue))).toEqual({ 200: 30 });
    expect(await codesOf(45, () => get(bogus(), venue))).toEqual({ 401: 40, 429: 5 });
    expect(await codesOf(90, (n) => get(guests[n % 30] as Person, venue))).toEqual({ 200: 90 });
  });

  test('are no longer counted once it is known whose they are: a crowd of any size arrives at one address', async () => {
    const venue = newAddress();
    for (let turn = 0; turn < 5; turn += 1) {
      const guests = await Promise.all(Array.from({ length: 30 }, () => world.arrive()));
      expect(await codesOf(30, (n) => get(guests[n] as Person, venue))).toEqual({ 200: 30 });
    }
  });

  test('beyond the limit wait in a small line if they let people in: a right password, code or link opens beside a flood', async () => {
    const venue = newAddress();
    const headers = { 'x-forwarded-for': venue };
    const host = await world.arrive();
    const event = await world.createEvent(host);
    const { code } = await act(host, event, 'open_doors');
    const guest = await world.arrive();
    expect(await codesOf(60, () => get(bogus(), venue))).toEqual({ 401: 40, 429: 20 });
    const isOver = { now: false };
    const flood = Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        while (!isOver.now)
          await world.nobody.send('GET', `/events/${event.id}/invitation?here=ZZZZZZ`, undefined, {
            ...headers,
            'user-agent': `Attacker ${n % 2}`,
          });
      }),
    );
    const come = (browser: string, method: 'POST' | 'GET' | 'PUT', path: string, body?: unknown) =>
      world.nobody.send(method, path, body, { ...headers, 'user-agent': browser });
    const user = { email: guest.email, password: 'correct horse' };
    const signedIn = await come('One', 'POST', '/users/sign_in', { user });
    expect(signedIn.code).toBe(200);
    const atDoor = { guest: { name: 'Ann' }, here: code };
    expect((await come('Two', 'POST', `/events/${event.id}/join_as_guest`, atDoor)).code).toBe(200);
    expect((await come('Three', 'GET', `/events/${event.id}/invitation?here=${code}`)).code).toBe(200);
    expect((await come('Four', 'POST', '/codes', { code })).code).toBe(200);
    // The session that was just opened does not count for the address either.
    const authorization = String(signedIn.headers.authorization);
    expect((await get(bogus(), venue, { authorization })).code).toBe(200);
    expect((await come('Five', 'POST', '/users/sign_in_code', { user: { email: guest.email } })).code).toBe(200);
    expect((await come('Six', 'POST', '/users', { user: {} })).code).toBe(422);
    // Calls that let nobody in are refused as before.
    expect((await come('One', 'GET', '/events')).code).toBe(429);
    isOver.now = true;
    await flood;
  });

  test('with a session that has ended count for the address, not for whose it was', async () => {
    const owner = await world.arrive();
    const ended = await again(owner);
    const [here, there] = [newAddress(), newAddress()];
    await get(owner, there);
    await get(ended, there);
    await ended.send('DELETE', '/users/sign_out');
    expect((await get(ended, here)).code).toBe(401);
    expect(await codesOf(45, () => get(ended, here))).toEqual({ 401: 40, 429: 5 });
    expect(await codesOf(20, () => get(owner, there))).toEqual({ 200: 20 });
  });
});

describe('an account that writes without end', () => {
  const write = (person: Person, n: number) =>
    person.send('PATCH', '/users', { user: { alias: `w-${n}-${Date.now() % 1e6}` } });
  const countedWrites = () =>
    rowsOf<{ points: number }>(
      world.ctx.database.db,
      sql`select points from throttles where key like 'writes_per_account:%'`,
    );

  test('has one quota for its sessions in one process, and three writes more in a second one', async () => {
    const writer = await second.arrive();
    const sessions = [writer, await again(writer, second)];
    expect(await codesOf(60, (n) => write(sessions[n % 2] as Person, n))).toEqual({ 200: 45, 429: 15 });
    const elsewhere = await again(writer);
    expect(await codesOf(10, (n) => write(elsewhere, n))).toEqual({ 200: 3, 429: 7 });
    within(60, await write(writer, 99));
    // Reading goes on, and so do others.
    expect((await writer.call(getUnreadCount, {})).code).toBe(200);
    expect((await write(await second.arrive(), 1)).code).toBe(200);
  });

  test('asks the database once for every three writes, not before the fourth, and no more once it is refused', async () => {
    const writer = await second.arrive();
    await world.ctx.database.db.execute(sql`delete from throttles`);
    for (let n = 0; n < 3; n += 1) await write(writer, n);
    expect(await countedWrites()).toEqual([]);
    await write(writer, 3);
    expect(await countedWrites()).toEqual([{ points: 3 }]);
    await codesOf(60, (n) => write(writer, n));
    const used = await countedWrites();
    expect(used).toEqual([{ points: 45 }]);
    await codesOf(30, (n) => write(writer, n));
    expect(await countedWrites()).toEqual(used);
  });
});
