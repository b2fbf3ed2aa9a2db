import { randomUUID } from 'node:crypto';
import { answerInvitation, readInvitation, reportInvitedWord } from '@serendip/contract/answer-invitation';
import { getEvent } from '@serendip/contract/events';
import { addGuestList, takeBackGuestList } from '@serendip/contract/guest-lists';
import { listReports } from '@serendip/contract/safety';
import { listWords, writeWord } from '@serendip/contract/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { of } from '../../../test/matching.ts';
import { openWorld, Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { sendInvitations } from '../invitations/sending/send-invitations.ts';
import { sendReportsMail } from '../safety/send-reports-mail.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld({
    env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_RATE: '1000', SAFETY_EMAIL: 'safety@events.test' },
  });
  host = await world.arrive();
  await db().execute(sql`update users set email_confirmed_at = now() where id = ${host.id}`);
});
afterAll(() => world.close());

const db = () => world.ctx.database.db;
const address = () => `${randomUUID()}@example.org`;
const send = () => sendInvitations(world.ctx, new AbortController().signal);
const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email);
const tokenOf = (email: string) => /\/i\/([\w-]{43})/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? '';
const read = async (email: string) =>
  (await world.nobody.get(readInvitation, { params: { token: tokenOf(email) } })).invitation;
const say = (email: string, answer: 'yes' | 'maybe' | 'no') =>
  world.nobody.call(answerInvitation, { params: { token: tokenOf(email) }, body: { answer } });
const report = (email: string) =>
  world.nobody.call(reportInvitedWord, {
    params: { token: tokenOf(email) },
    body: { report: { reason: 'spam', words: 'I never asked for this.' } },
  });
const write = (event: { id: string }, dry_run = false, text = 'Come to the back door.', by = host) =>
  by.call(writeWord, {
    ...of(event),
    body: { word: { heading: 'See evil.example', text, to: 'invited', on_stage: true, dry_run } },
  });

/** An event, and so many people whose invitation has left. */
async function invited(count: number) {
  const event = await world.createEvent(host, { name: 'Harbour Mixer' });
  const emails = Array.from({ length: count }, address);
  const rows = emails.map((email, at) => ({ email, name: `Guest ${at}` }));
  const { guest_list } = await host.get(addGuestList, { ...of(event), body: { guest_list: { rows, invite: true } } });
  await send();
  return { event, emails, listId: String(guest_list.id) };
}

test('invited people who may still come get one word in all, by a mail without links whose link leads to all of it', async () => {
  const { event, emails } = await invited(5);
  const [ann = '', bob = '', yes = '', no = '', refused = ''] = emails;
  await say(bob, 'maybe');
  await say(yes, 'yes');
  await say(no, 'no');
  await db().execute(sql`insert into invitation_refusals (address_hash)
    select address_hash from invitations where email = ${refused}`);
  const late = address();
  await host.get(addGuestList, { ...of(event), body: { guest_list: { rows: [{ email: late }] } } });
  expect((await write(event, true)).data).toMatchObject({ word: null, people: 3, left_today: 3, by_mail: true });
  const text = `Read https://evil.example/x, please. ${'Many words. '.repeat(100)}`;
  const sent = await write(event, false, text);
  expect(sent.data).toMatchObject({ people: 3, word: { to: 'invited', people: 3, on_stage: false } });
  await Promise.all([send(), send()]);
  await send();
  expect([ann, bob, yes, no, refused, late].map((email) => mailsTo(email).length)).toEqual([2, 2, 1, 1, 1, 0]);
  const mail = mailsTo(ann)[1];
  expect(mail?.subject).toBe('News from your host');
  expect(mail?.text).toMatch(/^See evil\. example\n\nHarbour Mixer\n\nRead please\. Many words\./);
  expect(mail?.text).toContain(`${host.email} invited you`);
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil\.example/);
  expect([mail?.text.length ?? 9_999, mail?.unsubscribe?.length]).toEqual([expect.any(Number), 2]);
  expect(mail?.text.length).toBeLessThan(1_300);
  expect((await read(ann)).word).toMatchObject({ heading: 'See evil.example', text: text.trim(), reported: false });
  // A second one reaches those alone who had none.
  expect((await write(event, true)).data.people).toBe(0);
  // A yes takes the word along, where hosts' words stand.
  const guest = await say(ann, 'yes');
  const person = new Person(world.app, String(guest.headers.authorization).replace('Bearer ', ''), {
    ...guest.data.user,
  } as Person);
  expect((await person.get(listWords, of(event))).words.map(({ heading }) => heading)).toEqual(['See evil.example']);
  expect((await person.get(getEvent, of(event))).event.words_count).toBe(1);
});

test('a word is written to invited people by hosts with a confirmed address alone, and one that is taken back gets none', async () => {
  const { event, emails, listId } = await invited(1);
  const [ann = ''] = emails;
  const other = await world.arrive();
  const theirs = await world.createEvent(other);
  expect(await write(theirs, true, 'x', other)).toMatchObject({
    code: 422,
    message: 'Confirm your e-mail address first',
  });
  await write(event);
  await host.get(takeBackGuestList, { params: { event_id: event.id, list_id: listId } });
  await send();
  expect(mailsTo(ann)).toHaveLength(1);
});

test('a word that is written while a reminder is under way still comes, and stands for the reminder where both wait', async () => {
  const { event, emails } = await invited(1);
  const [ann = ''] = emails;
  await db().execute(sql`update invitations set reminders = 1, mail_due_at = now(), mail_asked_at = now()
    where event_id = ${event.id}`);
  const job = new AbortController();
  // Between the claim of the reminder and its end.
  const mailer = {
    send: async () => {
      await write(event);
      job.abort();
    },
  };
  await sendInvitations({ ...world.ctx, mailer }, job.signal);
  await send();
  expect(mailsTo(ann).map(({ subject }) => subject)).toEqual([
    'You are invited to Harbour Mixer',
    'News from your host',
  ]);
});

test('an invited person reports a word once, without an account: the operator reads it with its text, hosts do not', async () => {
  const { event, emails } = await invited(2);
  const [ann = '', bob = ''] = emails;
  expect((await report(ann)).code).toBe(404);
  await write(event);
  await send();
  expect([(await report(ann)).code, (await report(ann)).code]).toEqual([200, 200]);
  expect((await read(ann)).word?.reported).toBe(true);
  expect((await read(bob)).word?.reported).toBe(false);
  const stored = await rowsOf(db(), sql`select reporter_id, reported_id from reports where event_id = ${event.id}`);
  expect(stored).toEqual([{ reporter_id: null, reported_id: host.id }]);
  expect((await host.get(listReports, of(event))).reports).toEqual([]);
  await sendReportsMail(world.ctx, { event_id: event.id });
  const mail = mailsTo('safety@events.test').at(-1)?.text ?? '';
  for (const part of [
    'By: an invited person without an account',
    '> I never asked for this.',
    '> Come to the back door.',
  ])
    expect(mail).toContain(part);
});
