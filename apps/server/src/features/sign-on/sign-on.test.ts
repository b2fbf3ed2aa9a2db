import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { exportAccount } from '@serendip/contract/account-export';
import { signIn } from '@serendip/contract/accounts';
import { getSettings } from '@serendip/contract/service';
import { freePort } from '@serendip/test-kit/free-port';
import {
  clientOfKit,
  type Says,
  type SignOnProviderKit,
  startSignOnProvider,
} from '@serendip/test-kit/sign-on-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpOf, fingerprint } from '../../../test/fingerprint.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { openSignOnProvider } from '../../adapters/sign-on-provider.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { cleanUp } from '../erasure/clean-up.ts';

let world: World;
let kit: SignOnProviderKit;
beforeAll(async () => {
  const port = await freePort();
  kit = await startSignOnProvider(port, 'https://events.test/api/sign_in/oidc/callback');
  world = await openWorld({ env: provider() });
});
afterAll(async () => {
  await world.close();
  await kit.stop();
});

const provider = () => ({
  OIDC_ISSUER: kit.issuer,
  OIDC_CLIENT_ID: clientOfKit.id,
  OIDC_CLIENT_SECRET: clientOfKit.secret,
  OIDC_NAME: 'The Club',
});
const db = () => world.ctx.database.db;
const visit = (url: string, cookie = '') => world.app.inject({ method: 'GET', url, headers: cookie ? { cookie } : {} });
/** The part behind the '#' of a redirect. */
const behind = (location: unknown) => Object.fromEntries(new URLSearchParams(String(location).split('#')[1]));

/** Sets out from here; gives the provider's address and the browser's cookie. */
async function setOut(from = '/dashboard', cookie = '') {
  const answer = await visit(`/api/sign_in/oidc?${new URLSearchParams({ from })}`, cookie);
  const [own = ''] = String(answer.headers['set-cookie'] ?? '').split(';');
  return { answer, cookie: own, address: String(answer.headers.location) };
}

/** Goes through the provider, over HTTP, as a browser does; gives the path where it leads back to. */
async function through(address: string): Promise<string> {
  const jar = new Map<string, string>();
  let at = address;
  for (let steps = 0; steps < 10; steps += 1) {
    if (at.startsWith('https://events.test')) return at.slice('https://events.test'.length);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    at = new URL(answer.headers.get('location') ?? 'missing', at).href;
  }
  throw new Error('the provider leads nowhere');
}

const exchange = (code: string, cookie: string) =>
  world.nobody.send('POST', '/users/sign_in_oidc', { user: { code } }, cookie ? { cookie } : {});

/** The whole way of somebody. */
async function signOn(says: Says | 'no', from?: string) {
  kit.says = says;
  const { cookie, address } = await setOut(from);
  const callback = await through(address);
  const back = await visit(callback, cookie);
  const { code = '', ...more } = behind(back.headers.location);
  return { back, callback, cookie, code, more };
}
async function signedOn(says: Says, from?: string) {
  const { code, cookie } = await signOn(says, from);
  const answer = await exchange(code, cookie);
  expect([answer.message, answer.code]).toEqual(['Signed in successfully.', 200]);
  return {
    ...answer,
    data: answer.data as { user: { id: string; email: string }; password_ended: boolean; from: string },
  };
}
let count = 0;
const somebody = (): { sub: string; email: string; email_verified: boolean } => {
  count += 1;
  return { sub: `sub-${count}`, email: `member-${count}@example.org`, email_verified: true };
};
const isRefused = { code: 422, message: 'This sign-in has ended: please begin again', data: {} };

test('somebody new gets an account with a confirmed address, and comes back to it whatever their address there becomes', async () => {
  expect((await world.nobody.get(getSettings, {})).sign_on).toEqual({ name: 'The Club' });
  const says = somebody();
  const { data, headers } = await signedOn(says, '/events/7?here=ABC#b');
  expect(data).toMatchObject({ user: { email: says.email }, from: '/events/7?here=ABC#b', password_ended: false });
  const mine = { authorization: headers.authorization };
  const { export: exported } = (await world.nobody.send('GET', '/users/export', undefined, mine)).data as {
    export: { user: { email_confirmed_at: string }; sign_ons: unknown[] };
  };
  expect(exported.user.email_confirmed_at).toEqual(expect.any(String));
  expect(exported.sign_ons).toMatchObject([{ issuer: kit.issuer, subject: says.sub }]);
  const later = await signedOn({ sub: says.sub, email: 'else@example.org', email_verified: false });
  expect(later.data.user.id).toBe(data.user.id);
  const deleted = await world.nobody.send('DELETE', '/users', { user: {} }, mine);
  expect(deleted.code).toBe(200);
  for (const table of ['sign_on_identities', 'sign_on_tickets'])
    expect(await rowsOf(db(), sql`select 1 from ${sql.identifier(table)} where user_id = ${data.user.id}`)).toEqual([]);
  expect((await signedOn(says)).data.user.id).not.toBe(data.user.id);
});

