import { randomUUID } from 'node:crypto';
import {
  answerInvitation,
  forgetInvitation,
  listBroughtAnswers,
  readInvitation,
  refuseInvitations,
  settleBroughtAnswers,
} from '@serendip/contract/answer-invitation';
import { listEventAnswers } from '@serendip/contract/answers';
import { joinEvent, updateEvent } from '@serendip/contract/events';
import { addGuestList } from '@serendip/contract/guest-lists';
import { listInvitations, remindInvited, withdrawInvitation } from '@serendip/contract/invitations';
import { listParticipants } from '@serendip/contract/participants';
import { createEventQuestion } from '@serendip/contract/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpOf } from '../../../test/fingerprint.ts';
import { of } from '../../../test/matching.ts';
import { openWorld, Person, type World } from '../../../test/world.ts';
import type { Mail } from '../../adapters/mailer.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { deleteOldInvitations } from '../invitations/delete-old.ts';
import { sendInvitations } from '../invitations/sending/send-invitations.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld({ env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_RATE: '1000' } });
  host = await confirmed();
});
afterAll(() => world.close());

const db = () => world.ctx.database.db;
const address = () => `${randomUUID()}@example.org`;
async function confirmed(): Promise<Person> {
  const person = await world.arrive();
  await db().execute(sql`update users set email_confirmed_at = now() where id = ${person.id}`);
  return person;
}
const send = () => sendInvitations(world.ctx, new AbortController().signal);
const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email);
const tokenOf = (mail: Mail | undefined) => /\/i\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
const event = (fields: object = {}, by = host) => world.createEvent(by, { name: 'Harbour Mixer', ...fields });
const bring = async (at: { id: string }, rows: object[], by = host) => {
  const { guest_list } = await by.get(addGuestList, { ...of(at), body: { guest_list: { rows, invite: true } } });
  return guest_list;
};
/** An event, and the token that was mailed to a person invited to it. */
async function invited(row: object = { name: 'Ann Guest' }, fields: object = {}) {
  const at = await event(fields);
  const email = address();
  await bring(at, [{ email, ...row }]);
  await send();
  return { at, email, token: tokenOf(mailsTo(email).at(-1)) };
}
const read = (token: string, by = world.nobody) => by.call(readInvitation, { params: { token } });
const say = (token: string, answer: 'yes' | 'maybe' | 'no', by = world.nobody, more: object = {}) =>
  by.call(answerInvitation, { params: { token }, body: { answer, ...more } });
const signedIn = ({ data, headers }: Awaited<ReturnType<typeof say>>) => {
  if (!data.user) throw new Error('nobody is signed in');
  return new Person(world.app, String(headers.authorization).replace('Bearer ', ''), data.user);
};
const stateAt = async (at: { id: string }) =>
  (await host.get(listInvitations, of(at))).invitations.map(({ state }) => state);

test('each person gets one mail, which says who invites, holds no link of the host’s and can be stopped in two ways', async () => {
  const at = await event({
    name: 'Node.js at evil.example',
    description: `Come to https://evil.example/x now, or www.evil.example. ${'Lots of words. '.repeat(100)}`,
    place: 'Pier 3, 14.5., evil\u3002example, evil\uff0eexample, evil-.example, 192.0.2.7/x',
  });
  const email = address();
  await bring(at, [{ email, name: 'Ann' }]);
  await Promise.all([send(), send()]);
  await send();
  const [mail, ...more] = mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('You are invited to Node. js at evil. example');
  expect(mail?.text).toContain(`${host.email} invites you.`);
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil-?[.\u3002\uff0e]example|192\.0/);
  expect(mail?.text).toContain('Pier 3, 14.5., evil\u3002 example');
  expect(mail?.text.length).toBeLessThan(1_300);
  expect(mail?.unsubscribe).toHaveLength(2);
  expect(await dumpOf(db())).not.toContain(tokenOf(mail));
  expect(JSON.stringify(await host.get(listInvitations, of(at)))).not.toContain(tokenOf(mail));
});

