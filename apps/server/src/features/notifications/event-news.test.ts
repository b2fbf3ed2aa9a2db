import { deleteAccount } from '@serendip/contract/accounts';
import { deleteEvent, type Event, joinEvent, leaveEvent, updateEvent } from '@serendip/contract/events';
import { readNotifications } from '@serendip/contract/notifications';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { act } from '../../../test/evening.ts';
import { of } from '../../../test/matching.ts';
import {
  bellOf,
  deliver,
  deliveriesTo,
  mailsTo,
  makeAllDue,
  notifyOfMoves,
  subjectsTo,
} from '../../../test/notifications.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { createTimedNotifications, tomorrowNewsAt } from './create-timed-notifications.ts';

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
/** Changes an event, and runs the jobs that notify people. */
async function change(event: { id: string }, fields: object): Promise<void> {
  await host.get(updateEvent, { ...of(event), body: { event: fields } });
  await notifyOfMoves(world);
}

test('guests are notified when an event moves or is called off, with the entry for calendars, and joining brings it, too', async () => {
  const event = await world.createEvent(host, { name: 'Quay', event_date: '2099-05-20' });
  const ann = await world.arrive();
  await Promise.all([ann.get(joinEvent, of(event)), ann.get(joinEvent, of(event))]);
  const [joined, ...again] = await mailsTo(world, ann);
  expect([joined?.subject, again, (await bellOf(ann)).notifications]).toEqual(['You joined Quay', [], []]);
  expect(joined?.calendar).toContain('BEGIN:VEVENT');
  world.mails.length = 0;
  await change(event, { description: 'New words' });
  await change(event, { place: 'The new mill' });
  expect(await subjectsTo(world, ann)).toEqual([]);
  await change(event, { place: 'The old mill' });
  await change(event, { place: 'The old mill' });
  await makeAllDue(world);
  const [moved, ...more] = await mailsTo(world, ann);
  expect([moved?.subject, more]).toEqual(['Quay has a new time or place', []]);
  expect(moved?.calendar).toContain('The old mill');
  expect(moved?.text).toContain('Wednesday, 20 May 2099\nThe old mill');
  expect((await bellOf(ann)).notifications).toMatchObject([{ kind: 'event_moved' }]);

  // Changes within two minutes of a mail come together in one more.
  world.mails.length = 0;
  for (let n = 0; n < 9; n += 1) await change(event, { place: `Place ${n}` });
  expect([await subjectsTo(world, ann), (await deliveriesTo(world, ann)).length]).toEqual([[], 1]);
  expect((await bellOf(ann)).notifications).toMatchObject([{ kind: 'event_moved', read: false }]);
  await makeAllDue(world);
  const [later, ...none] = await mailsTo(world, ann);
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
  await deliver(world);
  world.mails.length = 0;
  await other.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  expect(await subjectsTo(world, ann)).toEqual(['Mill is called off']);
});

test('an event that has begun is not called off: neither once the doors were open, nor after the start, nor by a mail that waited', async () => {
  const ann = await world.arrive();
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const timed = { event_date: day, start_time: '19:00', time_zone: 'UTC' };
  const made = (name: string) => world.createEvent(host, { name, ...timed });
  const [opened, started, late] = [await made('Opened'), await made('Started'), await made('Late')];
  const starts = Date.parse(`${day}T19:00:00Z`);
  for (const event of [opened, started, late]) await ann.get(joinEvent, of(event));
  await deliver(world);
  world.mails.length = 0;
  const drop = (event: Event) => host.get(deleteEvent, { ...of(event), body: { event: { name: event.name } } });
  await act(host, opened, 'open_doors');
  await drop(opened);
  world.ctx.now = () => new Date(starts);
  await drop(started);
  world.ctx.now = () => new Date(starts - 60_000);
  await drop(late);
  await execute(sql`update notifications set too_late_at = now() where gone_event = 'Late'`);
  expect(await subjectsTo(world, ann)).toEqual([]);
  expect((await bellOf(ann)).notifications.filter(({ kind }) => kind === 'event_called_off')).toHaveLength(1);
});