test('a verified address joins the account that has it, and leaves nobody else in who may have made it', async () => {
  const says = somebody();
  const stranger = await world.arrive(says.email);
  const first = await signedOn({ ...says, email: says.email.toUpperCase() });
  expect(first.data).toMatchObject({ user: { id: stranger.id }, password_ended: true });
  expect((await stranger.call(exportAccount, {})).code).toBe(401);
  const byPassword = { user: { email: says.email, password: 'correct horse' } };
  expect((await world.nobody.call(signIn, { body: byPassword })).code).toBe(401);
  const confirmed = somebody();
  const owner = await world.arrive(confirmed.email);
  await db().execute(sql`update users set email_confirmed_at = now() where id = ${owner.id}`);
  expect((await signedOn(confirmed)).data).toMatchObject({ user: { id: owner.id }, password_ended: false });
  expect((await owner.call(exportAccount, {})).code).toBe(200);
  // The address has been given to somebody new there.
  const before = await fingerprint(db());
  const { more } = await signOn({ ...confirmed, sub: 'another' }, '/messages');
  expect(more).toEqual({ sign_on: 'taken', from: '/messages' });
  expect(await fingerprint(db())).toBe(before);
});

test.each([
  ['an address that is not verified', { email_verified: false }, 'unverified'],
  ['an address said to be verified in words', { email_verified: 'true' as never }, 'unverified'],
  ['no address', { email: undefined as never }, 'unverified'],
  ['something that is no address', { email: 'evil' }, 'unverified'],
  ['no', 'no' as const, 'refused'],
  ['a subject of 256 characters', { sub: 's'.repeat(256) }, 'refused'],
  ['a subject that is half a letter', { sub: 'a\ud800' }, 'refused'],
  ['a subject with a line break', { sub: 'a\nb' }, 'refused'],
])('a provider that says %s changes nothing and opens nothing', async (_what, slip, fault) => {
  const says = somebody();
  await world.arrive(says.email);
  const before = await fingerprint(db());
  const { back, code, more } = await signOn(slip === 'no' ? 'no' : { ...says, ...slip }, '/events/7');
  expect([back.statusCode, code, more]).toEqual([303, '', { sign_on: fault, from: '/events/7' }]);
  expect(back.headers.location).toMatch(/^\/login#/);
  expect(await fingerprint(db())).toBe(before);
});

test('the way back is open once, to the browser that set out, for ten minutes; the session once, for one', async () => {
  const says = somebody();
  kit.says = says;
  const ended = { sign_on: 'ended', from: '/dashboard' };
  const { cookie, address, answer } = await setOut();
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-serendip_sign_on=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/,
  );
  expect(new URL(address).searchParams.get('code_challenge_method')).toBe('S256');
  const callback = await through(address);
  const other = (await setOut()).cookie;
  expect(other).not.toBe(cookie);
  for (const [path, jar] of [
    [callback, ''],
    [callback, other],
    [callback.replace(/state=[^&]*/, 'state=unknown'), cookie],
    [callback.replace(/state=[^&]*/, ''), cookie],
  ] as const)
    expect(behind((await visit(path, jar)).headers.location)).toEqual(ended);
  const { code = '' } = behind((await visit(callback, cookie)).headers.location);
  expect(code).toHaveLength(43);
  expect(behind((await visit(callback, cookie)).headers.location)).toEqual(ended);
  const [secret] = cookie.split('=').slice(1);
  const state = new URL(address).searchParams.get('state');
  const dump = await dumpOf(db());
  for (const hidden of [code, secret, state]) expect(dump.includes(String(hidden))).toBe(false);
  expect(await exchange(code, '')).toMatchObject(isRefused);
  expect(await exchange(code, other)).toMatchObject(isRefused);
  const twice = await Promise.all([exchange(code, cookie), exchange(code, cookie)]);
  expect(twice.map((each) => each.code).toSorted()).toEqual([200, 422]);
  // Two tabs of one browser may set out.
  const tab = await setOut('/messages', cookie);
  expect(tab.cookie).toBe(cookie);
  const late = await through(tab.address);
  await db().execute(sql`update sign_on_attempts set expires_at = now()`);
  expect(behind((await visit(late, cookie)).headers.location)).toEqual(ended);
  const slow = await signOn(says);
  await db().execute(sql`update sign_on_tickets set expires_at = now()`);
  expect(await exchange(slow.code, slow.cookie)).toMatchObject(isRefused);
  await cleanUp(world.ctx);
  expect(await rowsOf(db(), sql`select 1 from sign_on_attempts union all select 1 from sign_on_tickets`)).toEqual([]);
});

