import { exportAccount } from '@serendip/contract/account-export';
import { deleteAccount } from '@serendip/contract/accounts';
import { saveMyCard } from '@serendip/contract/cards';
import { answerCohostInvitation, askCohost, removeCohost } from '@serendip/contract/cohosts';
import { deleteEvent, type Event, joinEvent, leaveEvent, updateEvent } from '@serendip/contract/events';
import { markRead, sendMessage } from '@serendip/contract/messages';
import {
  getNotificationSwitches,
  listNotifications,
  notificationDefaults,
  readNotifications,
  setNotificationSwitches,
  unsubscribe,
} from '@serendip/contract/notifications';
import { blockPerson, unblockPerson } from '@serendip/contract/safety';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { act } from '../../../test/evening.ts';
import { of } from '../../../test/matching.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { boundsOf } from '../../bounds.ts';
import { readConfig } from '../../config.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { cleanUp } from '../erasure/clean-up.ts';
import { failMatchRun } from '../matching/fail-match-run.ts';
import { createTimedNotifications, tomorrowNewsAt } from './create-timed-notifications.ts';
import { deliverMails } from './mails/deliver.ts';
import { notify } from './notify.ts';
import { notifyOfMove } from './notify-of-move.ts';
import { quietUntil } from './quiet.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld({ env: { MAIL_RATE: '1000' } });
  host = await world.arrive();
});
afterAll(() => world.close());
afterEach(() => {
  world.mails.length = 0;
  world.ctx.now = () => new Date();
});

const deliver = () => deliverMails(world.ctx, new AbortController().signal);
const mailsTo = async (person: Person) => {
  await deliver();
  return world.mails.filter(({ to }) => to === person.email);
};
const subjectsTo = async (person: Person) => (await mailsTo(person)).map(({ subject }) => subject);
const execute = (statement: ReturnType<typeof sql>) => world.ctx.database.db.execute(statement);
const ready = async (event: { id: string }, people: Person[], cause: string) => {
  for (const person of people) await person.call(joinEvent, of(event));
  await world.ctx.database.db.transaction((tx) =>
    notify(tx, world.ctx, { kind: 'matches_ready', users: people.map(({ id }) => id), cause, event: event.id }),
  );
};
const bell = async (person: Person) => person.get(listNotifications, {});
/** Changes an event, and runs the jobs that notify people. */
async function change(event: { id: string }, fields: object): Promise<void> {
  await host.get(updateEvent, { ...of(event), body: { event: fields } });
  await tellOfMoves();
}
async function tellOfMoves(): Promise<void> {
  const jobs = await rowsOf<{ data: { event_id: string; sequence: number } }>(
    world.ctx.database.db,
    sql`delete from jobs.job where name = 'tell-of-move' returning data`,
  );
  for (const { data } of jobs) await notifyOfMove(world.ctx, data);
}
const lettingAllGo = () => execute(sql`update deliveries set due_at = now()`);
const ofPerson = (table: 'notifications' | 'deliveries', { id }: Person) =>
  rowsOf<{ in_digest: boolean; due_at: string }>(
    world.ctx.database.db,
    table === 'notifications'
      ? sql`select * from notifications where user_id = ${id}`
      : sql`select d.in_digest, d.due_at::text from deliveries d join notifications n on n.id = d.notification_id where n.user_id = ${id}`,
  );
const write = (from: Person, to: Person) =>
  from.get(sendMessage, { params: { user_id: to.id }, body: { message: { content: 'A private word' } } });
const age = (person: Person, minutes: number) =>
  execute(
    sql`update messages set created_at = now() - make_interval(mins => ${minutes}::int) where recipient_id = ${person.id}`,
  );

