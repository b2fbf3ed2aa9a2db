import { exportAccount } from '@serendip/contract/account-export';
import { deleteAccount } from '@serendip/contract/accounts';
import { saveMyCard } from '@serendip/contract/cards';
import { answerCohostInvitation, askCohost, removeCohost } from '@serendip/contract/cohosts';
import { joinEvent } from '@serendip/contract/events';
import { markRead, sendMessage } from '@serendip/contract/messages';
import {
  getNotificationSwitches,
  notificationDefaults,
  readNotifications,
  setNotificationSwitches,
  unsubscribe,
} from '@serendip/contract/notifications';
import { blockPerson, unblockPerson } from '@serendip/contract/safety';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { of, personAt } from '../../../test/matching.ts';
import { bellOf, deliver, mailsTo, notifyOfMatches, subjectsTo } from '../../../test/notifications.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { cleanUp } from '../erasure/clean-up.ts';
import { failMatchRun } from '../matching/fail-match-run.ts';
import { createTimedNotifications } from './create-timed-notifications.ts';
import { notify } from './notify.ts';

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

const execute = (statement: ReturnType<typeof sql>) => world.ctx.database.db.execute(statement);
const write = (from: Person, to: Person) =>
  from.get(sendMessage, { params: { user_id: to.id }, body: { message: { content: 'A private word' } } });
const age = (person: Person, minutes: number) =>
  execute(
    sql`update messages set created_at = now() - make_interval(mins => ${minutes}::int) where recipient_id = ${person.id}`,
  );