test('yes joins as a guest under the invited name, with the labels, on this device alone; reading answers nothing', async () => {
  const { at, email, token } = await invited({ name: 'Ann Guest', labels: ['VIP'] });
  for (let time = 0; time < 3; time += 1)
    expect((await read(token)).data.invitation).toMatchObject({
      state: 'open',
      answer: null,
      from: host.email,
      name: 'Ann Guest',
    });
  expect(await stateAt(at)).toEqual(['invited']);
  const client_id = randomUUID();
  const yes = await say(token, 'yes', world.nobody, { client_id });
  const ann = signedIn(yes);
  expect([yes.data.user?.email, yes.data.event?.user_joined]).toEqual([email, true]);
  const { participants } = await host.get(listParticipants, of(at));
  expect(participants).toMatchObject([{ name: 'Ann Guest', email, email_confirmed: false, labels: [{ name: 'VIP' }] }]);
  expect(await stateAt(at)).toEqual(['joined']);
  expect((await read(token, ann)).data.invitation).toMatchObject({ state: 'open', answer: 'yes', takes_part: true });
  expect((await read(token)).data.invitation).toMatchObject({ state: 'elsewhere', name: null, answer: null });
  // Signed-out pages tell no number below five.
  expect((await read(token)).data.invitation.event.participants_count).toBe(null);
  await world.crowd(at, 4);
  expect((await read(token)).data.invitation.event.participants_count).toBe(5);
  const elsewhere = { code: 403, message: 'This invitation was answered on another device' };
  for (const answer of ['yes', 'maybe', 'no'] as const) expect(await say(token, answer)).toMatchObject(elsewhere);
  // The first answer was lost on its way.
  expect(signedIn(await say(token, 'yes', world.nobody, { client_id })).id).toBe(ann.id);
  expect((await say(token, 'no', ann)).data.event?.user_joined).toBe(false);
  expect(await stateAt(at)).toEqual(['declined']);
  expect((await say(token, 'yes', ann)).data.event?.user_joined).toBe(true);
});

test('maybe and no can be changed; two taps at once make one guest; a full event means the waiting list', async () => {
  const { at, token } = await invited({});
  await say(token, 'maybe');
  expect(await stateAt(at)).toEqual(['maybe']);
  await say(token, 'no');
  expect(await stateAt(at)).toEqual(['declined']);
  expect((await say(token, 'yes')).errors).toEqual(["Name can't be blank"]);
  await host.get(updateEvent, { ...of(at), body: { event: { capacity: 2 } } });
  await world.crowd(at, 2);
  const both = await Promise.all([
    say(token, 'yes', world.nobody, { name: 'Ann' }),
    say(token, 'yes', world.nobody, { name: 'Ann' }),
  ]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, 403]);
  expect(both.find(({ code }) => code === 200)?.data).toMatchObject({
    event: { user_waiting: true },
    invitation: { waiting: true },
  });
  expect(await stateAt(at)).toEqual(['waiting']);
});

test('an account that is signed in joins as itself; the owner of the address takes over what somebody else answered', async () => {
  const at = await event({ joining: 'invited' });
  const [owner, other, stranger] = [await confirmed(), await world.arrive(), await world.arrive()];
  expect((await stranger.call(joinEvent, of(at))).message).toBe('This event is by invitation');
  await bring(at, [{ email: owner.email }]);
  await send();
  const token = tokenOf(mailsTo(owner.email)[0]);
  expect((await say(token, 'yes', other)).data).toMatchObject({ user: { id: other.id }, event: { user_joined: true } });
  const taken = { state: 'open', taken: true, answer: null, takes_part: false };
  expect((await read(token, owner)).data.invitation).toMatchObject(taken);
  expect((await say(token, 'yes', owner)).data).toMatchObject({
    user: { id: owner.id },
    invitation: { taken: false, answer: 'yes', takes_part: true },
  });
  const { participants } = await host.get(listParticipants, of(at));
  expect(participants.map(({ id }) => id)).toEqual([owner.id]);
});