test('an event that changes sixty times writes one entry and at most one mail for each of the many who joined', async () => {
  const event = await world.createEvent(host, { name: 'Quay', event_date: '2099-05-20' });
  const people = await world.crowd(event, 105);
  await deliver(world);
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
  await notifyOfMoves(world);
  expect((await rows()).length).toBe(people.length);
  await change(event, { place: 'The last one' });
  expect([(await rows()).length, (await deliveriesTo(world, people[0] as Person)).length]).toEqual([105, 1]);
  // An entry that was read stays read, and a change after two minutes is a new one.
  const [ann] = people as [Person];
  await ann.get(readNotifications, {});
  await execute(sql`update notifications set created_at = now() - interval '3 minutes' where user_id = ${ann.id}`);
  await change(event, { place: 'Elsewhere' });
  expect((await bellOf(ann)).notifications.map(({ read }) => read)).toEqual([false, true]);
  await ann.get(readNotifications, {});
  await change(event, { place: 'Elsewhere again' });
  expect((await bellOf(ann)).notifications.map(({ read }) => read)).toEqual([false, true]);
});

test('the mail of joining comes once, however often one leaves and comes back', async () => {
  const event = await world.createEvent(host, { name: 'Quay', event_date: '2099-05-20' });
  const ann = await world.arrive();
  for (let n = 0; n < 5; n += 1) {
    await ann.get(joinEvent, of(event));
    await ann.get(leaveEvent, of(event));
  }
  // Not in the subject any more: they have left.
  expect(await subjectsTo(world, ann)).toEqual(['You joined your event']);
});

test('a person who comes off the waiting list gets a mail with the entry for calendars', async () => {
  const event = await world.createEvent(host, { name: 'Quay', event_date: '2099-05-20' });
  await change(event, { capacity: 2 });
  const [ann, bob, eve] = await Promise.all([world.arrive(), world.arrive(), world.arrive()]);
  for (const person of [ann, bob, eve]) await person.get(joinEvent, of(event));
  expect(await subjectsTo(world, eve)).toEqual([]);
  await ann.get(leaveEvent, of(event));
  const [mail, ...more] = await mailsTo(world, eve);
  expect([mail?.subject, more]).toEqual(['You have a place at Quay', []]);
  expect(mail?.calendar).toContain('BEGIN:VEVENT');
  expect((await bellOf(eve)).notifications).toMatchObject([{ kind: 'off_waiting_list' }]);
});

test('a day before an event starts, people who have joined by then are reminded once', async () => {
  const timed = { event_date: '2031-06-10', start_time: '18:30', time_zone: 'Europe/Berlin', end_time: null };
  expect(tomorrowNewsAt(timed)?.toISOString()).toBe('2031-06-09T16:30:00.000Z');
  expect(tomorrowNewsAt({ ...timed, start_time: null })?.toISOString()).toBe('2031-06-09T07:00:00.000Z');
  expect(tomorrowNewsAt({ ...timed, event_date: null, start_time: null })).toBe(null);
  const event = await world.createEvent(host, { name: 'Quay', event_date: '2031-06-10' });
  await change(event, timed);
  const [ann, late] = await Promise.all([world.arrive(), world.arrive()]);
  for (const person of [ann, late]) await person.get(joinEvent, of(event));
  await execute(sql`update memberships set joined_at = '2031-06-09T17:00:00Z' where user_id = ${late.id}`);
  await deliver(world);
  world.mails.length = 0;
  const at = async (moment: string) => {
    world.ctx.now = () => new Date(moment);
    await createTimedNotifications(world.ctx);
    return subjectsTo(world, ann);
  };
  expect(await at('2031-06-09T16:29:59Z')).toEqual([]);
  expect(await at('2031-06-09T16:30:00Z')).toEqual(['Quay is tomorrow']);
  expect(await at('2031-06-09T16:31:00Z')).toHaveLength(1);
  expect(await subjectsTo(world, late)).toEqual([]);
  expect(await at('2031-06-10T16:30:00Z')).toHaveLength(1);
});