describe('what is told', () => {
  test('comes once per person and cause, to the bell and by mail, and is read once it was seen', async () => {
    const event = await world.createEvent(host, { name: 'Harbour <b>Mixer</b>' });
    const [ann, bob] = await Promise.all([world.arrive(), world.arrive()]);
    await Promise.all([ready(event, [ann, bob], 'one'), ready(event, [ann, bob], 'one')]);
    await ready(event, [ann], 'one');
    expect(await bell(ann)).toMatchObject({
      unread_count: 1,
      notifications: [{ kind: 'matches_ready', event: { id: event.id }, user: null, read: false }],
    });
    const [mail, ...more] = await mailsTo(ann);
    expect([more, (await mailsTo(bob)).length]).toEqual([[], 1]);
    expect(mail?.subject).toBe('Your matches for Harbour <b>Mixer</b> are ready');
    expect(mail?.text).toContain(`https://events.test/events/${event.id}`);
    expect(mail?.html).toContain('Harbour &lt;b&gt;Mixer&lt;/b&gt;');
    expect(mail?.html).not.toMatch(/<(img|link|script)|url\(/);
    expect(mail?.messageId).toMatch(/^<[\w-]+@localhost>$/);
    await ann.get(readNotifications, {});
    expect(await bell(ann)).toMatchObject({ unread_count: 0, notifications: [{ read: true }] });
    expect((await bell(bob)).unread_count).toBe(1);
  });

  test('of matches comes once for runs that follow each other within ten minutes: the mail waits, and is of the newest', async () => {
    const event = await world.createEvent(host, { name: 'Quay' });
    const people = await Promise.all([world.arrive(), world.arrive(), world.arrive()]);
    const [ann, bob, cleo] = people;
    for (const person of people) await person.get(joinEvent, of(event));
    const matched = async (some: Person[]) => {
      const run = await storedRun(world, event, [], [[some]]);
      await world.ctx.database.db.transaction((tx) =>
        notify(tx, world.ctx, {
          kind: 'matches_ready',
          users: some.map(({ id }) => id),
          cause: run.id,
          event: event.id,
          gathers: { within: 600, mailWaits: 120 },
        }),
      );
    };
    const minutesLater = (minutes: number) =>
      execute(sql`with n as (update notifications set created_at = created_at - make_interval(mins => ${minutes}::int)
          where event_id = ${event.id} returning id)
        update deliveries set due_at = due_at - make_interval(mins => ${minutes}::int) where notification_id in (select id from n)`);
    await deliver();
    world.mails.length = 0;
    await matched([ann, bob]);
    expect(await subjectsTo(ann)).toEqual([]);
    await minutesLater(1);
    await matched([ann, bob]);
    await minutesLater(1);
    expect(await subjectsTo(ann)).toEqual([]);
    await minutesLater(1);
    for (const told of [ann, bob]) expect(await subjectsTo(told)).toEqual(['Your matches for Quay are ready']);
    await ann.get(readNotifications, {});
    // The next run tells those alone who were in none before.
    await minutesLater(5);
    await matched([ann, bob, cleo]);
    await minutesLater(3);
    expect([await subjectsTo(ann), await subjectsTo(cleo)].map(({ length }) => length)).toEqual([1, 1]);
    expect(await bell(ann)).toMatchObject({ unread_count: 0, notifications: [{ kind: 'matches_ready', read: true }] });
    // Ten minutes after the last one it is news again.
    await minutesLater(8);
    await matched([ann]);
    expect((await bell(ann)).unread_count).toBe(1);
    await minutesLater(3);
    expect(await subjectsTo(ann)).toHaveLength(2);
  });

  test('by a run comes to whoever is in it, and to its hosts when it fails', async () => {
    const event = await world.createEvent(host, { name: 'Quay' });
    const [ann, bob, cleo, dan] = await Promise.all([world.arrive(), world.arrive(), world.arrive(), world.arrive()]);
    for (const { email } of [cleo, dan])
      await host.get(askCohost, { ...of(event), body: { cohost: { email: String(email) } } });
    expect(await subjectsTo(cleo)).toEqual(['Somebody asks you to host an event with them']);
    expect(JSON.stringify(world.mails)).not.toContain('Quay');
    expect((await bell(cleo)).notifications).toMatchObject([{ kind: 'cohost', event: null }]);
    for (const person of [cleo, dan])
      await person.get(answerCohostInvitation, { ...of(event), body: { cohost: { accept: true } } });
    world.mails.length = 0;
    const run = await storedRun(world, event, [{ of: [ann, bob] }], [[[ann, bob]]]);
    await execute(sql`update match_runs set status = 'processing' where id = ${run.id}`);
    await failMatchRun(world.ctx, run.id, 'Over.');
    await failMatchRun(world.ctx, run.id, 'Over again.');
    // Sent away while the news waits.
    await host.get(removeCohost, { params: { event_id: event.id, user_id: dan.id } });
    for (const hosting of [host, cleo]) expect(await subjectsTo(hosting)).toEqual(['The matching for Quay failed']);
    expect(await subjectsTo(dan)).toEqual([]);
    expect((await bell(ann)).notifications).toEqual([]);
  });

  test('is told of nothing to whoever has turned it off, by the profile or by a mail’s link, a year later too', async () => {
    const event = await world.createEvent(host);
    const [ann, bob, eve] = await Promise.all([world.arrive(), world.arrive(), world.arrive()]);
    expect(await ann.get(getNotificationSwitches, {})).toEqual(notificationDefaults);
    const set = await ann.get(setNotificationSwitches, { body: { matches_ready: { email: false } } });
    expect(set).toEqual({ ...notificationDefaults, matches_ready: { email: false, push: true } });
    const refused = await ann.send('PUT', '/users/notifications', { matches_ready: { email: 'no' } });
    expect([refused.code, refused.errors]).toEqual([422, ['Email must be true or false']]);
    const unknown = { unheard_of: {}, matches_ready: { sms: true } };
    expect(await ann.send('PUT', '/users/notifications', unknown)).toMatchObject({ code: 200, data: set });

    await ready(event, [ann, bob, eve], 'one');
    // Turned off while it waits.
    await eve.get(setNotificationSwitches, { body: { matches_ready: { email: false } } });
    const [mail] = await mailsTo(bob);
    expect([await subjectsTo(ann), await subjectsTo(eve)]).toEqual([[], []]);
    expect((await bell(ann)).unread_count).toBe(1);

    const url = new URL(mail?.unsubscribe ?? '');
    expect(mail?.text).toContain(url.href.replace('/api/', '/'));
    const post = (path: string, type?: string) =>
      world.app.inject({
        method: 'POST',
        url: path,
        ...(type && { headers: { 'content-type': type }, payload: 'List-Unsubscribe=One-Click' }),
      });
    // A program that looks through mails.
    const looked = await world.app.inject({ url: url.pathname });
    expect([looked.statusCode, looked.headers.location]).toEqual([303, url.pathname.replace('/api', '')]);
    expect((await bob.get(getNotificationSwitches, {})).matches_ready.email).toBe(true);
    for (const wrong of [`${url.pathname.slice(0, -1)}!`, `${url.pathname}x`])
      expect((await post(wrong, 'application/x-www-form-urlencoded')).statusCode).toBe(404);
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', undefined])
      expect((await post(url.pathname, type)).statusCode).toBe(200);
    expect((await bob.get(getNotificationSwitches, {})).matches_ready).toEqual({ email: false, push: true });
    await ready(event, [bob], 'two');
    world.mails.length = 0;
    expect(await subjectsTo(bob)).toEqual([]);

    await bob.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
    const token = url.pathname.split('/').at(-1) ?? '';
    expect((await world.nobody.call(unsubscribe, { params: { token } })).code).toBe(404);
  });

  test('is in the export, and gone with the account, the event, or after 30 days', async () => {
    const event = await world.createEvent(host, { name: 'Quay' });
    const [ann, bob] = await Promise.all([world.arrive(), world.arrive()]);
    await ready(event, [ann, bob], 'one');
    await ann.get(setNotificationSwitches, { body: { message: { push: false } } });
    const { export: data } = await ann.get(exportAccount, {});
    expect(data.notifications).toMatchObject([{ kind: 'matches_ready', event: 'Quay', alias: null, read_at: null }]);
    expect(data.notification_switches).toEqual([{ kind: 'message', email: true, push: false }]);
    await ann.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
    const rows = () =>
      rowsOf(
        world.ctx.database.db,
        sql`select user_id from notifications where cause = 'one'
      and event_id = ${event.id}`,
      );
    expect(await rows()).toEqual([{ user_id: bob.id }]);
    expect(await subjectsTo(ann)).toEqual([]);
    await execute(
      sql`update notifications set created_at = now() - interval '30 days 1 minute' where user_id = ${bob.id}`,
    );
    expect((await bell(bob)).notifications).toEqual([]);
    await cleanUp(world.ctx);
    expect(await rows()).toEqual([]);
  });
});

describe('events', () => {
  test('that move or are called off are told of, with the entry for calendars, and joining brings it too', async () => {
    const event = await world.createEvent(host, { name: 'Quay', event_date: '2099-05-20' });
    const ann = await world.arrive();
    await Promise.all([ann.get(joinEvent, of(event)), ann.get(joinEvent, of(event))]);
    const [joined, ...again] = await mailsTo(ann);
    expect([joined?.subject, again, (await bell(ann)).notifications]).toEqual(['You joined Quay', [], []]);
    expect(joined?.calendar).toContain('BEGIN:VEVENT');
    world.mails.length = 0;
    await change(event, { description: 'New words' });
    await change(event, { place: 'The new mill' });
    expect(await subjectsTo(ann)).toEqual([]);
    await change(event, { place: 'The old mill' });
    await change(event, { place: 'The old mill' });
    await lettingAllGo();
    const [moved, ...more] = await mailsTo(ann);
    expect([moved?.subject, more]).toEqual(['Quay has a new time or place', []]);
    expect(moved?.calendar).toContain('The old mill');
    expect(moved?.text).toContain('Wednesday, 20 May 2099\nThe old mill');
    expect((await bell(ann)).notifications).toMatchObject([{ kind: 'event_moved' }]);

    // Changes within two minutes of a mail come together in one more.
    world.mails.length = 0;
    for (let n = 0; n < 9; n += 1) await change(event, { place: `Place ${n}` });
    expect([await subjectsTo(ann), (await ofPerson('deliveries', ann)).length]).toEqual([[], 1]);
    expect((await bell(ann)).notifications).toMatchObject([{ kind: 'event_moved', read: false }]);
    await lettingAllGo();
    const [later, ...none] = await mailsTo(ann);
    expect([later?.calendar?.includes('Place 8'), later?.messageId === moved?.messageId, none]).toEqual([
      true,
      false,
      [],
    ]);

    const other = await world.arrive();
    const theirs = await world.createEvent(other, { name: 'Mill', event_date: '2099-05-20' });
    const past = await world.createEvent(other, { name: 'Past' });
    for (const one of [theirs, past]) await ann.get(joinEvent, of(one));
    await execute(sql`update events set event_date = '2020-01-01' where id = ${past.id}`);
    await deliver();
    world.mails.length = 0;
    await other.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
    expect(await subjectsTo(ann)).toEqual(['Mill is called off']);
  });

  test('that have begun are not called off: neither once the doors were open, nor after the start, nor by a mail that waited', async () => {
    const ann = await world.arrive();
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const timed = { event_date: day, start_time: '19:00', time_zone: 'UTC' };
    const made = (name: string) => world.createEvent(host, { name, ...timed });
    const [opened, started, late] = [await made('Opened'), await made('Started'), await made('Late')];
    const starts = Date.parse(`${day}T19:00:00Z`);
    for (const event of [opened, started, late]) await ann.get(joinEvent, of(event));
    await deliver();
    world.mails.length = 0;
    const drop = (event: Event) => host.get(deleteEvent, { ...of(event), body: { event: { name: event.name } } });
    await act(host, opened, 'open_doors');
    await drop(opened);
    world.ctx.now = () => new Date(starts);
    await drop(started);
    world.ctx.now = () => new Date(starts - 60_000);
    await drop(late);
    await execute(sql`update notifications set too_late_at = now() where gone_event = 'Late'`);
    expect(await subjectsTo(ann)).toEqual([]);
    expect((await bell(ann)).notifications.filter(({ kind }) => kind === 'event_called_off')).toHaveLength(1);
  });

  test('changed sixty times write one entry and at most one mail for each of the many who joined', async () => {
    const event = await world.createEvent(host, { name: 'Quay', event_date: '2099-05-20' });
    const people = await world.crowd(event, 105);
    await deliver();
    await execute(sql`update notifications set created_at = now() - interval '1 hour' where event_id = ${event.id}`);
    for (let n = 0; n < 60; n += 1)
      await host.get(updateEvent, { ...of(event), body: { event: { place: `Place ${n}` } } });
    const rows = () =>
      rowsOf(
        world.ctx.database.db,
        sql`select 1 from notifications where event_id = ${event.id} and kind = 'event_moved'`,
      );
    expect(await rows()).toEqual([]);
    // Each change after the first waits for the next one, and is nothing once that has come.
    const waiting = sql`select 1 from jobs.job where name = 'tell-of-move' and data ->> 'event_id' = ${event.id}
      and start_after > created_on + interval '1 second'`;
    expect(await rowsOf(world.ctx.database.db, waiting)).toHaveLength(59);
    await tellOfMoves();
    expect((await rows()).length).toBe(people.length);
    await change(event, { place: 'The last one' });
    expect([(await rows()).length, (await ofPerson('deliveries', people[0] as Person)).length]).toEqual([105, 1]);
    // An entry that was read stays read, and a change after two minutes is a new one.
    const [ann] = people as [Person];
    await ann.get(readNotifications, {});
    await execute(sql`update notifications set created_at = now() - interval '3 minutes' where user_id = ${ann.id}`);
    await change(event, { place: 'Elsewhere' });
    expect((await bell(ann)).notifications.map(({ read }) => read)).toEqual([false, true]);
    await ann.get(readNotifications, {});
    await change(event, { place: 'Elsewhere again' });
    expect((await bell(ann)).notifications.map(({ read }) => read)).toEqual([false, true]);
  });

  test('tell once that one joined, however often one leaves and comes back', async () => {
    const event = await world.createEvent(host, { name: 'Quay', event_date: '2099-05-20' });
    const ann = await world.arrive();
    for (let n = 0; n < 5; n += 1) {
      await ann.get(joinEvent, of(event));
      await ann.get(leaveEvent, of(event));
    }
    // Not in the subject any more: they have left.
    expect(await subjectsTo(ann)).toEqual(['You joined your event']);
  });

  test('with a free place tell who came off the waiting list, with the entry for calendars', async () => {
    const event = await world.createEvent(host, { name: 'Quay', event_date: '2099-05-20' });
    await change(event, { capacity: 2 });
    const [ann, bob, eve] = await Promise.all([world.arrive(), world.arrive(), world.arrive()]);
    for (const person of [ann, bob, eve]) await person.get(joinEvent, of(event));
    expect(await subjectsTo(eve)).toEqual([]);
    await ann.get(leaveEvent, of(event));
    const [mail, ...more] = await mailsTo(eve);
    expect([mail?.subject, more]).toEqual(['You have a place at Quay', []]);
    expect(mail?.calendar).toContain('BEGIN:VEVENT');
    expect((await bell(eve)).notifications).toMatchObject([{ kind: 'off_waiting_list' }]);
  });

  test('are told of a day before they start, once, to whoever had joined by then', async () => {
    const timed = { event_date: '2031-06-10', start_time: '18:30', time_zone: 'Europe/Berlin', end_time: null };
    expect(tomorrowNewsAt(timed)?.toISOString()).toBe('2031-06-09T16:30:00.000Z');
    expect(tomorrowNewsAt({ ...timed, start_time: null })?.toISOString()).toBe('2031-06-09T07:00:00.000Z');
    expect(tomorrowNewsAt({ ...timed, event_date: null, start_time: null })).toBe(null);
    const event = await world.createEvent(host, { name: 'Quay', event_date: '2031-06-10' });
    await change(event, timed);
    const [ann, late] = await Promise.all([world.arrive(), world.arrive()]);
    for (const person of [ann, late]) await person.get(joinEvent, of(event));
    await execute(sql`update memberships set joined_at = '2031-06-09T17:00:00Z' where user_id = ${late.id}`);
    await deliver();
    world.mails.length = 0;
    const at = async (moment: string) => {
      world.ctx.now = () => new Date(moment);
      await createTimedNotifications(world.ctx);
      return subjectsTo(ann);
    };
    expect(await at('2031-06-09T16:29:59Z')).toEqual([]);
    expect(await at('2031-06-09T16:30:00Z')).toEqual(['Quay is tomorrow']);
    expect(await at('2031-06-09T16:31:00Z')).toHaveLength(1);
    expect(await subjectsTo(late)).toEqual([]);
    expect(await at('2031-06-10T16:30:00Z')).toHaveLength(1);
  });

  test('are quiet from 22:00 to 8:00 where they are, but on their own evening', () => {
    const event = { event_date: '2031-06-10', start_time: '19:00', end_time: '02:00', time_zone: 'Europe/Berlin' };
    const until = (moment: string, fields = {}) =>
      quietUntil({ ...event, ...fields }, new Date(moment))?.toISOString() ?? null;
    expect(until('2031-06-08T19:59:59Z')).toBe(null);
    expect(until('2031-06-08T20:00:00Z')).toBe('2031-06-09T06:00:00.000Z');
    expect(until('2031-06-09T05:59:59Z')).toBe('2031-06-09T06:00:00.000Z');
    expect(until('2031-06-09T06:00:00Z')).toBe(null);
    // That evening, past midnight, and the night after.
    expect(until('2031-06-10T21:30:00Z')).toBe(null);
    expect(until('2031-06-10T23:59:00Z')).toBe(null);
    expect(until('2031-06-11T00:01:00Z')).toBe('2031-06-11T06:00:00.000Z');
    expect(until('2031-06-08T20:00:00Z', { start_time: null, end_time: null, time_zone: null })).toBe(null);
  });
});

describe('one mailbox', () => {
  test('gets so many mails a day, whatever their kinds; the others come as one in the morning, without names in its subject', async () => {
    const before = world.ctx.bounds;
    world.ctx.bounds = boundsOf(readConfig({ LIMIT_MAILS_A_DAY_PER_MAILBOX: '3' }));
    const ann = await world.arrive();
    for (let n = 0; n < 6; n += 1) await ready(await world.createEvent(host, { name: `Night ${n}` }), [ann], `n${n}`);
    expect(await mailsTo(ann)).toHaveLength(3);
    const waiting = await ofPerson('deliveries', ann);
    expect(waiting.map(({ in_digest }) => in_digest)).toEqual([true, true, true]);
    expect(new Set(waiting.map(({ due_at }) => new Date(due_at).toISOString().slice(11, 16)))).toEqual(
      new Set(['08:00']),
    );
    world.mails.length = 0;
    await lettingAllGo();
    const [digest, ...more] = await mailsTo(ann);
    expect([digest?.subject, more, await ofPerson('deliveries', ann)]).toEqual(['Your news of yesterday', [], []]);
    expect(digest?.text.match(/Your matches for Night \d are ready/g)).toHaveLength(3);
    expect(digest?.unsubscribe).toContain('/api/unsubscribe/');
    world.ctx.bounds = before;
  });

  test('that was never confirmed gets none of them where mail is sent', async () => {
    const ctx = { ...world.ctx, config: { ...world.ctx.config, smtpUrl: 'smtp://127.0.0.1:1' } };
    const [ann, bob] = await Promise.all([world.arrive(), world.arrive()]);
    await execute(sql`update users set email_confirmed_at = now() where id = ${bob.id}`);
    await ready(await world.createEvent(host, { name: 'Quay' }), [ann, bob], 'one');
    await deliverMails(ctx, new AbortController().signal);
    expect(world.mails.map(({ to }) => to)).toEqual([bob.email]);
    expect([(await bell(ann)).unread_count, await ofPerson('deliveries', ann)]).toEqual([1, []]);
  });
});

describe('a message', () => {
  test('that stays unread for ten minutes is told of once, not of who is blocked, and the next one after it was read', async () => {
    const event = await world.createEvent(host);
    const [ann, bob] = await Promise.all([world.arrive(), world.arrive()]);
    await storedRun(world, event, [{ of: [ann, bob] }]);
    const look = async () => {
      await createTimedNotifications(world.ctx);
      return subjectsTo(bob);
    };
    await write(ann, bob);
    await ann.get(saveMyCard, { body: { card: { name: 'Ann Reed' } } });
    await age(bob, 9);
    expect(await look()).toEqual([]);
    await age(bob, 11);
    await bob.get(blockPerson, { params: { user_id: ann.id } });
    expect(await look()).toEqual([]);
    await bob.get(unblockPerson, { params: { user_id: ann.id } });
    expect(await look()).toEqual(['You have a new message']);
    expect(JSON.stringify(world.mails)).not.toContain('A private word');
    expect(world.mails[0]?.text).toContain('Ann Reed wrote to you.');
    expect((await bell(bob)).notifications).toMatchObject([
      { kind: 'message', user: { id: ann.id, alias: ann.alias } },
    ]);
    await write(ann, bob);
    await age(bob, 12);
    expect(await look()).toHaveLength(1);
    await bob.get(markRead, { params: { user_id: ann.id } });
    expect((await bell(bob)).unread_count).toBe(0);
    await write(ann, bob);
    await age(bob, 11);
    // Read while its mail waits.
    await createTimedNotifications(world.ctx);
    await bob.get(markRead, { params: { user_id: ann.id } });
    expect(await subjectsTo(bob)).toHaveLength(1);
    await write(ann, bob);
    await age(bob, 11);
    expect(await look()).toHaveLength(2);
  });
});