test('answers of the list count nowhere before the guest keeps them, and never replace own ones', async () => {
  const at = await event();
  const ask = async (text: string) =>
    (await host.get(createEventQuestion, { ...of(at), body: { question: { text } } })).question;
  const [first, second] = [await ask('Diet?'), await ask('Arrival?')];
  const email = address();
  await bring(at, [
    { email, name: 'Ann', answers: [first, second].map(({ id }) => ({ question_id: id, value: 'Brought' })) },
  ]);
  await send();
  const ann = signedIn(await say(tokenOf(mailsTo(email)[0]), 'yes'));
  const own = async () => (await ann.get(listEventAnswers, of(at))).preferences.map(({ question_id }) => question_id);
  expect(await own()).toEqual([]);
  expect((await ann.get(listBroughtAnswers, of(at))).answers.map(({ question }) => question)).toEqual([
    'Diet?',
    'Arrival?',
  ]);
  const settle = () => ann.get(settleBroughtAnswers, { ...of(at), body: { keep: [first.id] } });
  expect([await settle(), await settle()]).toEqual([{ kept: 1 }, { kept: 0 }]);
  expect(await own()).toEqual([first.id]);
  expect((await ann.get(listBroughtAnswers, of(at))).answers).toEqual([]);
});

test('a withdrawn, forgotten or past invitation stops, and a forgotten address gets no mail again', async () => {
  const { at, token } = await invited();
  const [one] = (await host.get(listInvitations, of(at))).invitations;
  await host.get(withdrawInvitation, { params: { event_id: at.id, invitation_id: String(one?.id) } });
  for (const answer of [await read(token), await say(token, 'yes')])
    expect(answer).toMatchObject({ code: 404, message: 'This invitation is not valid any more' });
  const gone = await invited();
  expect((await world.nobody.call(forgetInvitation, { params: { token: gone.token } })).code).toBe(200);
  expect(await dumpOf(db())).not.toContain(gone.email);
  expect((await read(gone.token)).code).toBe(404);
  await bring(gone.at, [{ email: gone.email }]);
  await host.get(remindInvited, of(gone.at));
  await send();
  expect(mailsTo(gone.email)).toHaveLength(1);
  const past = await invited();
  await db().execute(sql`update events set event_date = current_date - 29 where id = ${past.at.id}`);
  expect([(await read(past.token)).data.invitation.state, (await say(past.token, 'yes')).message]).toEqual([
    'over',
    'This event is over',
  ]);
  const there = () => rowsOf(db(), sql`select 1 from invitations where event_id = ${past.at.id}`);
  await deleteOldInvitations(db());
  expect(await there()).toHaveLength(1);
  await db().execute(sql`update events set event_date = current_date - 32 where id = ${past.at.id}`);
  await deleteOldInvitations(db());
  expect(await there()).toEqual([]);
});

test('a refusal, of one host or of all, and a block stop every further mail, and look like a sent one to the host', async () => {
  const other = await confirmed();
  const refuse = async (mail: Mail | undefined, which: number) => {
    const { pathname } = new URL([mail?.unsubscribe].flat()[which] ?? '');
    const token = pathname.split('/').at(-1) ?? '';
    // A mail program without one-click opens the address, which leads to a page that asks first.
    const looked = await world.app.inject({ url: pathname });
    expect([looked.statusCode, looked.headers.location]).toEqual([303, `/i/stop/${token}`]);
    expect((await world.nobody.call(refuseInvitations, { params: { token } })).code).toBe(200);
  };
  const { email } = await invited();
  await refuse(mailsTo(email)[0], 0);
  const again = await event();
  const blocking = await confirmed();
  await db().execute(
    sql`insert into blocks (user_id, other_id) values (${blocking.id}, ${host.id}) on conflict do nothing`,
  );
  const listed = address();
  await bring(again, [{ email }, { email: blocking.email }, { email: listed }]);
  await send();
  expect([email, blocking.email, listed].map((to) => mailsTo(to).length)).toEqual([1, 0, 1]);
  const { invitations } = await host.get(listInvitations, of(again));
  expect(new Set(invitations.map(({ state, reminders }) => `${state} ${reminders}`))).toEqual(new Set(['invited 0']));
  const theirs = await event({}, other);
  await bring(theirs, [{ email }], other);
  await send();
  expect(mailsTo(email)).toHaveLength(2);
  await refuse(mailsTo(email)[1], 1);
  // A tag leads to the same mailbox.
  const tagged = email.replace('@', '+tag@');
  await bring(await event(), [{ email: tagged }]);
  await send();
  expect(mailsTo(tagged)).toHaveLength(0);
  const third = await confirmed();
  await bring(await event({}, third), [{ email }], third);
  await send();
  expect(mailsTo(email)).toHaveLength(2);
});

