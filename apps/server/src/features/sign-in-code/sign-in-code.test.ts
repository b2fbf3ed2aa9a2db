import { exportAccount } from '@serendip/contract/account-export';
import { deleteAccount, requestPasswordReset, signIn } from '@serendip/contract/accounts';
import { confirmEmail, getEmailConfirmation } from '@serendip/contract/email-confirmation';
import { requestSignInCode, signInByCode } from '@serendip/contract/sign-in-code';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dumpOf } from '../../../test/fingerprint.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { signInCodeMailJob } from '../../queue/jobs.ts';
import { addressHash } from '../identity/delete-mails-to.ts';
import { sendSignInCodeMail } from './send-mail.ts';

/** One that sends mails, one on the same database that writes them for an operator, and one that counts. */
let world: World;
let quiet: World;
let strict: World;
beforeAll(async () => {
  world = await openWorld({ worker: true, env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  quiet = await openWorld({ beside: world });
  const env = { RATE_LIMIT: 'on', TRUST_PROXY: 'on', LIMIT_CODE_REQUESTS_PER_ADDRESS: '8' };
  strict = await openWorld({ beside: world, env });
});
afterAll(async () => {
  await strict.close();
  await quiet.close();
  await world.close();
});

const ask = (email: string, at = world) => at.nobody.get(requestSignInCode, { body: { user: { email } } });
const use = (email: string, code: string, at = world) =>
  at.nobody.call(signInByCode, { body: { user: { email, code } } });
const mailsTo = (email: string) => world.mails.filter(({ to, subject }) => to === email && subject.includes('code'));
const codeIn = (text = '') => /^(\d{6})$/m.exec(text)?.[1] ?? '';
/** The code of somebody's n-th mail, once it has come. */
async function codeOf({ email }: Person, count = 1): Promise<string> {
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(count), { timeout: patience });
  return codeIn(mailsTo(email).at(-1)?.text);
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const db = () => world.ctx.database.db;
const refused = {
  code: 422,
  message: 'This code is wrong or no longer valid: check it, or ask for a new one',
  data: {},
};
const bearer = ({ headers }: { headers: Record<string, unknown> }) => String(headers.authorization ?? '');
const isSignedIn = async (authorization: string) =>
  (await world.nobody.send('GET', '/users/export', undefined, { authorization })).code === 200;

test('a mailed code signs in once, from anywhere, however it is typed; the link of the mail holds the same', async () => {
  const ada = await world.arrive();
  await ask(` ${ada.email.toUpperCase()} `);
  const code = await codeOf(ada);
  const [mail] = mailsTo(ada.email);
  expect(mail?.subject).toBe('Your code to sign in to Serendip');
  expect(mail?.subject).not.toContain(code);
  const link = new URL(mail?.link ?? '');
  expect(`${link.origin}${link.pathname}${link.search}`).toBe('https://events.test/sign-in-code');
  expect(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toEqual({ email: ada.email, code });
  expect(mail?.text).toContain(link.href);
  const stored = await rowsOf(
    db(),
    sql`select code_hash as text from sign_in_codes union all select data::text from jobs.job`,
  );
  expect(JSON.stringify(stored)).not.toContain(`"${code}`);
  const answer = await use(ada.email, ` ${code.slice(0, 3)}-${code.slice(3)} `);
  expect([answer.code, answer.data.user.id, answer.message]).toEqual([200, ada.id, 'Signed in successfully.']);
  expect(await isSignedIn(bearer(answer))).toBe(true);
  expect(await use(ada.email, code)).toMatchObject(refused);
});

test('of many who use one code at once, one gets in', async () => {
  const ada = await world.arrive();
  await ask(ada.email);
  const code = await codeOf(ada);
  const answers = await Promise.all(Array.from({ length: 5 }, () => use(ada.email, code)));
  expect(answers.map((answer) => answer.code).toSorted()).toEqual([200, 422, 422, 422, 422]);
});

test('a code is void after five tries, also at once, until it is asked for again, and after ten minutes', async () => {
  const [ada, bob, cleo] = [await world.arrive(), await world.arrive(), await world.arrive()];
  for (const { email } of [ada, bob, cleo]) await ask(email);
  const [ofAda, ofBob, ofCleo] = [await codeOf(ada), await codeOf(bob), await codeOf(cleo)];
  for (let time = 0; time < 4; time += 1) expect(await use(ada.email, other(ofAda))).toMatchObject(refused);
  // Text that is not a code does not count as a try.
  for (const typed of ['', '12345', 'abcdef', '1234567']) expect(await use(ada.email, typed)).toMatchObject(refused);
  expect((await use(ada.email, ofAda)).code).toBe(200);
  await Promise.all(Array.from({ length: 6 }, () => use(bob.email, other(ofBob))));
  expect(await use(bob.email, ofBob)).toMatchObject(refused);
  await ask(bob.email);
  expect((await use(bob.email, await codeOf(bob, 2))).code).toBe(200);
  await db().execute(sql`update sign_in_codes set expires_at = expires_at - interval '10 minutes'
    where user_id = ${cleo.id}`);
  expect(await use(cleo.email, ofCleo)).toMatchObject(refused);
});

test('a stranger who asks for a code for somebody else makes no code void: each mail has the same, once', async () => {
  const ada = await world.arrive();
  await ask(ada.email);
  const code = await codeOf(ada);
  await use(ada.email, other(code));
  for (let time = 0; time < 3; time += 1) await ask(ada.email);
  expect(await codeOf(ada, 4)).toBe(code);
  const tries = await rowsOf(db(), sql`select tries, mails from sign_in_codes where user_id = ${ada.id}`);
  expect(tries).toEqual([{ tries: 1, mails: 4 }]);
  expect((await use(ada.email, code)).code).toBe(200);
  expect(await use(ada.email, code)).toMatchObject(refused);
  // The next one is another, and so is one after thirty wrong tries.
  await ask(ada.email);
  const next = await codeOf(ada, 5);
  expect(next).not.toBe(code);
  await db().execute(sql`update sign_in_codes set tries = 30 where user_id = ${ada.id}`);
  expect(await use(ada.email, next)).toMatchObject(refused);
  await ask(ada.email);
  expect((await use(ada.email, await codeOf(ada, 6))).code).toBe(200);
});

test('nothing tells whether an address has an account: not the answers, the rows, the jobs nor how wrong codes count', async () => {
  const ada = await world.arrive();
  const unknown = `nobody-${ada.id}@example.org`;
  const seen = [];
  for (const email of [ada.email, unknown]) {
    const asked = await world.nobody.call(requestSignInCode, { body: { user: { email } } });
    const row = async () =>
      rowsOf(
        db(),
        sql`select tries, code_hash like 'argon2id$%' as made, expires_at > now() + interval '9 minutes' as lives
          from sign_in_codes where address_hash = ${addressHash(email)}`,
      );
    await vi.waitFor(async () => expect(await row()).toMatchObject([{ made: true }]), { timeout: patience });
    const wrong = [await use(email, '000000'), await use(email, '999999')];
    seen.push([
      [asked.code, asked.message, asked.data],
      wrong.map(({ code, message, data }) => ({ code, message, data })),
      await row(),
    ]);
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[0]?.at(-1)).toEqual([{ tries: 2, made: true, lives: true }]);
  expect(mailsTo(unknown)).toEqual([]);
  expect(await dumpOf(db())).not.toContain(unknown);
  for (const email of ['', 'no address', 'x'.repeat(2000), '\ud800@example.org'])
    expect((await world.nobody.call(requestSignInCode, { body: { user: { email } } })).code).toBe(200);
});

test('the first code confirms the address and leaves nobody else in who may have made the account before', async () => {
  const stranger = await world.signUp();
  await world.nobody.get(requestPasswordReset, { body: { user: { email: stranger.email } } });
  const confirmation = await vi.waitFor(
    () => {
      const text = world.mails.find(({ to, text }) => to === stranger.email && text.includes('/confirm-email/'))?.text;
      expect(text).toBeDefined();
      return /confirm-email\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
    },
    { timeout: patience },
  );
  expect((await stranger.get(getEmailConfirmation, {})).email_confirmed).toBe(false);
  await ask(stranger.email);
  const owner = await use(stranger.email, await codeOf(stranger));
  expect(owner.data).toMatchObject({ user: { id: stranger.id }, password_ended: true });
  expect((await stranger.call(exportAccount, {})).code).toBe(401);
  const byPassword = { user: { email: stranger.email, password: 'correct horse' } };
  expect((await world.nobody.call(signIn, { body: byPassword })).code).toBe(401);
  const late = { user: { confirmation_token: confirmation } };
  expect((await world.nobody.call(confirmEmail, { body: late })).code).toBe(422);
  const exported = await world.nobody.send('GET', '/users/export', undefined, { authorization: bearer(owner) });
  expect(exported.data).toMatchObject({ export: { user: { email_confirmed_at: expect.any(String) } } });
  // From now on a code takes nothing from its owner.
  await ask(stranger.email);
  const again = await use(stranger.email, await codeOf(stranger, 2));
  expect(again.data.password_ended).toBe(false);
  expect(await isSignedIn(bearer(owner))).toBe(true);
});

test('without a mail server, where an operator passes codes on, a code confirms nothing and ends nothing', async () => {
  const ada = await quiet.signUp();
  await ask(ada.email, quiet);
  const answer = await use(ada.email, await codeOf(ada), quiet);
  expect([answer.code, answer.data.password_ended]).toEqual([200, false]);
  const [row] = await rowsOf(
    db(),
    sql`select email_confirmed_at, password_hash is not null as kept from users
    where id = ${ada.id}`,
  );
  expect(row).toEqual({ email_confirmed_at: null, kept: true });
  expect((await ada.call(exportAccount, {})).code).toBe(200);
});

test('the export tells of a code that works; an erasure leaves no code, no mail that waits and no way in', async () => {
  const ada = await world.arrive();
  await ask(ada.email);
  const code = await codeOf(ada);
  const { mailed_links } = (await ada.get(exportAccount, {})).export;
  expect(mailed_links).toEqual([{ kind: 'sign_in_code', expires_at: expect.any(String), new_email: null }]);
  const [row] = await rowsOf<{ request_id: string }>(
    db(),
    sql`select request_id from sign_in_codes where user_id = ${ada.id}`,
  );
  await ada.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  expect(await use(ada.email, code)).toMatchObject(refused);
  expect(await rowsOf(db(), sql`select 1 from sign_in_codes where user_id = ${ada.id}`)).toEqual([]);
  expect(await rowsOf(db(), sql`select 1 from jobs.job where data ->> 'user_id' = ${ada.id}`)).toEqual([]);
  await sendSignInCodeMail(world.ctx, { user_id: ada.id, request_id: row?.request_id ?? '' });
  expect(mailsTo(ada.email)).toHaveLength(1);
});

test('a mail that comes late or for an older request is not written', async () => {
  const ada = await world.arrive();
  await ask(ada.email);
  await codeOf(ada);
  const [row] = await rowsOf<{ request_id: string }>(
    db(),
    sql`update sign_in_codes set expires_at = now() where user_id = ${ada.id} returning request_id`,
  );
  await sendSignInCodeMail(world.ctx, { user_id: ada.id, request_id: row?.request_id ?? '' });
  expect(mailsTo(ada.email)).toHaveLength(1);
});

test('one mailbox gets five mails an hour for a device and fifteen in all, with equal answers; an address over its bound goes slower', async () => {
  const jobs = async () =>
    (await rowsOf(db(), sql`select 1 from jobs.job where name = ${signInCodeMailJob.name}`)).length;
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const asks = (email: string, ip: string) =>
    strict.nobody.send('POST', '/users/sign_in_code', { user: { email } }, from(ip));
  const ada = await world.arrive();
  for (const [n, email] of [ada.email, 'nobody-at-all@example.org'].entries()) {
    const before = await jobs();
    const answers = [];
    for (let time = 0; time < 7; time += 1) answers.push((await asks(email, `198.51.100.${n}`)).code);
    const ofOne = (await jobs()) - before;
    for (let time = 0; time < 12; time += 1) answers.push((await asks(email, `198.51.${101 + n}.${time}`)).code);
    expect([new Set(answers), ofOne, (await jobs()) - before]).toEqual([new Set([200]), 5, 15]);
  }
  // Eight are the bound of this address.
  const bob = await world.arrive();
  const before = await jobs();
  const here = [];
  for (let time = 0; time < 8; time += 1) here.push((await asks(`guest-${time}@example.org`, '203.0.113.1')).code);
  const late = Promise.all(['late@example.org', bob.email].map((email) => asks(email, '203.0.113.1')));
  here.push(...(await late).map(({ code }) => code));
  expect([new Set(here), (await jobs()) - before]).toEqual([new Set([200]), 9]);
});

describe('wrong tries', () => {
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const tryAt = (email: string, code: string, ip: string, browser = 'a guesser') =>
    strict.nobody.send('PUT', '/users/sign_in_code', { user: { email, code } }, { ...from(ip), 'user-agent': browser });
  const other = (code: string, n: number) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0');

  test('on one device leave a code as it is for everybody else, at the same address, too; it has five on each and fifteen there', async () => {
    const ada = await world.arrive();
    await ask(ada.email);
    const code = await codeOf(ada);
    const wrong = [];
    for (let n = 0; n < 8; n += 1) wrong.push((await tryAt(ada.email, other(code, n), '198.51.113.1')).code);
    expect(new Set(wrong)).toEqual(new Set([422]));
    expect((await tryAt(ada.email, code, '198.51.113.1')).code).toBe(422);
    expect((await tryAt(ada.email, code, '198.51.113.1', 'her phone')).code).toBe(200);
    const ben = await world.arrive();
    await ask(ben.email);
    const his = await codeOf(ben);
    for (let n = 0; n < 15; n += 1) await tryAt(ben.email, other(his, n), '198.51.113.1', `browser ${n % 4}`);
    expect((await tryAt(ben.email, his, '198.51.113.1', 'his phone')).code).toBe(422);
    expect((await tryAt(ben.email, his, '198.51.113.2')).code).toBe(200);
  });

  test('from many networks end a code after thirty', async () => {
    const ada = await world.arrive();
    await ask(ada.email);
    const code = await codeOf(ada);
    for (let n = 0; n < 30; n += 1) await tryAt(ada.email, other(code, n), `198.51.114.${Math.floor(n / 5)}`);
    expect((await tryAt(ada.email, code, '198.51.114.200')).code).toBe(422);
  });

  test('of one address are many: a right code is judged all the same', async () => {
    const ada = await world.arrive();
    await ask(ada.email);
    const code = await codeOf(ada);
    await tryAt('one@example.org', '123456', '198.51.115.1');
    await db().execute(sql`update throttles set points = 500 where key like 'wrong_codes_per_address:%'`);
    expect((await tryAt(ada.email, code, '198.51.115.1')).code).toBe(200);
  });
});
