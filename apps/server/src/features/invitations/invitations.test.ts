import { randomUUID } from 'node:crypto';
import { getEvent, joinEvent, updateEvent } from '@serendip/contract/events';
import { addGuestList, listGuestLists, takeBackGuestList } from '@serendip/contract/guest-lists';
import { invitePerson, listInvitations, remindInvited, withdrawInvitation } from '@serendip/contract/invitations';
import { listParticipants } from '@serendip/contract/participants';
import { createEventQuestion } from '@serendip/contract/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { isInvited } from '../event-facts/is-invited.ts';

let world: World;
let host: Person;
let event: { id: string };
beforeAll(async () => {
  world = await openWorld({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  host = await confirmed();
  event = await world.createEvent(host, { name: 'Harbour Mixer' });
});
afterAll(() => world.close());

const db = () => world.ctx.database.db;
async function confirmed(): Promise<Person> {
  const person = await world.arrive();
  await db().execute(sql`update users set email_confirmed_at = now() where id = ${person.id}`);
  return person;
}
const address = () => `${randomUUID()}@example.org`;
const bring = (
  rows: object[],
  options: { invite?: boolean; dry_run?: boolean } = {},
  at: { id: string } = event,
  by = host,
) => by.call(addGuestList, { ...of(at), body: { guest_list: { rows, ...options } } });
const invited = async (at: { id: string } = event) => host.get(listInvitations, of(at));

test('a guest list names new, known, twice and wrong rows, and stores the others once; a check stores nothing', async () => {
  const here = await world.createEvent(host, { name: 'List' });
  const { question } = await host.get(createEventQuestion, {
    ...of(here),
    body: {
      question: {
        text: 'T-shirt',
        input_type: 'multiple_choice',
        options: [
          { text: 'Small', value: 's' },
          { text: 'Large', value: 'l' },
        ],
      },
    },
  });
  const guest = await world.arrive();
  await guest.get(joinEvent, of(here));
  const answers = (value: string) => ({ answers: [{ question_id: question.id, value }] });
  const ann = address();
  const rows = [
    { name: ' Ann  ', email: ann.toUpperCase(), labels: ['VIP', 'VIP'], ...answers('large') },
    { name: 'Bob' },
    { name: 'Cleo', email: 'no address' },
    { name: 'Ann again', email: ann },
    { email: guest.email },
    { email: address() },
    { name: 'Host', email: address() },
    { email: address(), ...answers('XXL') },
    { email: address(), answers: [{ question_id: randomUUID(), value: 'x' }] },
  ];
  const wrong = [
    { row: 2, error: 'No e-mail' },
    { row: 3, error: 'Not an e-mail address' },
    { row: 7, error: 'This name is reserved' },
    { row: 8, error: 'Answer is not one of the options: T-shirt' },
    { row: 9, error: 'This event has no such question' },
  ];
  const told = { new: 2, known: 1, twice: 1, labelled: 0, wrong, known_rows: [5], twice_rows: [4] };
  const check = await bring(rows, { dry_run: true }, here);
  expect([check.code, check.data.guest_list]).toEqual([200, { id: null, ...told }]);
  expect((await invited(here)).total).toBe(0);
  const saved = await bring(rows, {}, here);
  expect(saved.data.guest_list).toEqual({ id: expect.any(String), ...told });
  const [first] = (await invited(here)).invitations;
  expect(first).toMatchObject({
    name: 'Ann',
    email: ann,
    labels: ['VIP'],
    state: 'saved',
    invited_at: null,
    user_id: null,
  });
  expect(await rowsOf(db(), sql`select answers from invitations where id = ${first?.id}`)).toEqual([
    { answers: [{ question_id: question.id, value: ['l'] }] },
  ]);
  const [again, atOnce] = await Promise.all([bring(rows, { invite: true }, here), bring(rows, { invite: true }, here)]);
  for (const { data } of [again, atOnce])
    expect(data.guest_list).toMatchObject({ id: null, new: 0, known: 3, known_rows: [1, 5, 6] });
  const { counts, invited_count, total } = await invited(here);
  expect([total, invited_count, counts.invited, counts.saved]).toEqual([2, 2, 2, 0]);
  const tooMany = await bring(
    Array.from({ length: 5_001 }, () => ({})),
    {},
    here,
  );
  expect([tooMany.code, tooMany.errors]).toEqual([422, ['A guest list has at most 5,000 rows']]);
});

test('a row that is no person, or whose answer is too long, is told and leaves the others; an initial is a name, and an empty answer none', async () => {
  const here = await world.createEvent(host, { name: 'Odd rows' });
  const { question } = await host.get(createEventQuestion, { ...of(here), body: { question: { text: 'Diet?' } } });
  const row = (value: unknown) => ({ name: 'K', email: address(), answers: [{ question_id: question.id, value }] });
  const rows = [
    null,
    'ann@example.org',
    ['ann@example.org'],
    row('x'.repeat(2_001)),
    row('no\0sign'),
    ...[' ', null, []].map(row),
    row(' Vegan\u0007 '),
  ];
  const wrong = [
    ...[1, 2, 3].map((at) => ({ row: at, error: 'No e-mail' })),
    { row: 4, error: 'Answer must be 2000 characters or less' },
    { row: 5, error: 'Answer is not one of a question' },
  ];
  const list = { guest_list: { rows, invite: false } };
  const saved = await host.send('POST', `/events/${here.id}/guest_lists`, list);
  expect([saved.code, saved.data.guest_list]).toMatchObject([200, { new: 4, wrong }]);
  const stored = await rowsOf(
    db(),
    sql`select name, answers from invitations where event_id = ${here.id} order by seq`,
  );
  const none = { name: 'K', answers: [] };
  expect(stored).toEqual([none, none, none, { name: 'K', answers: [{ question_id: question.id, value: 'Vegan' }] }]);
});

test('labels of a list reach people who take part, wait or are invited already, beside those they have', async () => {
  const here = await world.createEvent(host, { name: 'Labels' });
  await host.get(updateEvent, { ...of(here), body: { event: { capacity: 2 } } });
  const [ann, eve, bob] = [await world.arrive(), await world.arrive(), await world.arrive()];
  for (const person of [ann, eve, bob]) await person.get(joinEvent, of(here));
  const [cleo, dan] = [address(), address()];
  await bring([{ email: cleo, labels: ['VIP'] }, { email: dan }], {}, here);
  const rows = [ann.email, bob.email, cleo].map((email) => ({ email, labels: ['Mentor'] }));
  rows.push({ email: dan, labels: [] });
  const sums = { new: 0, known: 4 };
  expect((await bring(rows, { dry_run: true }, here)).data.guest_list).toMatchObject({ ...sums, labelled: 3 });
  expect((await bring(rows, {}, here)).data.guest_list).toMatchObject({ ...sums, id: null, labelled: 3 });
  expect((await bring(rows, {}, here)).data.guest_list).toMatchObject({ ...sums, labelled: 0 });
  const { participants } = await host.get(listParticipants, of(here));
  const labelsOf = ({ id }: Person) => participants.find((one) => one.id === id)?.labels.map(({ name }) => name);
  expect([ann, eve, bob].map(labelsOf)).toEqual([['Mentor'], [], ['Mentor']]);
  expect((await invited(here)).invitations.map(({ labels }) => labels)).toEqual([['VIP', 'Mentor'], []]);
});

test('lists and checks count by their rows, so that a host can correct a short list row by row, and a long one cannot be checked for ever', async () => {
  const limited = await openWorld({ env: { SMTP_URL: 'smtp://127.0.0.1:1', RATE_LIMIT: 'on' }, beside: world });
  const filling = await limited.arrive();
  const here = await limited.createEvent(filling);
  expect((await bring([{ email: address() }], {}, here, filling)).code).toBe(200);
  // A host who corrects a short list row by row makes many checks.
  const checked = sql`select points from throttles where key like 'guest_list_rows_per_account%' order by points desc limit 1`;
  expect(await rowsOf(db(), checked)).toEqual([{ points: 100 }]);
  const long = Array.from({ length: 300 }, () => ({ email: address() }));
  await bring(long, { dry_run: true }, here, filling);
  expect(await rowsOf(db(), checked)).toEqual([{ points: 400 }]);
  await db().execute(sql`update throttles set points = 599900 where key like 'guest_list_rows_per_account%'`);
  expect((await bring(long, { dry_run: true }, here, filling)).code).toBe(429);
  await limited.close();
});

test('a host saves so many bytes of lists a day and no more, however many events they have; checks count nothing', async () => {
  const limited = await openWorld({ env: { SMTP_URL: 'smtp://127.0.0.1:1', RATE_LIMIT: 'on' }, beside: world });
  const filling = await limited.arrive();
  const [here, there] = [await limited.createEvent(filling), await limited.createEvent(filling)];
  expect((await bring([{ email: address() }], {}, here, filling)).code).toBe(200);
  await db().execute(
    sql`update throttles set points = ${10 * 1024 * 1024 - 200} where key like 'guest_list_bytes_a_day%'`,
  );
  const rows = [{ email: address(), labels: Array.from({ length: 20 }, (_, n) => `A label with number ${n}`) }];
  expect((await bring(rows, { dry_run: true }, there, filling)).code).toBe(200);
  for (let time = 0; time < 2; time += 1)
    expect(await bring(rows, {}, there, filling)).toMatchObject({
      code: 429,
      message: 'You can save at most 10 MB of guest lists a day',
    });
  expect((await filling.get(listInvitations, of(there))).total).toBe(0);
  await limited.close();
});

test('invited people are counted for hosts alone, and take no part', async () => {
  const here = await world.createEvent(host, { name: 'Counts' });
  await bring([{ email: address() }, { email: address() }], { invite: true }, here);
  await bring([{ email: address() }], {}, here);
  const guest = await world.arrive();
  const seen = (person: Person) => person.get(getEvent, of(here)).then((answer) => answer.event);
  expect(await seen(host)).toMatchObject({ invited_count: 2, participants_count: 0, waiting_count: 0 });
  expect(await seen(guest)).not.toHaveProperty('invited_count');
});

test('a list is taken back within a day; people who act are left, and the same address gets no second mail', async () => {
  const here = await world.createEvent(host, { name: 'Back' });
  const [ann, bob] = [await confirmed(), address()];
  const rows = [{ email: ann.email }, { email: bob }];
  const { id } = (await bring(rows, { invite: true }, here)).data.guest_list;
  await db().execute(sql`update invitations set mailed_at = now(), mail_due_at = null where event_id = ${here.id}`);
  await ann.get(joinEvent, of(here));
  const back = (list = String(id), at: { id: string } = here) =>
    host.call(takeBackGuestList, { params: { event_id: at.id, list_id: list } });
  expect((await back(String(id), event)).code).toBe(404);
  const lists = async () => (await host.get(listGuestLists, of(here))).guest_lists;
  expect(await lists()).toEqual([{ id, created_at: expect.any(String), people: 1 }]);
  expect((await back()).data.withdrawn).toBe(1);
  expect((await back()).data.withdrawn).toBe(0);
  expect(await lists()).toEqual([]);
  expect((await invited(here)).invitations.map(({ email, state }) => [email, state])).toEqual([[ann.email, 'joined']]);
  const row = sql`select email, name, ended, mail_due_at from invitations where event_id = ${here.id} and user_id is null and
    address_hash = (select address_hash from invitations where event_id = ${here.id} order by seq desc limit 1)`;
  expect(await rowsOf(db(), row)).toEqual([{ email: null, name: null, ended: 'withdrawn', mail_due_at: null }]);
  expect((await bring(rows, { invite: true }, here)).data.guest_list).toMatchObject({ new: 1, known: 1 });
  expect(await rowsOf(db(), row)).toEqual([{ email: bob, name: null, ended: null, mail_due_at: null }]);
  expect(await lists()).toMatchObject([{ people: 1 }]);
  await db().execute(sql`update guest_lists set created_at = now() - interval '25 hours' where event_id = ${here.id}`);
  expect(await lists()).toEqual([]);
  expect([(await back()).code, (await back()).message]).toEqual([
    422,
    'A guest list can be taken back within 24 hours',
  ]);
});

test('one person is invited once, and withdrawn; a person who takes part is not invited', async () => {
  const here = await world.createEvent(host, { name: 'One' });
  const email = address();
  const invite = (invitation: { name?: string; email: string }, by = host) =>
    by.call(invitePerson, { ...of(here), body: { invitation } });
  const [once, twice] = await Promise.all([invite({ name: 'Ann', email }), invite({ name: 'Ann', email })]);
  expect(once.data.invitation).toMatchObject({ name: 'Ann', email, state: 'invited', reminders: 0 });
  expect(twice.data.invitation.id).toBe(once.data.invitation.id);
  expect((await invite({ email: 'nothing' })).errors).toEqual(['Email is invalid']);
  const guest = await world.arrive();
  await guest.get(joinEvent, of(here));
  expect(await invite({ email: guest.email })).toMatchObject({ code: 422, message: 'This person takes part already' });
  const withdraw = () =>
    host.call(withdrawInvitation, { params: { event_id: here.id, invitation_id: once.data.invitation.id } });
  expect([(await withdraw()).code, (await withdraw()).message]).toEqual([200, 'Invitation not found']);
  expect((await invited(here)).invitations).toEqual([]);
});

test('without a confirmed address a host can check and save a list, and mails nobody', async () => {
  const stranger = await world.arrive();
  const here = await world.createEvent(stranger, { name: 'Unconfirmed' });
  const refused = { code: 422, message: 'Confirm your e-mail address first' };
  expect(await bring([{ email: address() }], { invite: true }, here, stranger)).toMatchObject(refused);
  expect(await stranger.call(invitePerson, { ...of(here), body: { invitation: { email: address() } } })).toMatchObject(
    refused,
  );
  expect(await stranger.call(remindInvited, of(here))).toMatchObject(refused);
  expect((await bring([{ email: address() }], { invite: true, dry_run: true }, here, stranger)).code).toBe(200);
  expect((await bring([{ email: address() }], {}, here, stranger)).data.guest_list.new).toBe(1);
});

test('people who have not answered are reminded once a day and twice in all; an event that is over mails nobody', async () => {
  const here = await world.createEvent(host, { name: 'Remind' });
  await bring([{ email: address() }, { email: address() }], { invite: true }, here);
  await bring([{ email: address() }], {}, here);
  const remind = async () => (await host.call(remindInvited, of(here))).data.reminded;
  const aDayLater = () =>
    db().execute(
      sql`update invitations set reminded_at = reminded_at - interval '25 hours' where event_id = ${here.id}`,
    );
  const both = await Promise.all([remind(), remind()]);
  expect(both.toSorted()).toEqual([0, 2]);
  await aDayLater();
  expect((await invited(here)).can_be_reminded).toBe(2);
  expect(await remind()).toBe(2);
  await aDayLater();
  expect(await remind()).toBe(0);
  await db().execute(sql`update events set event_date = '2020-01-01' where id = ${here.id}`);
  expect((await host.call(remindInvited, of(here))).message).toBe('This event is over');
  expect((await bring([{ email: address() }], {}, here)).message).toBe('This event is over');
});

test('an account is invited if its confirmed address is, until the invitation is withdrawn', async () => {
  const here = await world.createEvent(host, { name: 'Who' });
  const [ann, bob, cleo] = [await confirmed(), await world.arrive(), await confirmed()];
  await bring([{ email: ann.email }, { email: bob.email }], { invite: true }, here);
  const is = async ({ id }: Person) =>
    (
      await rowsOf<{ is: boolean }>(
        db(),
        sql`select ${isInvited(sql`${here.id}::uuid`, sql`${id}::uuid`, world.ctx)} as is`,
      )
    )[0]?.is;
  expect([await is(ann), await is(bob), await is(cleo)]).toEqual([true, false, false]);
  const [first] = (await invited(here)).invitations;
  await host.get(withdrawInvitation, { params: { event_id: here.id, invitation_id: String(first?.id) } });
  expect(await is(ann)).toBe(false);
});
