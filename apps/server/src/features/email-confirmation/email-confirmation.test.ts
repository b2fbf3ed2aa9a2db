import { randomUUID } from 'node:crypto';
import { exportAccount } from '@serendip/contract/account-export';
import { changeEmail, deleteAccount, requestPasswordReset, resetPassword, signIn } from '@serendip/contract/accounts';
import { getMyCard, saveMyCard } from '@serendip/contract/cards';
import { askCohost } from '@serendip/contract/cohosts';
import { confirmEmail, getEmailConfirmation, requestEmailConfirmation } from '@serendip/contract/email-confirmation';
import { makeStageLink } from '@serendip/contract/evening';
import { getEvent, joinEvent, listJoinedEvents, updateEvent } from '@serendip/contract/events';
import { getMatches, getRoomAssignments } from '@serendip/contract/matching';
import { createEventQuestion, listEventQuestions } from '@serendip/contract/questions';
import { requestSignInCode, signInByCode } from '@serendip/contract/sign-in-code';
import { patience } from '@serendip/test-kit/patience';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dumpOf } from '../../../test/fingerprint.ts';
import { of } from '../../../test/matching.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, Person, type World } from '../../../test/world.ts';
import { openMailer } from '../../adapters/mailer.ts';
import { readConfig } from '../../config.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { cleanUp } from '../erasure/clean-up.ts';

/** A mail server in this process. */
const letters: { to: string; text: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    const chunks: string[] = [];
    stream.on('data', (chunk) => chunks.push(String(chunk)));
    stream.on('end', () => {
      letters.push({ to: envelope.rcptTo[0]?.address ?? '', text: chunks.join('') });
      done();
    });
  },
});

