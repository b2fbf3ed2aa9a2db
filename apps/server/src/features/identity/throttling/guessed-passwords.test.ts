import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codesOf,
  countStatements,
  forgetAll,
  newAddress,
  right,
  setPoints,
  signInAs,
  times,
} from '../../../../test/throttling.ts';
import { type Hashing, watchHashing } from '../../../../test/watched-hashing.ts';
import { openWorld, type World } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';

let world: World;
/** A further process of the same installation, on the same database. */
let second: World;
/** The same without a proxy that is trusted. */
let direct: World;
let hashing: Hashing;
beforeAll(async () => {
  hashing = watchHashing();
  world = await openWorld({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
  second = await openWorld({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' }, beside: world });
  direct = await openWorld({ env: { RATE_LIMIT: 'on' }, beside: world });
});
afterAll(async () => {
  for (const one of [second, direct, world]) await one.close();
  hashing.end();
});

test('ten wrong passwords from an address end its tries for the account in every process, also with the right one; elsewhere the owner gets in', async () => {
  const { email } = await world.arrive();
  const here = newAddress();
  expect((await times(10, (n) => signInAs(world, email, `guess ${n}`, here))).map(({ code }) => code)).toEqual(
    Array.from({ length: 10 }, () => 401),
  );
  for (const process of [world, second]) {
    const refused = await signInAs(process, email.toUpperCase(), right, here);
    expect([refused.code, refused.message]).toEqual([429, 'Too many requests. Please wait a moment and try again.']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  }
  expect((await signInAs(world, email, right, newAddress())).code).toBe(200);
  // Another account from that address is not hindered.
  expect((await signInAs(world, (await world.arrive()).email, right, here)).code).toBe(200);
});

test('a guesser leaves the owner a first try on another device at the same address, until thirty in all were wrong there', async () => {
  const { email } = await world.arrive();
  const here = newAddress();
  const on = (browser: string, password: string) =>
    world.nobody.send(
      'POST',
      '/users/sign_in',
      { user: { email, password } },
      { 'x-forwarded-for': here, 'user-agent': browser },
    );
  await forgetAll(world);
  expect(codesOf(await times(12, () => on('a guesser', 'guess')))).toEqual({ 401: 10, 429: 2 });
  expect((await on('the owner', right)).code).toBe(200);
  await forgetAll(world);
  expect(codesOf(await times(31, (n) => on(`browser ${n}`, 'guess')))).toEqual({ 401: 30, 429: 1 });
  expect((await on('the owner', right)).code).toBe(429);
});

test('wrong passwords are forgotten after their time', async () => {
  const { email } = await world.arrive();
  const here = newAddress();
  await forgetAll(world);
  await signInAs(world, email, 'guess', here);
  await setPoints(world, 'wrong_passwords_per_device', 10);
  expect((await signInAs(world, email, right, here)).code).toBe(429);
  await world.ctx.database.db.execute(sql`update throttles set expire = now() - interval '1 second'`);
  expect((await signInAs(second, email, right, here)).code).toBe(200);
});

test('an unknown e-mail is throttled like a known one', async () => {
  const here = newAddress();
  const answers = await times(11, () => signInAs(world, 'nobody@example.org', 'guess', here));
  expect(answers.map(({ code }) => code)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

test('wrong passwords from ever new addresses count for the account, too', async () => {
  const { email } = await world.arrive();
  await forgetAll(world);
  await signInAs(world, email, 'guess', newAddress());
  await setPoints(world, 'wrong_passwords_per_account', 99);
  expect((await signInAs(world, email, 'guess', newAddress())).code).toBe(401);
  expect((await signInAs(world, email, right, newAddress())).code).toBe(429);
});

test('an address that guesses at account after account has its wrong tries answered late, and no right password refused', async () => {
  const victims = await Promise.all(Array.from({ length: 4 }, () => world.arrive()));
  const [here, there] = [newAddress(), newAddress()];
  await forgetAll(world);
  expect((await signInAs(world, victims[0]?.email ?? '', 'guess', here)).code).toBe(401);
  await setPoints(world, 'wrong_passwords_per_address', 500);
  const begun = performance.now();
  const order: string[] = [];
  const answers = await Promise.all([
    signInAs(second, victims[1]?.email ?? '', 'guess', here).finally(() => order.push('wrong')),
    signInAs(world, 'invented@example.org', 'guess', here).finally(() => order.push('wrong')),
    signInAs(world, victims[2]?.email ?? '', right, here).finally(() => order.push('right')),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([401, 401, 200]);
  // Wrong ones are answered a second late.
  expect(performance.now() - begun).toBeGreaterThan(990);
  expect(order).toEqual(['right', 'wrong', 'wrong']);
  expect(world.ctx.bounds.refusals().get('wrong_passwords_per_address')).toBeGreaterThan(0);
  expect((await signInAs(world, victims[3]?.email ?? '', right, there)).code).toBe(200);
});

test('for an address over its bound, only e-mails of accounts cost a hash: invented ones take no turn', async () => {
  const here = newAddress();
  const { email } = await world.arrive();
  await forgetAll(world);
  await signInAs(world, 'nobody@example.org', 'guess', here);
  await setPoints(world, 'wrong_passwords_per_address', 500);
  const hashed = hashing.asked.length;
  const flood = Promise.all(
    Array.from({ length: 40 }, (_, n) => signInAs(world, `nobody-${n}@example.org`, 'guess', here)),
  );
  expect((await signInAs(world, email, right, here)).code).toBe(200);
  expect(codesOf(await flood)).toEqual({ 401: 40 });
  expect(hashing.asked.length - hashed).toBe(1);
});

test('an address that a caller claims counts for nothing where no proxy is trusted', async () => {
  const { email } = await world.arrive();
  const answers = await times(11, () => signInAs(direct, email, 'guess', newAddress()));
  expect(answers.map(({ code }) => code)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

test('the many addresses of one IPv6 network count as one', async () => {
  const { email } = await world.arrive();
  const spellings = ['2001:db8::', '2001:db8:0:0:', '2001:0db8:0000:0000:'];
  const address = (n: number) => {
    const start = spellings[n % 3] ?? '';
    return start.endsWith('::') ? `${start}${(n + 1).toString(16)}` : `${start}0:0:0:${(n + 1).toString(16)}`;
  };
  const answers = await times(11, (n) => signInAs(world, email, 'guess', address(n)));
  expect(answers.map(({ code }) => code)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect((await signInAs(world, email, right, '2001:db8:0:1::1')).code).toBe(200);
});

test('an IPv4-mapped IPv6 address counts as its IPv4 address', async () => {
  const { email } = await world.arrive();
  await times(10, () => signInAs(world, email, 'guess', '::ffff:10.7.7.7'));
  expect((await signInAs(world, email, right, '10.7.7.7')).code).toBe(429);
  expect((await signInAs(world, email, right, '::ffff:10.7.7.8')).code).toBe(200);
});

test('wrong passwords for an erasure count, too', async () => {
  const person = await world.arrive();
  const erase = (password: string) =>
    person.send('DELETE', '/users', { user: { password } }, { 'x-forwarded-for': '10.9.9.9' });
  expect((await times(10, () => erase('guess'))).map(({ code }) => code)).toEqual(
    Array.from({ length: 10 }, () => 403),
  );
  expect((await erase(right)).code).toBe(429);
});

test('RATE_LIMIT=off counts no wrong password', async () => {
  const open = await openWorld({ beside: world });
  const { email } = await open.arrive();
  const here = newAddress();
  const answers = await times(11, () => signInAs(open, email, 'guess', here));
  expect(answers.at(-1)?.code).toBe(401);
  await open.close();
});

test('a refused sign-in costs the same for a known and an unknown e-mail: one hash of the same cost, and as many statements', async () => {
  // Hashed at the full cost, as everybody outside the tests is.
  const { email } = await world.signUp();
  const workFor = async (address: string) => {
    const hashed = hashing.asked.length;
    const statements = await countStatements(world, () => signInAs(world, address, 'wrong horse', newAddress()));
    return { statements, hashed: hashing.asked.slice(hashed) };
  };
  const known = await workFor(email);
  expect(known.hashed).toEqual([{ memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }]);
  expect(await workFor('nobody-here@example.org')).toEqual(known);
});
