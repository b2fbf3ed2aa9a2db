import { exportAccount } from '@serendip/contract/account-export';
import { deleteAccount, requestPasswordReset, resetPassword } from '@serendip/contract/accounts';
import {
  addPasskey,
  getPasskeyOptions,
  getSignInPasskeyOptions,
  listPasskeys,
  removePasskey,
  signInByPasskey,
} from '@serendip/contract/passkeys';
import { requestSignInCode, signInByCode } from '@serendip/contract/sign-in-code';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { authenticator } from '../../../test/authenticator.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { cleanUp } from '../erasure/clean-up.ts';

/** Without a mail server, and on the same database another process with one. */
let world: World;
let mailing: World;
beforeAll(async () => {
  world = await openWorld({ worker: true });
  mailing = await openWorld({ beside: world, env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
});
afterAll(async () => {
  await mailing.close();
  await world.close();
});

type Device = ReturnType<typeof authenticator>;
const db = () => world.ctx.database.db;
const optionsFor = async (person: Person) => (await person.get(getPasskeyOptions, {})).options as never;
const add = (person: Person, credential: ReturnType<Device['make']>, name = 'My phone') =>
  person.call(addPasskey, { body: { passkey: { name, credential } } });
async function addTo(person: Person, name = 'My phone') {
  const device = authenticator();
  const { code, data } = await add(person, device.make(await optionsFor(person)), name);
  expect(code).toBe(200);
  return { device, passkey: data.passkey };
}
const challenge = async () => (await world.nobody.get(getSignInPasskeyOptions, {})).options;
const signIn = (credential: ReturnType<Device['use']>, at = world) =>
  at.nobody.call(signInByPasskey, { body: { passkey: { credential } } });
const refused = { code: 422, message: 'This passkey did not work: try again, or sign in another way', data: {} };
const notAdded = { code: 422, message: 'This device could not be added: please try again', data: {} };
const isSignedIn = async ({ headers }: { headers: Record<string, unknown> }) =>
  (await world.nobody.send('GET', '/users/export', undefined, { authorization: headers.authorization })).code === 200;

test('a device that was added signs its owner in, at any process, and is listed, exported and removed under its name', async () => {
  const ada = await world.arrive();
  const made = (await ada.get(getPasskeyOptions, {})).options;
  expect(made).toMatchObject({
    rp: { id: 'events.test', name: 'Serendip' },
    user: { name: ada.email, displayName: ada.alias },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  });
  const device = authenticator();
  const { data } = await add(ada, device.make(made as never), '  Ada’s phone \u202e');
  expect(data.passkey).toMatchObject({ name: 'Ada’s phone', last_used_at: null });
  expect((await ada.get(getPasskeyOptions, {})).options.excludeCredentials).toMatchObject([{ id: device.id }]);
  const options = await challenge();
  expect(options).toMatchObject({ rpId: 'events.test', userVerification: 'required' });
  expect(options.allowCredentials ?? []).toEqual([]);
  const answer = await signIn(device.use(options), mailing);
  expect([answer.code, answer.data.user]).toEqual([200, { id: ada.id, email: ada.email, alias: ada.alias }]);
  expect(await isSignedIn(answer)).toBe(true);
  const { passkeys, password } = await ada.get(listPasskeys, {});
  expect([passkeys.map(({ name, last_used_at }) => [name, typeof last_used_at]), password]).toEqual([
    [['Ada’s phone', 'string']],
    true,
  ]);
  expect((await ada.get(exportAccount, {})).export.passkeys).toMatchObject([{ name: 'Ada’s phone' }]);
  const params = { passkey_id: data.passkey.id };
  expect((await (await world.arrive()).call(removePasskey, { params })).code).toBe(404);
  await ada.get(removePasskey, { params });
  expect((await ada.call(removePasskey, { params })).code).toBe(404);
  expect(await signIn(device.use(await challenge()))).toMatchObject(refused);
  expect((await ada.call(exportAccount, {})).code).toBe(200);
});

test('an answer works once, for fifteen minutes, for this site, from a device that knows its owner and counts on', async () => {
  const ada = await world.arrive();
  const { device } = await addTo(ada);
  const once = device.use(await challenge());
  const twice = await Promise.all([signIn(once), signIn(once)]);
  expect(twice.map(({ code }) => code).toSorted()).toEqual([200, 422]);
  const old = await challenge();
  await db().execute(sql`update passkey_challenges set expires_at = expires_at - interval '15 minutes'`);
  expect(await signIn(device.use(old))).toMatchObject(refused);
  const { challenge: ofAda } = (await optionsFor(ada)) as { challenge: string };
  const slips: [string, ReturnType<Device['use']>][] = [
    ['a challenge of nobody’s', device.use({ challenge: 'x'.repeat(43) })],
    ['a challenge for adding', device.use({ challenge: ofAda })],
    ['another site', device.use(await challenge(), { origin: 'https://evil.test' })],
    ['another relying party', device.use(await challenge(), { rpId: 'evil.test' })],
    ['no verification', device.use(await challenge(), { flags: 1 })],
    ['another person’s handle', device.use(await challenge(), { userHandle: 'A'.repeat(22) })],
    ['a copy that has counted less', device.use(await challenge(), { counter: 1 })],
    ['a device of nobody’s', authenticator().use(await challenge(), { userHandle: 'A'.repeat(22) })],
  ];
  for (const [what, credential] of slips) expect([what, await signIn(credential)]).toMatchObject([what, refused]);
  const forged = device.use(await challenge(), { counter: 90 });
  const { signature } = authenticator().use(await challenge()).response;
  expect(await signIn({ ...forged, response: { ...forged.response, signature } })).toMatchObject(refused);
  // Nothing of this has used the device up.
  expect((await signIn(device.use(await challenge(), { counter: 3 }))).code).toBe(200);
  const silent = authenticator();
  await add(ada, silent.make(await optionsFor(ada), { counter: 0 }));
  for (let time = 0; time < 2; time += 1)
    expect((await signIn(silent.use(await challenge(), { counter: 0 }))).code).toBe(200);
});

test('anything that a browser made is added once, for the person and site it was made for, under a name', async () => {
  const [ada, bob] = [await world.arrive(), await world.arrive()];
  const device = authenticator();
  const ofBob = await optionsFor(bob);
  expect(await add(ada, device.make(ofBob))).toMatchObject(notAdded);
  expect(await add(ada, device.make(await optionsFor(ada), { origin: 'https://evil.test' }))).toMatchObject(notAdded);
  expect(await add(ada, device.make(await optionsFor(ada), { flags: 1 }))).toMatchObject(notAdded);
  expect((await add(ada, device.make(await optionsFor(ada)), ' ')).errors).toEqual(["Name can't be blank"]);
  const made = device.make(await optionsFor(ada));
  expect((await Promise.all([add(ada, made), add(ada, made)])).map(({ code }) => code).toSorted()).toEqual([200, 422]);
  // Nobody takes over a device by naming it as their own.
  expect(await add(bob, device.make(await optionsFor(bob)))).toMatchObject(notAdded);
  expect((await bob.get(listPasskeys, {})).passkeys).toEqual([]);
  const row = sql`select ${ada.id}::uuid, 'full-' || n, 'x', 0, '[]', 'n' from generate_series(1, 18) n`;
  await db().execute(sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, name) ${row}`);
  const twoMore = [authenticator(), authenticator()];
  const credentials = [];
  for (const one of twoMore) credentials.push(one.make(await optionsFor(ada)));
  const answers = await Promise.all(credentials.map((credential) => add(ada, credential)));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 422]);
  expect(await ada.call(getPasskeyOptions, {})).toMatchObject({ errors: ['You can have at most 20 passkeys'] });
});

test('a session that is not fresh adds none, nor does an address that nobody has confirmed where mails are sent', async () => {
  const ada = await world.arrive();
  const inMailing = mailing.nobody;
  const authorization = `Bearer ${ada.token}`;
  const ask = () => inMailing.send('POST', '/users/passkeys/options', undefined, { authorization });
  expect(await ask()).toMatchObject({ code: 422, message: 'Confirm your e-mail address first' });
  await db().execute(sql`update users set email_confirmed_at = now() where id = ${ada.id}`);
  expect((await ask()).code).toBe(200);
  await db().execute(sql`update sessions set created_at = now() - interval '10 minutes' where user_id = ${ada.id}`);
  expect(await ask()).toMatchObject({ code: 403, message: 'Sign in again to do this' });
  expect(await ada.call(getPasskeyOptions, {})).toMatchObject({ code: 403 });
});

test('a reset lists the passkeys in its mail and keeps them; the first proof of a mailbox ends those made before it', async () => {
  const ada = await world.arrive();
  const { device } = await addTo(ada, 'Ada’s phone');
  await world.nobody.get(requestPasswordReset, { body: { user: { email: ada.email } } });
  const lastTo = (word: string) => world.mails.findLast(({ to, text }) => to === ada.email && text.includes(word));
  await vi.waitFor(() => expect(lastTo('/reset-password/')).toBeDefined(), { timeout: patience });
  const { text = '' } = lastTo('/reset-password/') ?? {};
  expect(text).toMatch(/^- Ada’s phone \(added on \d{4}-\d\d-\d\d\)$/m);
  const reset_password_token = /reset-password\/([\w-]{43})/.exec(text)?.[1] ?? '';
  const user = { reset_password_token, password: 'new password', password_confirmation: 'new password' };
  await world.nobody.get(resetPassword, { body: { user } });
  expect((await signIn(device.use(await challenge()))).code).toBe(200);
  await world.nobody.get(requestSignInCode, { body: { user: { email: ada.email } } });
  await vi.waitFor(() => expect(lastTo('/sign-in-code#')).toBeDefined(), { timeout: patience });
  const code = /^(\d{6})$/m.exec(lastTo('/sign-in-code#')?.text ?? '')?.[1] ?? '';
  const owner = await mailing.nobody.call(signInByCode, { body: { user: { email: ada.email, code } } });
  expect(owner.data).toMatchObject({ password_ended: true });
  expect(await signIn(device.use(await challenge()))).toMatchObject(refused);
  // Without a password, a fresh session is what an erasure asks for.
  const erase = () =>
    world.nobody.send('DELETE', '/users', { user: {} }, { authorization: owner.headers.authorization });
  await db().execute(sql`update sessions set created_at = now() - interval '10 minutes' where user_id = ${ada.id}`);
  expect(await erase()).toMatchObject({ code: 403, message: 'Sign in again to do this' });
  await db().execute(sql`update sessions set created_at = now() where user_id = ${ada.id}`);
  expect((await erase()).code).toBe(200);
});

test('an erasure leaves no passkey and no challenge; the clean-up takes challenges that nobody answered', async () => {
  const ada = await world.arrive();
  const { device } = await addTo(ada, 'canary-passkey');
  await optionsFor(ada);
  await ada.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  expect(await signIn(device.use(await challenge()))).toMatchObject(refused);
  const left = (whose: ReturnType<typeof sql>) => rowsOf(db(), sql`select 1 from passkey_challenges where ${whose}`);
  expect(await left(sql`user_id = ${ada.id}`)).toEqual([]);
  expect(await rowsOf(db(), sql`select 1 from passkeys where user_id = ${ada.id}`)).toEqual([]);
  await db().execute(sql`update passkey_challenges set expires_at = now() - interval '1 second'`);
  await cleanUp(world.ctx);
  expect(await left(sql`true`)).toEqual([]);
});

test('a session that a passkey opened ends with that passkey, and no other session does', async () => {
  const ada = await world.arrive();
  const [kept, lost] = [await addTo(ada, 'Kept'), await addTo(ada, 'Lost')];
  const [byKept, byLost] = [
    await signIn(kept.device.use(await challenge())),
    await signIn(lost.device.use(await challenge())),
  ];
  await ada.get(removePasskey, { params: { passkey_id: lost.passkey.id } });
  expect([await isSignedIn(byKept), await isSignedIn(byLost)]).toEqual([true, false]);
  expect((await ada.call(listPasskeys, {})).code).toBe(200);
});

test('a challenge for adding counts in the session that asked for it alone', async () => {
  const ada = await world.arrive();
  const { device } = await addTo(ada);
  const { headers } = await signIn(device.use(await challenge()));
  const made = authenticator().make(await optionsFor(ada));
  const elsewhere = { authorization: headers.authorization };
  const body = { passkey: { name: 'Mine', credential: made } };
  expect(await world.nobody.send('POST', '/users/passkeys', body, elsewhere)).toMatchObject(notAdded);
  expect((await add(ada, made)).code).toBe(200);
});

test('at another address than the public one, adding a device says which address to open', async () => {
  const ada = await world.arrive();
  const at = (origin: string) => ada.send('POST', '/users/passkeys/options', undefined, { origin });
  expect(await at('http://192.168.0.7:3000')).toMatchObject({
    code: 422,
    errors: ['A device can only be added at https://events.test. Open that address and try again.'],
  });
  expect((await at('https://events.test')).code).toBe(200);
});
