import { crc32 } from 'node:zlib';
import { exportAccount } from '@serendip/contract/account-export';
import { deleteAccount, requestPasswordReset, resetPassword } from '@serendip/contract/accounts';
import { actOnLive, getLive, setPresence } from '@serendip/contract/evening';
import { deleteEvent, getEvent, joinEvent, listHostedEvents } from '@serendip/contract/events';
import { joinAsGuest } from '@serendip/contract/guests';
import { listParticipants } from '@serendip/contract/participants';
import { createToken, listTokens, revokeToken } from '@serendip/contract/tokens';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { becomeCohost } from '../../../test/become-cohost.ts';
import { act } from '../../../test/evening.ts';
import { of } from '../../../test/matching.ts';
import { openWorld, Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { closeAccount } from '../accounts/close-account.ts';
import { cleanUp } from '../erasure/clean-up.ts';

/** Without a mail server; beside it a process with one, and one with rate limits. */
let world: World;
let mailing: World;
let limited: World;
beforeAll(async () => {
  world = await openWorld({ worker: true, logLevel: 'trace' });
  mailing = await openWorld({ beside: world, env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  limited = await openWorld({
    beside: world,
    env: { RATE_LIMIT: 'on', LIMIT_REQUESTS_PER_TOKEN: '5', LIMIT_WRITES_PER_TOKEN: '3' },
  });
});
afterAll(async () => {
  await limited.close();
  await mailing.close();
  await world.close();
});

const db = () => world.ctx.database.db;
type Wanted = Parameters<typeof createToken.body.shape.token.parse>[0] & object;
const all = { name: 'Badges', scopes: ['read', 'guests', 'run'] as ('read' | 'guests' | 'run')[] };
const make = (person: Person, token: Wanted | object = {}) =>
  person.call(createToken, { body: { token: { ...all, ...token } } });
async function programOf(person: Person, token: object = {}, app = world.app) {
  const { code, errors, data } = await make(person, token);
  expect([code, errors]).toEqual([200, undefined]);
  const { secret = '', ...made } = data.token;
  return { program: new Person(app, secret, person), made, secret };
}
const refused = { code: 403, message: 'This token may not do that', data: {} };
const signedOut = { code: 401, data: {} };

test('a token is shown once, kept as a hash, and listed with its scopes, event, last day of use and end', async () => {
  const ada = await world.arrive();
  const event = await world.createEvent(ada);
  const { made, program, secret } = await programOf(ada, {
    name: '  Door printer \u202e',
    scopes: ['run', 'read', 'read'],
    event_id: event.id,
    expires_in_days: 365,
  });
  const [, random = '', check = ''] = /^srd_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/.exec(secret) ?? [];
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  expect([...check].reduce((sum, letter) => sum * 62 + letters.indexOf(letter), 0)).toBe(crc32(random));
  const shown = {
    name: 'Door printer',
    scopes: ['read', 'run'],
    event_id: event.id,
    event_name: event.name,
    last_used_on: null,
  };
  expect(made).toMatchObject(shown);
  expect(Math.round((Date.parse(made.expires_at) - Date.now()) / 86_400_000)).toBe(365);
  expect((await ada.get(listTokens, {})).tokens).toEqual([made]);
  const rows = await rowsOf<{ row: string }>(db(), sql`select t::text as row from api_tokens t`);
  expect(rows.some(({ row }) => row.includes(random))).toBe(false);
  expect((await program.get(getEvent, of(event))).event.name).toBe(event.name);
  const today = new Date().toISOString().slice(0, 10);
  expect((await ada.get(listTokens, {})).tokens[0]?.last_used_on).toBe(today);
  expect((await ada.get(exportAccount, {})).export.tokens).toMatchObject([
    { name: 'Door printer', scopes: ['read', 'run'], event: event.name, last_used_on: today },
  ]);
  // Sent in any other way, or with a letter changed, the token opens nothing.
  const swapped = new Person(world.app, `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`);
  expect(await swapped.call(getEvent, of(event))).toMatchObject(signedOut);
  const asCookie = await world.nobody.send('GET', `/events/${event.id}`, undefined, { cookie: `token=${secret}` });
  expect(asCookie).toMatchObject(signedOut);
});

test('a form that is not filled in well is refused with sentences, and only events that the owner hosts can be named', async () => {
  const [ada, bob] = [await world.arrive(), await world.arrive()];
  const theirs = await world.createEvent(bob);
  const tries: [object, object][] = [
    [{ name: ' ' }, { code: 422, errors: ["Name can't be blank"] }],
    [{ scopes: [] }, { code: 422, errors: ['Choose what the token may do'] }],
    [{ scopes: ['write'] }, { code: 422, errors: ['Scopes must be some of read, guests, run'] }],
    [{ expires_in_days: 31 }, { code: 422, errors: ['Expires in days must be 30, 90 or 365'] }],
    [{ event_id: theirs.id }, { code: 403, message: 'Only the event host can do this' }],
    [{ event_id: 'x' }, { code: 404, message: 'Event not found' }],
  ];
  for (const [token, answer] of tries) expect([token, await make(ada, token)]).toMatchObject([token, answer]);
  expect((await ada.get(listTokens, {})).tokens).toEqual([]);
  await becomeCohost(bob, theirs, ada);
  expect((await make(ada, { event_id: theirs.id })).code).toBe(200);
});

test('twenty at once are the most, revoked and expired ones do not count, and the clean-up takes those that ended a month ago', async () => {
  const ada = await world.arrive();
  const answers = await Promise.all(Array.from({ length: 22 }, () => make(ada)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(20);
  expect(answers.find(({ code }) => code === 422)?.errors).toEqual(['You can have at most 20 tokens']);
  const [first, second] = (await ada.get(listTokens, {})).tokens;
  const params = { token_id: first?.id ?? '' };
  expect((await (await world.arrive()).call(revokeToken, { params })).code).toBe(404);
  await ada.get(revokeToken, { params });
  expect((await ada.call(revokeToken, { params })).code).toBe(404);
  const { program, made } = await programOf(ada);
  expect((await program.call(listHostedEvents, {})).code).toBe(200);
  const end = (id: string | undefined, days: number) =>
    db().execute(sql`update api_tokens set expires_at = now() - make_interval(days => ${days}::int) where id = ${id}`);
  await end(made.id, 0);
  await end(second?.id, 31);
  expect(await program.call(listHostedEvents, {})).toMatchObject(signedOut);
  expect((await make(ada)).code).toBe(200);
  await cleanUp(world.ctx);
  const left = (await ada.get(listTokens, {})).tokens.map(({ id }) => id);
  expect([left.includes(made.id), left.includes(second?.id ?? '')]).toEqual([true, false]);
});

test('only a fresh session of a confirmed address makes one, and the first proof of the mailbox ends those made before it', async () => {
  const ada = await world.arrive();
  const event = await world.createEvent(ada);
  const { program } = await programOf(ada);
  const inMailing = new Person(mailing.app, ada.token, ada);
  expect(await make(inMailing)).toMatchObject({ code: 422, message: 'Confirm your e-mail address first' });
  const guest = { params: { event_id: event.id }, body: { guest: { name: 'Ann' } } };
  await db().execute(sql`update events set guest_join = true where id = ${event.id}`);
  const joined = await world.nobody.call(joinAsGuest, guest);
  const ann = new Person(world.app, String(joined.headers.authorization).slice(7), joined.data.user);
  expect(await make(ann)).toMatchObject({ code: 422, message: 'Confirm your e-mail address first' });
  await world.nobody.get(requestPasswordReset, { body: { user: { email: ada.email } } });
  const mailed = () => world.mails.findLast(({ to, text }) => to === ada.email && text.includes('/reset-password/'));
  await vi.waitFor(() => expect(mailed()).toBeDefined(), { timeout: patience });
  const { text = '' } = mailed() ?? {};
  expect(text).toMatch(/API tokens[\s\S]*^- Badges \(added on \d{4}-\d\d-\d\d\)$/m);
  const reset_password_token = /reset-password\/([\w-]{43})/.exec(text)?.[1] ?? '';
  const user = { reset_password_token, password: 'new password', password_confirmation: 'new password' };
  const reset = await mailing.nobody.call(resetPassword, { body: { user } });
  expect(reset.data.password_ended).toBe(true);
  expect(await program.call(listHostedEvents, {})).toMatchObject(signedOut);
  const again = new Person(mailing.app, String(reset.headers.authorization).slice(7), ada);
  expect((await make(again)).code).toBe(200);
  await db().execute(sql`update sessions set created_at = now() - interval '10 minutes' where user_id = ${ada.id}`);
  expect(await make(again)).toMatchObject({ code: 403, message: 'Sign in again to do this' });
});

test('a token ends with its event, with the account, and where an operator closes it; as a host it ends with the host’s rights', async () => {
  const [ada, bob, cleo] = [await world.arrive(), await world.arrive(), await world.arrive()];
  const event = await world.createEvent(ada);
  await becomeCohost(ada, event, bob);
  const [ofAda, ofBob, ofCleo] = [
    await programOf(ada, { event_id: event.id }),
    await programOf(bob),
    await programOf(cleo),
  ];
  expect((await ofBob.program.call(listParticipants, of(event))).code).toBe(200);
  await db().execute(sql`delete from cohosts where user_id = ${bob.id}`);
  expect((await ofBob.program.call(listParticipants, of(event))).code).toBe(403);
  expect(await ofBob.program.call(getEvent, of(event))).toMatchObject(refused);
  await ada.get(deleteEvent, { ...of(event), body: { event: { name: event.name } } });
  expect(await ofAda.program.call(listHostedEvents, {})).toMatchObject(signedOut);
  await bob.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  expect(await ofBob.program.call(listHostedEvents, {})).toMatchObject(signedOut);
  await closeAccount(world.ctx.database, cleo.email);
  expect(await ofCleo.program.call(listHostedEvents, {})).toMatchObject(signedOut);
});

test('a token lists its own event alone, runs its evening without the host’s own place in it, and each write is in the log', async () => {
  const host = await world.arrive();
  const [event, other] = [await world.createEvent(host), await world.createEvent(host, { name: 'Other' })];
  await host.get(joinEvent, of(event));
  const { program, made } = await programOf(host, { event_id: event.id });
  expect((await program.get(listHostedEvents, {})).events.map(({ id }) => id)).toEqual([event.id]);
  expect(await program.call(getEvent, of(other))).toMatchObject(refused);
  await act(program, event, 'open_doors');
  const presence = { user_id: host.id, here: true };
  const { live } = await program.get(setPresence, { ...of(event), body: { presence } });
  expect([live.here_count, live.me]).toEqual([1, undefined]);
  expect((await host.get(getLive, of(event))).live?.me?.here).toBe(true);
  expect((await program.get(getLive, of(event))).live).not.toHaveProperty('me');
  const logged = world.logLines.map((line) => JSON.parse(line)).filter(({ token }) => token === made.id);
  const write = { account: host.id, event: event.id, msg: 'a token wrote' };
  expect(logged).toMatchObject([
    { ...write, call: actOnLive.id },
    { ...write, call: setPresence.id },
  ]);
});

test('a token that asks or writes too often waits, while the owner’s session and other tokens go on', async () => {
  const ada = await world.arrive();
  const event = await world.createEvent(ada);
  const session = new Person(limited.app, ada.token, ada);
  const { program } = await programOf(ada, {}, limited.app);
  const { program: other } = await programOf(ada, {}, limited.app);
  const answers = [];
  for (let n = 0; n < 7; n += 1) answers.push((await program.call(listHostedEvents, {})).code);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const writes = [];
  for (let n = 0; n < 4; n += 1)
    writes.push((await other.send('PATCH', `/events/${event.id}/presence`, { presence: {} })).code);
  expect(writes).toEqual([404, 404, 404, 429]);
  for (let n = 0; n < 8; n += 1) expect((await session.call(listHostedEvents, {})).code).toBe(200);
});