test('an answer of another provider, or with another code, is none', async () => {
  kit.says = somebody();
  for (const wrong of [/iss=[^&]*/, /code=[^&]*/]) {
    const { cookie, address } = await setOut();
    const callback = (await through(address)).replace(wrong, (part) => `${part.split('=')[0]}=https://evil.test`);
    expect(behind((await visit(callback, cookie)).headers.location)).toMatchObject({ sign_on: 'refused' });
  }
});

test.each([
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '',
  `/${'x'.repeat(2000)}`,
])('nobody is led elsewhere afterwards: %j', async (from) => {
  const { data } = await signedOn(somebody(), from);
  expect(data.from).toBe('/dashboard');
});

test('keys that have changed are asked for anew, after one sign-in that fails', async () => {
  await signedOn(somebody());
  await kit.changeKeys();
  const says = somebody();
  expect((await signOn(says)).more).toMatchObject({ sign_on: 'refused' });
  expect((await signedOn(says)).data.user.email).toBe(says.email);
});

test('a provider that is away or never answers is said to be so, and nobody waits for ever', async () => {
  const away = await openWorld({
    beside: world,
    env: {
      OIDC_ISSUER: `http://localhost:${await freePort()}`,
      OIDC_CLIENT_ID: 'x',
      OIDC_CLIENT_SECRET: 'x',
      OIDC_NAME: 'Away',
    },
  });
  const answer = await away.app.inject('/api/sign_in/oidc?from=/messages');
  expect([answer.statusCode, behind(answer.headers.location)]).toEqual([
    303,
    { sign_on: 'unreachable', from: '/messages' },
  ]);
  await away.close();
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const config = { issuer, clientId: 'x', clientSecret: 'x', name: 'x' };
  const secrets = { state: 'x', nonce: 'x', verifier: 'x'.repeat(43) };
  const asked = openSignOnProvider(config, 'https://events.test/x', 0.1).address(secrets);
  await expect(asked).rejects.toMatchObject({ fault: 'unreachable' });
  silent.close();
});

test('a provider’s answer without end is cut, and the sign-in screen says that the provider failed', async () => {
  const most = 64 * 1024 * 1024;
  let sent = 0;
  const endless = createHttpServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"issuer":"');
    const more = () => {
      while (sent < most && !response.destroyed) {
        sent += 64 * 1024;
        if (!response.write('x'.repeat(64 * 1024))) return void response.once('drain', more);
      }
      response.end('"}');
    };
    more();
  });
  const issuer = await new Promise<string>((resolve) =>
    endless.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(endless.address() as AddressInfo).port}`)),
  );
  const config = { issuer, clientId: 'x', clientSecret: 'x', name: 'x' };
  const secrets = { state: 'x', nonce: 'x', verifier: 'x'.repeat(43) };
  const asked = openSignOnProvider(config, 'https://events.test/x').address(secrets);
  await expect(asked).rejects.toMatchObject({ fault: 'unreachable' });
  expect(sent).toBeLessThan(most / 2);
  endless.closeAllConnections();
  endless.close();
});

test('without a provider there is nothing at its addresses', async () => {
  const none = await openWorld({ beside: world });
  expect((await none.nobody.get(getSettings, {})).sign_on).toBeNull();
  expect((await none.nobody.send('GET', '/sign_in/oidc')).code).toBe(404);
  await none.close();
});

test('an address that began a thousand sign-ons begins further ones, a second later', async () => {
  const limited = await openWorld({ beside: world, env: { ...provider(), RATE_LIMIT: 'on' } });
  const begin = () => limited.app.inject({ method: 'GET', url: '/api/sign_in/oidc' });
  const isAtProvider = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers.location).startsWith(kit.issuer);
  expect(isAtProvider(await begin())).toBe(true);
  await db().execute(sql`update throttles set points = 1000 where key like 'sign_ons_per_address:%'`);
  const begun = performance.now();
  expect(isAtProvider(await begin())).toBe(true);
  expect(performance.now() - begun).toBeGreaterThan(990);
  await limited.close();
});
