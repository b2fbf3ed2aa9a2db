import { changePassword, requestPasswordReset, signIn } from '@serendip/contract/accounts';
import { listJoinedEvents } from '@serendip/contract/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, Person, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const change = (person: Person, user: Record<string, unknown>) =>
  person.send('PUT', '/users/current_password', { user });
const fresh = { password: 'a new password', password_confirmation: 'a new password' };
const signInWith = (email: string, password: string) =>
  world.nobody.call(signIn, { body: { user: { email, password } } });

test('a password is changed with the old one: every other session ends, this one stays', async () => {
  const ada = await world.signUp();
  const other = await signInWith(ada.email, 'correct horse');
  const elsewhere = new Person(world.app, String(other.headers.authorization).replace('Bearer ', ''));
  expect((await elsewhere.call(listJoinedEvents, {})).code).toBe(200);
  expect((await change(ada, { current_password: 'correct horse', ...fresh })).code).toBe(200);
  expect((await ada.call(listJoinedEvents, {})).code).toBe(200);
  expect((await elsewhere.call(listJoinedEvents, {})).code).toBe(401);
  expect((await signInWith(ada.email, 'correct horse')).code).toBe(401);
  expect((await signInWith(ada.email, fresh.password)).code).toBe(200);
});

test('a wrong, missing or unfit password changes nothing and says why', async () => {
  const ada = await world.signUp();
  const wrong = await change(ada, { current_password: 'wrong horse', ...fresh });
  expect([wrong.code, wrong.message]).toEqual([403, 'Password is incorrect']);
  expect((await change(ada, fresh)).code).toBe(422);
  const short = { current_password: 'correct horse', password: 'short', password_confirmation: 'shirt' };
  expect((await change(ada, short)).errors).toEqual([
    'Password is too short (minimum is 6 characters)',
    "Password confirmation doesn't match Password",
  ]);
  expect((await signInWith(ada.email, 'correct horse')).code).toBe(200);
});

test('a mailed link to set a password is dead once the password was changed', async () => {
  const ada = await world.signUp();
  await world.nobody.get(requestPasswordReset, { body: { user: { email: ada.email } } });
  await ada.get(changePassword, { body: { user: { current_password: 'correct horse', ...fresh } } });
  const { rows } = (await world.ctx.database.db.execute('select 1 from password_resets')) as unknown as {
    rows: unknown[];
  };
  expect(rows).toEqual([]);
});
