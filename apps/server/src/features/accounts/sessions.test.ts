import { argon2Sync, randomBytes, randomUUID } from 'node:crypto';
import { signIn, signOut } from '@serendip/contract/accounts';
import { createEvent, listHostedEvents } from '@serendip/contract/events';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hashAtFullCost } from '../../../test/cheap-hashes.ts';
import { watchHashing } from '../../../test/watched-hashing.ts';
import { openWorld, Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { hashToken } from '../../http/authorise.ts';
import { hashAtOnce } from '../identity/password.ts';

let world: World;
let ada: Person;
beforeAll(async () => {
  world = await openWorld();
  ada = await world.signUp('ada@example.org');
});
afterAll(() => world.close());

async function anotherSession(email = 'ada@example.org'): Promise<Person> {
  const answer = await world.nobody.call(signIn, { body: { user: { email, password: 'correct horse' } } });
  expect(answer.code).toBe(200);
  return new Person(world.app, String(answer.headers.authorization).replace('Bearer ', ''), answer.data.user);
}
const isIn = async (person: Person) => (await person.call(listHostedEvents, {})).code === 200;

describe('signing in', () => {
  test('opens a further session of the same user, whatever the e-mail’s case', async () => {
    const session = await anotherSession(' \u200bADA@example.org\u00a0');
    expect({ id: session.id, email: session.email, alias: session.alias }).toEqual({
      id: ada.id,
      email: 'ada@example.org',
      alias: ada.alias,
    });
    expect(session.token).not.toBe(ada.token);
    expect([await isIn(session), await isIn(ada)]).toEqual([true, true]);
  });

  test('goes on with a password that was hashed at another cost than today’s', async () => {
    const person = await world.arrive();
    onTestFinished(hashAtFullCost());
    const salt = randomBytes(16);
    const older = { memory: 8_192, passes: 3, parallelism: 1, tagLength: 32 };
    const hash = argon2Sync('argon2id', { ...older, message: Buffer.from('correct horse'), nonce: salt });
    const stored = `argon2id$8192$3$${salt.toString('base64url')}$${hash.toString('base64url')}`;
    await world.ctx.database.db.execute(sql`update users set password_hash = ${stored} where id = ${person.id}`);
    expect(await isIn(await anotherSession(person.email))).toBe(true);
    const user = { email: person.email, password: 'wrong horse' };
    expect((await world.nobody.call(signIn, { body: { user } })).code).toBe(401);
  });

  test('a password is the same however a device makes its accents, also one that was stored before', async () => {
    const [composed, decomposed] = ['größe é', 'größe é'.normalize('NFD')];
    const entered = async (email: string, password: string) =>
      (await world.nobody.call(signIn, { body: { user: { email, password } } })).code;
    for (const [made, stored] of [
      ['now', null],
      ['before', decomposed],
      ['before', composed],
    ] as const) {
      const email = `${randomUUID()}@example.org`;
      const user = { email, password: decomposed, password_confirmation: composed };
      expect((await world.nobody.send('POST', '/users', { user })).code).toBe(200);
      if (stored) {
        const hash = await hashAtOnce(stored, { memory: 256, passes: 1 });
        await world.ctx.database.db.execute(sql`update users set password_hash = ${hash} where email = ${email}`);
      }
      const codes = [
        await entered(email, composed),
        await entered(email, decomposed),
        await entered(email, 'grosse e'),
      ];
      expect([made, codes]).toEqual([made, [200, 200, 401]]);
    }
  });

  test.each([
    ['ada@example.org', 'wrong horse'],
    ['ada@example.org', 'correct horse '],
    ['nobody@example.org', 'correct horse'],
    ['not an address', 'correct horse'],
    ['nul\0@example.org', 'correct horse'],
    ['\ud800@example.org', 'correct horse'],
  ])('%j with %j gets the one refusal that tells nothing', async (email, password) => {
    const answer = await world.nobody.call(signIn, { body: { user: { email, password } } });
    expect(answer).toMatchObject({ code: 401, message: 'Invalid email or password', data: {} });
    expect(answer.headers.authorization).toBeUndefined();
    expect(answer.errors).toBeUndefined();
  });

  test.each([
    [{ email: '', password: 'x' }, ["Email can't be blank"]],
    [{ email: 'ada@example.org' }, ["Password can't be blank"]],
    [{ email: ['ada@example.org'], password: { $ne: '' } }, ["Email can't be blank", "Password can't be blank"]],
    [{ email: 'ada@example.org', password: 'x'.repeat(1025) }, ['Password is too long']],
  ])('%j is told what is wrong with it', async (user, errors) => {
    const answer = await world.nobody.send('POST', '/users/sign_in', { user });
    expect([answer.code, answer.errors]).toEqual([422, errors]);
  });
});

describe('a session', () => {
  test('ends at once when it signs out, and no other with it', async () => {
    const session = await anotherSession();
    await session.get(signOut, {});
    expect([await isIn(session), await isIn(ada)]).toEqual([false, true]);
    expect((await session.call(signOut, {})).code).toBe(401);
  });

  test('does not begin by itself: signing out without one is 401', async () => {
    expect((await world.nobody.call(signOut, {})).code).toBe(401);
  });

  test('lives on the token’s hash alone: neither the token nor a password is in the database', async () => {
    const rows = await rowsOf<{ token_hash: string }>(
      world.ctx.database.db,
      sql`select token_hash from sessions where user_id = ${ada.id}`,
    );
    expect(rows.map(({ token_hash }) => token_hash)).toContain(hashToken(String(ada.token)));
    expect(JSON.stringify(rows)).not.toContain(ada.token);
  });

  const age = (person: Person, time: string) =>
    world.ctx.database.db.execute(
      sql`update sessions set last_used_at = now() - ${time}::interval where token_hash = ${hashToken(String(person.token))}`,
    );

  test('dies after 30 days without use, and stays alive as long as it is used', async () => {
    const person = await world.arrive();
    for (let month = 0; month < 3; month += 1) {
      await age(person, '29 days 23 hours');
      expect(await isIn(person)).toBe(true);
    }
    await age(person, '30 days 1 minute');
    expect(await isIn(person)).toBe(false);
  });

  test('goes on reading when its use cannot be written, and the log says so; a write is refused', async () => {
    const { db } = world.ctx.database;
    const watched = await openWorld({ beside: world, logLevel: 'trace', expectErrors: true });
    const person = await watched.arrive();
    await age(person, '61 minutes');
    await db.execute(sql`create function disk_full() returns trigger language plpgsql as $$
      begin raise exception 'no space left' using errcode = '53100'; end $$`);
    for (const table of ['sessions', 'events'])
      await db.execute(sql`create trigger disk_full before insert or update on ${sql.identifier(table)}
        for each row execute function disk_full()`);
    try {
      for (let reads = 0; reads < 3; reads += 1) expect(await isIn(person)).toBe(true);
      expect((await person.call(createEvent, { body: { event: { name: 'No room' } } })).code).toBe(507);
    } finally {
      await db.execute(sql`drop function disk_full cascade`);
    }
    const warnings = watched.logLines.filter((line) => line.includes('storing the last use of a session failed'));
    expect(warnings.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([40, 40, 40, 40]);
    expect(warnings.join('')).not.toContain(hashToken(String(person.token)));
    await watched.close();
  });

  test.each([
    ['nothing', {}],
    ['an empty header', { authorization: '' }],
    ['a bare scheme', { authorization: 'Bearer' }],
    ['an unknown token', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['a huge token', { authorization: `Bearer ${'x'.repeat(8000)}` }],
    ['an unsigned JWT', { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' }],
    ['basic credentials', { authorization: 'Basic YWRhOmNvcnJlY3QgaG9yc2U=' }],
  ])('is not made of %s', async (_name, headers) => {
    const answer = await world.nobody.send('GET', '/events', undefined, headers);
    expect([answer.code, answer.message]).toEqual([401, 'You need to sign in to continue']);
  });

  test('is taken from the authorization header only', async () => {
    const { token } = ada;
    const tries = [
      await world.nobody.send('GET', `/events?token=${token}`),
      await world.nobody.send('GET', '/events', undefined, { cookie: `token=${token}; session=${token}` }),
      await world.nobody.send('GET', '/events', undefined, { 'x-authorization': `Bearer ${token}` }),
      await world.nobody.send('POST', '/events', { event: { name: 'x' }, token }),
    ];
    expect(tries.map(({ code }) => code)).toEqual([401, 401, 401, 401]);
  });

  test('a password that was changed meanwhile opens none', async () => {
    const hashing = watchHashing();
    onTestFinished(() => hashing.end());
    const person = await world.signUp();
    const changed = await hashAtOnce('another one');
    hashing.hold();
    const asked = hashing.asked.length;
    const trying = anotherSession(person.email).then(isIn, () => false);
    // The stored hash has been read, and is being compared.
    await vi.waitUntil(() => hashing.asked.length > asked, { timeout: patience });
    await world.ctx.database.db.execute(sql`update users set password_hash = ${changed} where id = ${person.id}`);
    hashing.release();
    expect(await trying).toBe(false);
    const left = await rowsOf(world.ctx.database.db, sql`select 1 from sessions where user_id = ${person.id}`);
    expect(left).toHaveLength(1);
  });
});
