import { resetPassword, signIn } from '@serendip/contract/accounts';
import { listHostedEvents } from '@serendip/contract/events';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openWorld, Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { passwordResets } from '../../db/schema/accounts.ts';
import { sql } from '../../db/sql.ts';
import { passwordResetMailJob } from '../../queue/jobs.ts';
import { sendPasswordResetMail } from './send-password-reset-mail.ts';

const askedForLink =
  'If your email address is in our database, you will receive a password reset link in a few minutes.';

let world: World;
beforeAll(async () => {
  world = await openWorld({ worker: true });
});
afterAll(() => world.close());

const ask = (email: string, headers = {}) => world.nobody.send('POST', '/users/password', { user: { email } }, headers);
const use = (reset_password_token: string, password = 'new password', password_confirmation = password) =>
  world.nobody.call(resetPassword, { body: { user: { reset_password_token, password, password_confirmation } } });
const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email);
const links = /https:\/\/events\.test\/reset-password\/([\w-]{43})/;

/** Asks for a link and waits for the mail. */
async function tokenFor(email: string, headers = {}): Promise<string> {
  const before = mailsTo(email).length;
  expect((await ask(email, headers)).code).toBe(200);
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(before + 1), { timeout: patience });
  return links.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? '';
}

const mailsAskedFor = async () =>
  (await rowsOf(world.ctx.database.db, sql`select 1 from jobs.job where name = ${passwordResetMailJob.name}`)).length;

const isIn = async (person: Person) => (await person.call(listHostedEvents, {})).code === 200;
const signsIn = async (email: string, password: string) =>
  (await world.nobody.call(signIn, { body: { user: { email, password } } })).code === 200;
const refused = { code: 422, message: 'Reset password token is invalid', errors: ['Reset password token is invalid'] };

describe('asking for a link', () => {
  test('answers the same for a known and an unknown e-mail; only the known one gets a mail', async () => {
    const person = await world.arrive();
    const [known, unknown] = [await ask(person.email.toUpperCase()), await ask('nobody@example.org')];
    const { headers: _, ...body } = known;
    expect(unknown).toMatchObject(body);
    expect(body).toEqual({ code: 200, message: askedForLink, data: {} });
    await vi.waitFor(() => expect(mailsTo(person.email)).toHaveLength(1), { timeout: patience });
    const [mail] = mailsTo(person.email);
    expect(mail).toMatchObject({ to: person.email, subject: 'Set a new password for Serendip' });
    expect(mail?.text).toMatch(links);
    expect(world.mails.map(({ to }) => to)).not.toContain('nobody@example.org');
  });

  test('leaves no e-mail in the queue, neither of somebody nor of nobody', async () => {
    const person = await world.arrive();
    await ask(person.email);
    await ask('typed-by-mistake@example.org');
    const jobs = JSON.stringify(await rowsOf(world.ctx.database.db, sql`select to_jsonb(j) from jobs.job j`));
    expect(jobs).toContain(person.id);
    expect(jobs).not.toContain(person.email);
    expect(jobs).not.toContain('typed-by-mistake');
  });

  test('makes links of the configured origin, whatever a request claims to be', async () => {
    const person = await world.arrive();
    const evil = 'evil.test';
    const claims = { host: evil, 'x-forwarded-host': evil, forwarded: `host=${evil}`, origin: `https://${evil}` };
    await ask(person.email, claims);
    await vi.waitFor(() => expect(mailsTo(person.email)).toHaveLength(1), { timeout: patience });
    expect(mailsTo(person.email)[0]?.text).toMatch(links);
    expect(mailsTo(person.email)[0]?.text).not.toContain(evil);
  });

  test.each(['', 'nonsense', 'nul\0@example.org', 'a@b.c\r\nBcc: x@example.org', `${'x'.repeat(300)}@example.org`])(
    'answers the same for %j, which is no e-mail, and sends nothing',
    async (email) => {
      const before = await mailsAskedFor();
      const answer = await ask(email);
      expect([answer.code, answer.message]).toEqual([200, askedForLink]);
      expect(await mailsAskedFor()).toBe(before);
    },
  );

  test.each([['a@example.org', 'b@example.org'], { a: 1 }, null, 7])(
    '%j is no text and sends nothing',
    async (email) => {
      const answer = await world.nobody.send('POST', '/users/password', { user: { email } });
      expect([answer.code, answer.errors]).toEqual([422, ['Email is invalid']]);
    },
  );
});