let world: World;
let env: Record<string, string>;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  env = { SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` };
  const quiet = { warn: () => undefined, info: () => undefined } as never;
  world = await openWorld({ worker: true, env, mailer: openMailer(readConfig(env), quiet) });
});
afterAll(async () => {
  await world.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const lettersTo = (email: string) => letters.filter(({ to, text }) => to === email && text.includes('/confirm-email/'));
const tokenIn = (text = '') => /https:\/\/events\.test\/confirm-email\/([\w-]{43})\r?\n/.exec(text)?.[1] ?? '';
/** The token of somebody's n-th letter, once it has come. */
async function tokenOf({ email }: Person, count = 1): Promise<string> {
  await vi.waitFor(() => expect(lettersTo(email)).toHaveLength(count), { timeout: patience });
  return tokenIn(lettersTo(email).at(-1)?.text);
}
const use = (confirmation_token: unknown, by = world.nobody) =>
  by.send('PUT', '/users/email_confirmation', { user: { confirmation_token } });
const standing = async (person: Person) => (await person.get(getEmailConfirmation, {})).email_confirmed;
const refused = { code: 422, message: 'This link is not valid any more' };

describe('with a mail server', () => {
  test('a sign-up is mailed one link, which confirms the address and may be used again', async () => {
    const ada = await world.signUp();
    expect(await standing(ada)).toBe(false);
    const token = await tokenOf(ada);
    expect(token).toHaveLength(43);
    expect(await use(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toMatchObject(refused);
    expect(await standing(ada)).toBe(false);
    const { code, data } = await use(token, ada);
    expect([code, data, await standing(ada)]).toEqual([
      200,
      { password_ended: false, user: expect.objectContaining({ email: ada.email }) },
      true,
    ]);
    const again = await use(token);
    expect([again.code, again.data]).toEqual([200, { password_ended: false, user: null }]);
    expect(await dumpOf(world.ctx.database.db)).not.toContain(token);
    expect(await ada.call(requestEmailConfirmation, {})).toMatchObject({
      code: 422,
      message: 'There is nothing to confirm',
    });
    expect(lettersTo(ada.email)).toHaveLength(1);
  });

  test('another mail can be asked for, and makes the link before it void', async () => {
    const ada = await world.signUp();
    const older = await tokenOf(ada);
    await ada.get(requestEmailConfirmation, {});
    expect(await use(older)).toMatchObject(refused);
    expect((await use(await tokenOf(ada, 2))).code).toBe(200);
  });

  test.each(['', null, 7, 'x', 'x'.repeat(1025), '\ud800', undefined])('%j is no token', async (token) => {
    expect(await use(token)).toMatchObject(refused);
  });

  test('a link works for seven days; then the clean-up takes it', async () => {
    const [early, late] = [await world.signUp(), await world.signUp()];
    const tokens = [await tokenOf(early), await tokenOf(late)];
    const { db } = world.ctx.database;
    const age = (person: Person, time: string) =>
      db.execute(
        sql`update email_confirmations set expires_at = expires_at - ${time}::interval where user_id = ${person.id}`,
      );
    await age(early, '6 days 23 hours');
    await age(late, '7 days');
    expect((await use(tokens[0])).code).toBe(200);
    expect(await use(tokens[1])).toMatchObject(refused);
    await age(late, '2 days');
    await cleanUp(world.ctx);
    const left = (await rowsOf<{ user_id: string }>(db, sql`select user_id from email_confirmations`)).map(
      ({ user_id }) => user_id,
    );
    expect([left.includes(early.id), left.includes(late.id)]).toEqual([true, false]);
  });

  test('a new password set by a mailed link shows the same, and is the only way in', async () => {
    const ada = await world.arrive();
    await world.nobody.get(requestPasswordReset, { body: { user: { email: ada.email } } });
    const link = /reset-password\/([\w-]{43})/;
    const reset = () => letters.find(({ to, text }) => to === ada.email && link.test(text));
    await vi.waitFor(() => expect(reset()).toBeDefined(), { timeout: patience });
    const token = link.exec(reset()?.text ?? '')?.[1] ?? '';
    const user = { reset_password_token: token, password: 'new password', password_confirmation: 'new password' };
    const { code, data } = await world.nobody.call(resetPassword, { body: { user } });
    expect([code, data.password_ended, (await ada.call(exportAccount, {})).code]).toEqual([200, true, 401]);
    expect(
      (await world.nobody.call(signIn, { body: { user: { email: ada.email, password: 'new password' } } })).code,
    ).toBe(200);
    const [row] = await rowsOf(
      world.ctx.database.db,
      sql`select email_confirmed_at is not null as confirmed from users where id = ${ada.id}`,
    );
    expect(row).toEqual({ confirmed: true });
  });

  test('a link opened outside the account ends all from before; the owner has an empty card and closed events, which they open', async () => {
    const [stranger, friend, guest] = [await world.signUp(), await world.arrive(), await world.arrive()];
    const { email } = stranger;
    const event = await world.createEvent(stranger, { name: 'In your name' });
    await stranger.get(createEventQuestion, { ...of(event), body: { question: { text: 'Why?' } } });
    // A co-host from before unconfirmed accounts could ask nobody.
    await world.ctx.database.db.execute(
      sql`insert into cohosts (event_id, user_id) values (${event.id}, ${friend.id})`,
    );
    await stranger.get(saveMyCard, { body: { card: { name: 'Not the owner', sight: 'events' } } });
    await friend.get(makeStageLink, of(event));
    const token = await tokenOf(stranger);
    const proofs = [await use(token, friend), await use(token)];
    expect(proofs.map(({ code, data }) => [code, data])).toEqual(
      Array(2).fill([200, { password_ended: true, user: null }]),
    );
    expect((await stranger.call(exportAccount, {})).code).toBe(401);
    expect((await world.nobody.call(signIn, { body: { user: { email, password: 'correct horse' } } })).code).toBe(401);
    expect((await friend.call(updateEvent, { ...of(event), body: { event: { name: 'Still mine' } } })).code).toBe(403);
    expect(await rowsOf(world.ctx.database.db, sql`select 1 from stage_links where event_id = ${event.id}`)).toEqual(
      [],
    );
    expect(await guest.call(joinEvent, of(event))).toMatchObject({ code: 403, message: 'This event is closed' });

    await world.nobody.get(requestSignInCode, { body: { user: { email } } });
    const mail = () => letters.find(({ to, text }) => to === email && text.includes('/sign-in-code'));
    await vi.waitFor(() => expect(mail()).toBeDefined(), { timeout: patience });
    const code = /^(\d{6})\r?$/m.exec(mail()?.text ?? '')?.[1] ?? '';
    const entered = await world.nobody.call(signInByCode, { body: { user: { email, code } } });
    expect(entered.data.password_ended).toBe(false);
    const owner = new Person(
      world.app,
      String(entered.headers.authorization).replace('Bearer ', ''),
      entered.data.user,
    );
    expect((await owner.get(getMyCard, {})).card).toMatchObject({ name: null, sight: 'matches' });
    expect((await owner.get(getEvent, of(event))).event).toMatchObject({ closed: true, name: 'In your name' });
    expect((await owner.get(listEventQuestions, of(event))).questions).toMatchObject([{ text: 'Why?' }]);
    expect((await owner.get(updateEvent, { ...of(event), body: { event: { name: 'Mine' } } })).event.closed).toBe(true);
    await owner.get(askCohost, { ...of(event), body: { cohost: { email: friend.email } } });
    const open = { ...of(event), body: { event: { closed: false as const } } };
    expect((await friend.call(updateEvent, open)).code).toBe(403);
    expect((await owner.get(updateEvent, open)).event).toMatchObject({ closed: false, name: 'Mine' });
    expect((await guest.get(joinEvent, of(event))).event.user_joined).toBe(true);
  });

  test('anyone who sees an address sees whether it is confirmed: guests the host’s, the host the guests’', async () => {
    const [host, one, two] = [await world.signUp(), await world.signUp(), await world.arrive()];
    const event = await world.createEvent(host);
    for (const guest of [one, two]) await guest.get(joinEvent, of(event));
    await storedRun(world, event, [{ of: [one, two] }]);
    const ofHost = async () => [
      (await one.get(getEvent, of(event))).event.created_by,
      (await one.get(listJoinedEvents, {})).events[0]?.created_by,
    ];
    const created_by = { id: host.id, email: host.email, email_confirmed: false };
    expect(await ofHost()).toEqual([created_by, created_by]);
    await use(await tokenOf(host), host);
    await use(await tokenOf(one), one);
    expect(await ofHost()).toEqual([true, true].map((email_confirmed) => ({ ...created_by, email_confirmed })));
    const known = [one, two].map(({ id, alias, email }) => ({
      id,
      alias,
      name: null,
      email,
      email_confirmed: id === one.id,
    }));
    const { matches } = await host.get(getMatches, of(event));
    const [match] = matches.can_help;
    expect([match?.user, match?.matched_user]).toEqual(expect.arrayContaining(known));
    const { rooms } = await host.get(getRoomAssignments, of(event));
    const seated = known.map((one) => ({ ...one, shown_name: null }));
    expect(rooms[0]?.participants).toEqual(expect.arrayContaining(seated));
  });

  test('the export tells when; an erasure leaves neither a link nor a mail that waits', async () => {
    const ada = await world.signUp();
    const token = await tokenOf(ada);
    const before = (await ada.get(exportAccount, {})).export;
    expect(before.user.email_confirmed_at).toBeNull();
    expect(before.mailed_links).toEqual([
      { kind: 'email_confirmation', expires_at: expect.any(String), new_email: null },
    ]);
    await use(token, ada);
    expect((await ada.get(exportAccount, {})).export.user.email_confirmed_at).toEqual(expect.any(String));
    expect(JSON.stringify(await ada.get(exportAccount, {}))).not.toContain(token);
    const event = await world.createEvent(ada);
    await ada.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
    expect(await use(token)).toMatchObject(refused);
    const reader = await world.arrive();
    expect((await reader.get(getEvent, of(event))).event.created_by).toEqual({
      id: ada.id,
      email: null,
      email_confirmed: null,
    });
    const { db } = world.ctx.database;
    expect(await rowsOf(db, sql`select 1 from email_confirmations where user_id = ${ada.id}`)).toEqual([]);
    expect(await rowsOf(db, sql`select 1 from jobs.job where data ->> 'user_id' = ${ada.id}`)).toEqual([]);
  });
});

describe('another address', () => {
  const change = (person: Person, email: string, password?: string) =>
    person.call(changeEmail, { body: { user: { email, ...(password && { password }) } } });
  const fresh = () => `${randomUUID()}@example.org`;
  const signInAs = async (email: string) =>
    (await world.nobody.call(signIn, { body: { user: { email, password: 'correct horse' } } })).code;

  test('counts once its link is opened, and the old one is told', async () => {
    const ada = await world.arrive();
    const email = fresh();
    const asked = await change(ada, email, 'correct horse');
    expect([asked.code, asked.data]).toMatchObject([200, { user: { email: ada.email }, pending_email: email }]);
    expect(await ada.get(getEmailConfirmation, {})).toMatchObject({ pending_email: email });
    const token = await tokenOf({ email } as Person);
    await vi.waitFor(
      () => expect(letters.some(({ to, text }) => to === ada.email && text.includes('asked for another'))).toBe(true),
      {
        timeout: patience,
      },
    );
    expect(await signInAs(email)).toBe(401);
    const { data } = await use(token, ada);
    expect(data).toEqual({ password_ended: false, user: expect.objectContaining({ id: ada.id, email }) });
    expect([await signInAs(email), await signInAs(ada.email)]).toEqual([200, 401]);
    expect(await ada.get(getEmailConfirmation, {})).toEqual({ email_confirmed: true, pending_email: null });
    expect((await use(token, ada)).code).toBe(200);
  });

  test('is not given to a stranger’s account by a press outside of it: what was made before ends', async () => {
    const stranger = await world.arrive();
    const email = fresh();
    await change(stranger, email, 'correct horse');
    const { data } = await use(await tokenOf({ email } as Person));
    expect(data).toEqual({ password_ended: true, user: null });
    expect([(await stranger.call(exportAccount, {})).code, await signInAs(email)]).toEqual([401, 401]);
  });

  test('needs the password, must be one and be free, and the present one takes a waiting change back', async () => {
    const [ada, bob] = [await world.arrive(), await world.arrive()];
    const email = fresh();
    const refusals = [
      await change(ada, email, 'wrong horse'),
      await change(ada, email),
      await change(ada, 'nonsense', 'correct horse'),
      await change(ada, bob.email, 'correct horse'),
    ];
    expect(refusals.map(({ code, message }) => [code, message])).toEqual([
      [403, 'Password is incorrect'],
      [422, "Password can't be blank"],
      [422, 'Email is invalid'],
      [422, 'Email has already been taken'],
    ]);
    await change(ada, email, 'correct horse');
    const token = await tokenOf({ email } as Person);
    expect((await change(ada, ada.email, 'correct horse')).data).toMatchObject({ pending_email: null });
    expect(await use(token, ada)).toMatchObject(refused);
    expect(await signInAs(ada.email)).toBe(200);
  });

  test('that somebody else has signed up with meanwhile is refused when its link is opened', async () => {
    const ada = await world.arrive();
    const email = fresh();
    await change(ada, email, 'correct horse');
    const token = await tokenOf({ email } as Person);
    await world.arrive(email);
    expect(await use(token, ada)).toMatchObject({ code: 422, message: 'Email has already been taken' });
    expect((await ada.get(exportAccount, {})).export.user.email).toBe(ada.email);
  });
});

test('one mailbox gets so many mails and no more, also by accounts that come and go; accounts are made all the same', async () => {
  const strict = await openWorld({ env: { ...env, RATE_LIMIT: 'on' } });
  const jobs = async () =>
    (await rowsOf(strict.ctx.database.db, sql`select 1 from jobs.job where name = 'email-confirmation-mail'`)).length;
  const email = 'victim@example.org';
  const first = await strict.signUp(email);
  const asked = [];
  for (let time = 0; time < 3; time += 1) asked.push(await first.call(requestEmailConfirmation, {}));
  expect(asked.map(({ code }) => code)).toEqual([200, 200, 429]);
  expect(Number(asked.at(-1)?.headers['retry-after'])).toBeGreaterThan(60);
  expect(await jobs()).toBe(3);
  await first.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  expect(await jobs()).toBe(0);
  await strict.signUp(email);
  expect(await jobs()).toBe(0);
  await strict.close();
});

test('the unconfirmed forms of one mailbox get twenty mails a day together, and its plain form goes on', async () => {
  const quiet = { warn: () => undefined, info: () => undefined } as never;
  const strict = await openWorld({
    worker: true,
    env: { ...env, RATE_LIMIT: 'on' },
    mailer: openMailer(readConfig(env), quiet),
  });
  const before = letters.length;
  const people: Person[] = [];
  for (let n = 0; n < 12; n += 1) people.push(await strict.signUp(`mallory+${n}@example.org`));
  for (const { email } of people) await strict.nobody.get(requestSignInCode, { body: { user: { email } } });
  for (const { email } of people) await strict.nobody.get(requestPasswordReset, { body: { user: { email } } });
  const plain = await strict.signUp('mallory@example.org');
  await tokenOf(plain);
  await vi.waitFor(
    async () => {
      const waiting = sql`select 1 from jobs.job where name like '%-mail' and state in ('created', 'active', 'retry')`;
      expect(await rowsOf(strict.ctx.database.db, waiting)).toEqual([]);
    },
    { timeout: patience },
  );
  const got = letters.slice(before);
  expect(got.filter(({ to }) => to.startsWith('mallory+'))).toHaveLength(20);
  expect(got.filter(({ to }) => to === plain.email)).toHaveLength(1);
  await strict.close();
});

test('without a mail server no mail is sent and nothing marked', async () => {
  const quiet = await openWorld({ worker: true });
  const [ada, bob] = [await quiet.signUp(), await quiet.arrive()];
  const event = await quiet.createEvent(ada);
  expect((await bob.get(getEvent, of(event))).event.created_by.email_confirmed).toBeNull();
  expect((await ada.get(getEmailConfirmation, {})).email_confirmed).toBeNull();
  expect((await ada.call(requestEmailConfirmation, {})).code).toBe(422);
  const { db } = quiet.ctx.database;
  expect(await rowsOf(db, sql`select 1 from jobs.job where name = 'email-confirmation-mail'`)).toEqual([]);
  // A link to a new password that an operator passes on from the log says nothing about the mailbox.
  await quiet.nobody.get(requestPasswordReset, { body: { user: { email: bob.email } } });
  await vi.waitFor(() => expect(quiet.mails).toHaveLength(1), { timeout: patience });
  const token = /reset-password\/([\w-]{43})/.exec(quiet.mails[0]?.text ?? '')?.[1] ?? '';
  const user = { reset_password_token: token, password: 'new password', password_confirmation: 'new password' };
  expect((await quiet.nobody.call(resetPassword, { body: { user } })).code).toBe(200);
  expect(await rowsOf(db, sql`select 1 from users where email_confirmed_at is not null`)).toEqual([]);
  const email = `new-${bob.email}`;
  const changed = await ada.call(changeEmail, { body: { user: { email, password: 'correct horse' } } });
  expect(changed.data).toMatchObject({ user: { email }, pending_email: null });
  expect((await quiet.nobody.call(signIn, { body: { user: { email, password: 'correct horse' } } })).code).toBe(200);
  await vi.waitFor(() => expect(quiet.mails.at(-1)?.to).toBe(ada.email), { timeout: patience });
  expect((await quiet.nobody.call(confirmEmail, { body: { user: { confirmation_token: token } } })).code).toBe(422);
  await quiet.close();
});