test('a notification comes once per person and cause, to the bell and by mail, and is read once it was seen', async () => {
  const event = await world.createEvent(host, { name: 'Harbour <b>Mixer</b>' });
  const [ann, bob] = await Promise.all([world.arrive(), world.arrive()]);
  await Promise.all([
    notifyOfMatches(world, event, [ann, bob], 'one'),
    notifyOfMatches(world, event, [ann, bob], 'one'),
  ]);
  await notifyOfMatches(world, event, [ann], 'one');
  expect(await bellOf(ann)).toMatchObject({
    unread_count: 1,
    notifications: [{ kind: 'matches_ready', event: { id: event.id }, user: null, read: false }],
  });
  const [mail, ...more] = await mailsTo(world, ann);
  expect([more, (await mailsTo(world, bob)).length]).toEqual([[], 1]);
  expect(mail?.subject).toBe('Your matches for Harbour <b>Mixer</b> are ready');
  expect(mail?.text).toContain(`https://events.test/events/${event.id}`);
  expect(mail?.html).toContain('Harbour &lt;b&gt;Mixer&lt;/b&gt;');
  expect(mail?.html).not.toMatch(/<(img|link|script)|url\(/);
  expect(mail?.messageId).toMatch(/^<[\w-]+@localhost>$/);
  await ann.get(readNotifications, {});
  expect(await bellOf(ann)).toMatchObject({ unread_count: 0, notifications: [{ read: true }] });
  expect((await bellOf(bob)).unread_count).toBe(1);
});

test('runs within ten minutes of each other make one notification of matches: its mail waits, and is of the newest run', async () => {
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
  await deliver(world);
  world.mails.length = 0;
  await matched([ann, bob]);
  expect(await subjectsTo(world, ann)).toEqual([]);
  await minutesLater(1);
  await matched([ann, bob]);
  await minutesLater(1);
  expect(await subjectsTo(world, ann)).toEqual([]);
  await minutesLater(1);
  for (const told of [ann, bob]) expect(await subjectsTo(world, told)).toEqual(['Your matches for Quay are ready']);
  await ann.get(readNotifications, {});
  // The next run tells those alone who were in none before.
  await minutesLater(5);
  await matched([ann, bob, cleo]);
  await minutesLater(3);
  expect([await subjectsTo(world, ann), await subjectsTo(world, cleo)].map(({ length }) => length)).toEqual([1, 1]);
  expect(await bellOf(ann)).toMatchObject({ unread_count: 0, notifications: [{ kind: 'matches_ready', read: true }] });
  // Ten minutes after the last one it is news again.
  await minutesLater(8);
  await matched([ann]);
  expect((await bellOf(ann)).unread_count).toBe(1);
  await minutesLater(3);
  expect(await subjectsTo(world, ann)).toHaveLength(2);
});

test('a run that fails notifies its hosts alone', async () => {
  const event = await world.createEvent(host, { name: 'Quay' });
  const [ann, bob, cleo, dan] = await Promise.all([world.arrive(), world.arrive(), world.arrive(), world.arrive()]);
  for (const { email } of [cleo, dan])
    await host.get(askCohost, { ...of(event), body: { cohost: { email: String(email) } } });
  expect(await subjectsTo(world, cleo)).toEqual(['Somebody asks you to host an event with them']);
  expect(JSON.stringify(world.mails)).not.toContain('Quay');
  expect((await bellOf(cleo)).notifications).toMatchObject([{ kind: 'cohost', event: null }]);
  for (const person of [cleo, dan])
    await person.get(answerCohostInvitation, { ...of(event), body: { cohost: { accept: true } } });
  world.mails.length = 0;
  const run = await storedRun(world, event, [{ of: [ann, bob] }], [[[ann, bob]]]);
  await execute(sql`update match_runs set status = 'processing' where id = ${run.id}`);
  await failMatchRun(world.ctx, run.id, 'Over.');
  await failMatchRun(world.ctx, run.id, 'Over again.');
  // Sent away while the news waits.
  await host.get(removeCohost, personAt(event, dan));
  for (const hosting of [host, cleo])
    expect(await subjectsTo(world, hosting)).toEqual(['The matching for Quay failed']);
  expect(await subjectsTo(world, dan)).toEqual([]);
  expect((await bellOf(ann)).notifications).toEqual([]);
});

test('people who turned a kind of mail off, in the profile or by a mail’s link, get none of it', async () => {
  const event = await world.createEvent(host);
  const [ann, bob, eve] = await Promise.all([world.arrive(), world.arrive(), world.arrive()]);
  expect(await ann.get(getNotificationSwitches, {})).toEqual(notificationDefaults);
  const set = await ann.get(setNotificationSwitches, { body: { matches_ready: { email: false } } });
  expect(set).toEqual({ ...notificationDefaults, matches_ready: { email: false, push: true } });
  const refused = await ann.send('PUT', '/users/notifications', { matches_ready: { email: 'no' } });
  expect([refused.code, refused.errors]).toEqual([422, ['Email must be true or false']]);
  const unknown = { unheard_of: {}, matches_ready: { sms: true } };
  expect(await ann.send('PUT', '/users/notifications', unknown)).toMatchObject({ code: 200, data: set });

  await notifyOfMatches(world, event, [ann, bob, eve], 'one');
  // Turned off while it waits.
  await eve.get(setNotificationSwitches, { body: { matches_ready: { email: false } } });
  const [mail] = await mailsTo(world, bob);
  expect([await subjectsTo(world, ann), await subjectsTo(world, eve)]).toEqual([[], []]);
  expect((await bellOf(ann)).unread_count).toBe(1);

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
  await notifyOfMatches(world, event, [bob], 'two');
  world.mails.length = 0;
  expect(await subjectsTo(world, bob)).toEqual([]);

  await bob.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  const token = url.pathname.split('/').at(-1) ?? '';
  expect((await world.nobody.call(unsubscribe, { params: { token } })).code).toBe(404);
});

test('notifications are in the export, and gone with the account or after 30 days', async () => {
  const event = await world.createEvent(host, { name: 'Quay' });
  const [ann, bob] = await Promise.all([world.arrive(), world.arrive()]);
  await notifyOfMatches(world, event, [ann, bob], 'one');
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
  expect(await subjectsTo(world, ann)).toEqual([]);
  await execute(
    sql`update notifications set created_at = now() - interval '30 days 1 minute' where user_id = ${bob.id}`,
  );
  expect((await bellOf(bob)).notifications).toEqual([]);
  await cleanUp(world.ctx);
  expect(await rows()).toEqual([]);
});

test('a message that stays unread for ten minutes notifies once, not while its sender is blocked, and the next one after it was read', async () => {
  const event = await world.createEvent(host);
  const [ann, bob] = await Promise.all([world.arrive(), world.arrive()]);
  await storedRun(world, event, [{ of: [ann, bob] }]);
  const look = async () => {
    await createTimedNotifications(world.ctx);
    return subjectsTo(world, bob);
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
  expect((await bellOf(bob)).notifications).toMatchObject([
    { kind: 'message', user: { id: ann.id, alias: ann.alias } },
  ]);
  await write(ann, bob);
  await age(bob, 12);
  expect(await look()).toHaveLength(1);
  await bob.get(markRead, { params: { user_id: ann.id } });
  expect((await bellOf(bob)).unread_count).toBe(0);
  await write(ann, bob);
  await age(bob, 11);
  // Read while its mail waits.
  await createTimedNotifications(world.ctx);
  await bob.get(markRead, { params: { user_id: ann.id } });
  expect(await subjectsTo(world, bob)).toHaveLength(1);
  await write(ann, bob);
  await age(bob, 11);
  expect(await look()).toHaveLength(2);
});