describe('a link', () => {
  test('sets the password, signs in, and ends every earlier session', async () => {
    const person = await world.signUp();
    const token = await tokenFor(person.email);
    const answer = await use(token);
    expect(answer.code).toBe(200);
    expect(answer.data.user).toEqual({ id: person.id, email: person.email, alias: person.alias });
    const session = new Person(world.app, String(answer.headers.authorization).replace('Bearer ', ''));
    expect([await isIn(session), await isIn(person)]).toEqual([true, false]);
    expect(await signsIn(person.email, 'new password')).toBe(true);
    expect(await signsIn(person.email, 'correct horse')).toBe(false);
    // It worked once.
    expect(await use(token, 'third password')).toMatchObject(refused);
    expect(await signsIn(person.email, 'new password')).toBe(true);
  });

  test('is void as soon as a newer one was asked for, and a late mail of the older request makes none', async () => {
    const idle = await openWorld();
    const person = await idle.arrive();
    const askAgain = async () => {
      expect((await idle.nobody.send('POST', '/users/password', { user: { email: person.email } })).code).toBe(200);
      const [row] = await idle.ctx.database.db.select().from(passwordResets);
      return { user_id: person.id, request_id: String(row?.requestId) };
    };
    const newest = () => links.exec(idle.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const useThere = (reset_password_token: string) => {
      const user = { reset_password_token, password: 'new password', password_confirmation: 'new password' };
      return idle.nobody.call(resetPassword, { body: { user } });
    };
    const first = await askAgain();
    await sendPasswordResetMail(idle.ctx, first);
    const older = newest();
    const second = await askAgain();
    expect(await useThere(older)).toMatchObject(refused);
    await sendPasswordResetMail(idle.ctx, second);
    const newer = newest();
    // As after a mail server's absence.
    await sendPasswordResetMail(idle.ctx, first);
    expect(idle.mails).toHaveLength(2);
    expect((await useThere(newer)).code).toBe(200);
    await sendPasswordResetMail(idle.ctx, second);
    expect(idle.mails).toHaveLength(2);
    await idle.close();
  });

  test('is void once the same browser asked for a newer one, not when somebody else did; and once another one was used', async () => {
    const person = await world.arrive();
    const older = await tokenFor(person.email);
    const stranger = await tokenFor(person.email, { 'user-agent': 'A stranger' });
    const newer = await tokenFor(person.email);
    expect(await use(older)).toMatchObject(refused);
    expect((await use(newer)).code).toBe(200);
    expect(await use(stranger)).toMatchObject(refused);
    const rows = sql`select 1 from password_resets where user_id = ${person.id}`;
    expect(await rowsOf(world.ctx.database.db, rows)).toEqual([]);
  });

  test('is not used up by a refused attempt', async () => {
    const person = await world.arrive();
    const token = await tokenFor(person.email);
    expect(await use(token, 'short')).toMatchObject({
      code: 422,
      errors: ['Password is too short (minimum is 6 characters)'],
    });
    expect(await use(token, 'new password', 'other password')).toMatchObject({
      code: 422,
      errors: ["Password confirmation doesn't match Password"],
    });
    expect(await isIn(person)).toBe(true);
    expect((await use(token)).code).toBe(200);
  });

  test('works for 6 hours and not longer', async () => {
    const [early, late] = [await world.arrive(), await world.arrive()];
    const tokens = [await tokenFor(early.email), await tokenFor(late.email)];
    const age = (person: Person, time: string) =>
      world.ctx.database.db.execute(
        sql`update password_resets set expires_at = expires_at - ${time}::interval where user_id = ${person.id}`,
      );
    await age(early, '5 hours 59 minutes');
    await age(late, '6 hours');
    expect((await use(tokens[0] ?? '')).code).toBe(200);
    expect(await use(tokens[1] ?? '')).toMatchObject(refused);
    expect(await isIn(late)).toBe(true);
  });

  test.each(['x', 'x'.repeat(43), 'nul\0nul', '\ud800', '../../etc', 'x'.repeat(1024)])(
    'that was never sent (%j) is invalid',
    async (token) => {
      expect(await use(token)).toMatchObject(refused);
    },
  );

  test.each(['', null, undefined, 7, {}, 'x'.repeat(1025)])(
    'that is no token at all (%j) is invalid',
    async (token) => {
      const user = { reset_password_token: token, password: 'new password', password_confirmation: 'new password' };
      expect(await world.nobody.send('PUT', '/users/password', { user })).toMatchObject(refused);
    },
  );

  test('one character off is invalid', async () => {
    const person = await world.arrive();
    const token = await tokenFor(person.email);
    const off = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    expect(await use(off)).toMatchObject(refused);
    expect(await use(token.toLowerCase())).toMatchObject(refused);
  });

  test('lies nowhere in the database: neither in its table nor in the queue', async () => {
    const person = await world.arrive();
    const token = await tokenFor(person.email);
    const { db } = world.ctx.database;
    const stored = await rowsOf(db, sql`select * from password_resets`);
    const jobs = await rowsOf(db, sql`select to_jsonb(j) from jobs.job j`);
    expect(jobs.length).toBeGreaterThan(0);
    expect(JSON.stringify([stored, jobs])).not.toContain(token);
  });
});
