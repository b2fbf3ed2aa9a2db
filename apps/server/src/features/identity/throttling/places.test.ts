import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codesOf,
  forgetAll,
  newAddress,
  pointsOf,
  post,
  right,
  setPoints,
  signInAs,
  times,
} from '../../../../test/throttling.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
});
afterAll(() => world.close());

test('a venue full of people behind one address signs up and in unhindered: right passwords count for the account alone', async () => {
  const venue = newAddress();
  await forgetAll(world);
  const emails = Array.from({ length: 24 }, () => `${randomUUID()}@example.org`);
  const signUps = await Promise.all(
    emails.map((email) => post(world, '/users', { email, password: right, password_confirmation: right }, venue)),
  );
  const signIns = await Promise.all(emails.map((email) => signInAs(world, email, right, venue)));
  expect(new Set([...signUps, ...signIns].map(({ code }) => code))).toEqual(new Set([200]));
  const [email = ''] = emails;
  expect(new Set((await times(12, () => signInAs(world, email, right, venue))).map(({ code }) => code))).toEqual(
    new Set([200]),
  );
  expect(await pointsOf(world, 'wrong_passwords_%')).toEqual([]);
  expect(await pointsOf(world, 'sign_ins_per_account')).toEqual([...Array.from({ length: 23 }, () => 1), 13]);
});

test('an e-mail that is taken is called taken, however often one address signs up with it', async () => {
  const { email } = await world.arrive();
  const venue = newAddress();
  const user = { email, password: right, password_confirmation: right };
  const answers = await times(70, () => post(world, '/users', user, venue));
  expect(new Set(answers.map(({ code, message }) => `${code} ${message}`))).toEqual(
    new Set(['422 Email has already been taken']),
  );
});

test('people who sign in at once from one address get in, also when they are more than the wrong guesses it has left', async () => {
  const venue = newAddress();
  const guests = await Promise.all(Array.from({ length: 8 }, () => world.arrive()));
  await forgetAll(world);
  await signInAs(world, 'nobody@example.org', 'guess', venue);
  await setPoints(world, 'wrong_passwords_per_address', 498);
  const answers = await Promise.all(guests.map(({ email }) => signInAs(world, email, right, venue)));
  expect(codesOf(answers)).toEqual({ 200: 8 });
  expect(await pointsOf(world, 'wrong_passwords_per_address')).toEqual([498]);
});

test('the owner gets in from an address of an earlier sign-in, whatever others guess elsewhere', async () => {
  const home = newAddress();
  const email = `${randomUUID()}@example.org`;
  await post(world, '/users', { email, password: right, password_confirmation: right }, home);
  await signInAs(world, email, 'guess', newAddress());
  await setPoints(world, 'wrong_passwords_per_account', 100);
  expect((await signInAs(world, email, right, newAddress())).code).toBe(429);
  expect((await signInAs(world, email, right, home)).code).toBe(200);
  // Own slips there count as before.
  expect(codesOf(await times(11, () => signInAs(world, email, 'guess', home)))).toEqual({ 401: 10, 429: 1 });
});

test('the owner gets in on a device of an earlier sign-in, whatever was guessed from the same address; an invented number opens nothing', async () => {
  const venue = newAddress();
  const { email } = await world.arrive();
  const on = (password: string, cookie: string, from: string) =>
    world.nobody.send(
      'POST',
      '/users/sign_in',
      { user: { email, password } },
      { 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) },
    );
  const signedIn = await on(right, '', newAddress());
  const [cookie = '', ...attributes] = String(signedIn.headers['set-cookie']).split('; ');
  expect(attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Strict', 'Max-Age=2592000', 'Secure']);
  expect(codesOf(await times(11, () => on('guess', '', venue)))).toEqual({ 401: 10, 429: 1 });
  await setPoints(world, 'wrong_passwords_per_account', 100);
  expect((await on(right, 'serendip_device=AAAAAAAAAAAAAAAAAAAAAA', venue)).code).toBe(429);
  expect((await on(right, cookie, venue)).code).toBe(200);
  expect(codesOf(await times(11, () => on('guess', cookie, venue)))).toEqual({ 401: 10, 429: 1 });
  expect((await on(right, cookie, newAddress())).code).toBe(429);
  // The cookie signs nobody in.
  expect((await world.nobody.send('GET', '/events', undefined, { cookie })).code).toBe(401);
});

test('the known places of an account are forgotten with it', async () => {
  const person = await world.arrive();
  await forgetAll(world);
  await signInAs(world, person.email, right, newAddress());
  expect(await pointsOf(world, 'signed_in_from')).toHaveLength(2);
  await person.send('DELETE', '/users', { user: { password: right } });
  expect(await pointsOf(world, 'signed_in_from')).toEqual([]);
});