test('twenty invitations of a host leave a day, the host sees how many wait, and all of them leave once ten people have said yes', async () => {
  const fresh = await confirmed();
  const at = await event({}, fresh);
  const emails = Array.from({ length: 24 }, address);
  await bring(
    at,
    emails.map((email, n) => ({ email, name: `Guest ${n}` })),
    fresh,
  );
  await send();
  const sent = () => emails.filter((email) => mailsTo(email).length > 0);
  expect(sent()).toHaveLength(20);
  await send();
  expect(sent()).toHaveLength(20);
  const wait = async () => (await fresh.get(listInvitations, of(at))).mails_wait;
  expect(await wait()).toBe(4);
  for (const email of sent().slice(0, 10)) expect((await say(tokenOf(mailsTo(email)[0]), 'yes')).code).toBe(200);
  await send();
  expect(sent()).toHaveLength(24);
  expect(await wait()).toBe(0);
  expect((await fresh.get(listInvitations, of(at))).leave_a_day).toBe(500);
});

test('a worker that dies after its claim leaves the mail to the next one, and a mail server that is away to a later try', async () => {
  const at = await event();
  const email = address();
  await bring(at, [{ email }]);
  await db().execute(sql`update invitations set claimed_at = now(), attempt = 1 where event_id = ${at.id}`);
  await send();
  expect(mailsTo(email)).toHaveLength(0);
  await db().execute(sql`update invitations set claimed_at = now() - interval '21 seconds' where event_id = ${at.id}`);
  const broken = await openWorld({
    beside: world,
    env: { SMTP_URL: 'smtp://127.0.0.1:1' },
    mailer: {
      send: async () => {
        throw new Error('away');
      },
    },
  });
  await sendInvitations(broken.ctx, new AbortController().signal);
  const due = () =>
    rowsOf<{ later: boolean }>(
      db(),
      sql`select mail_due_at > now() as later from invitations where event_id = ${at.id}`,
    );
  expect(await due()).toEqual([{ later: true }]);
  await broken.close();
  await db().execute(sql`update invitations set mail_due_at = now() where event_id = ${at.id}`);
  await send();
  await send();
  expect(mailsTo(email)).toHaveLength(1);
  expect((await read(tokenOf(mailsTo(email)[0]))).code).toBe(200);
});

test('one mailbox gets twenty mails a day from all hosts, and what is over the whole server’s number waits for another day', async () => {
  const [email, other] = [address(), address()];
  for (const by of [await confirmed(), await confirmed()])
    for (let n = 0; n < 11; n += 1) await bring(await event({}, by), [{ email }], by);
  await send();
  expect(mailsTo(email)).toHaveLength(20);
  await send();
  expect(mailsTo(email)).toHaveLength(20);

  const by = await confirmed();
  const at = await event({}, by);
  await bring(at, [{ email: other }], by);
  const full = await openWorld({
    beside: world,
    env: { SMTP_URL: 'smtp://127.0.0.1:1', LIMIT_INVITATIONS_A_DAY_IN_ALL: '1' },
  });
  await sendInvitations(full.ctx, new AbortController().signal);
  expect(full.mails).toEqual([]);
  await full.close();
  await send();
  expect([mailsTo(other).length, (await by.get(listInvitations, of(at))).mails_wait]).toEqual([0, 1]);
  await db().execute(sql`update invitations set mail_due_at = now() where event_id = ${at.id}`);
  await send();
  expect(mailsTo(other)).toHaveLength(1);
});
