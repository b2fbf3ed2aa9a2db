import { checkIn } from '@serendip/contract/evening';
import { deleteEvent, type Event, getEvent, joinEvent, updateEvent } from '@serendip/contract/events';
import { getEventAtDoor, joinAsGuest } from '@serendip/contract/guests';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { act, liveOf } from '../../../test/evening.ts';
import { of } from '../../../test/matching.ts';
import { mailsTo, makeAllDue, notifyOfMoves } from '../../../test/notifications.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import type { Mail } from '../../adapters/mailer.ts';
import { sql } from '../../db/sql.ts';
import { moveUp } from './move-up.ts';

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

const at = (moment: string) => {
  world.ctx.now = () => new Date(moment);
};
const day = { event_date: '2099-05-20' };
const evening = { ...day, start_time: '19:00', end_time: '22:00', time_zone: 'Europe/Berlin' };
const made = async (fields: object): Promise<Event> => {
  const { id } = await world.createEvent(host);
  return (await host.get(updateEvent, { params: { event_id: id }, body: { event: fields } })).event;
};
const isOver = async (event: Event) => (await host.get(getEvent, of(event))).event.over;
/** A person's mails, also those about changes that would wait for more. */
async function allMailsTo(person: Person): Promise<Mail[]> {
  await notifyOfMoves(world);
  await makeAllDue(world);
  return mailsTo(world, person);
}

describe('an event is over', () => {
  test.each([
    ['at its end', evening, '2099-05-20T19:59:59Z', '2099-05-20T20:00:00Z'],
    ['with a date alone at midnight of UTC−12 after it', day, '2099-05-21T11:59:59Z', '2099-05-21T12:00:00Z'],
    [
      'with a start alone when its day ends in its zone',
      { ...evening, end_time: null },
      '2099-05-20T21:59:59Z',
      '2099-05-20T22:00:00Z',
    ],
    [
      'with a start shortly before midnight two hours later',
      { ...evening, start_time: '23:00', end_time: null },
      '2099-05-20T22:59:59Z',
      '2099-05-20T23:00:00Z',
    ],
    ['without a date never', {}, '2099-05-21T12:00:00Z', null],
  ])('%s', async (_, fields, before, after) => {
    const event = await made(fields);
    at(before);
    expect(await isOver(event)).toBe(false);
    if (after === null) return;
    at(after);
    expect(await isOver(event)).toBe(true);
  });

  test('and every way of joining is refused, but people who are in stay in', async () => {
    const event = await made({ ...evening, guest_join: true });
    const [ann, bob] = [await world.arrive(), await world.arrive()];
    await ann.get(joinEvent, of(event));
    at('2099-05-20T20:00:00Z');
    const guest = { ...of(event), body: { guest: { name: 'Gus' } } };
    const refused = [await bob.call(joinEvent, of(event)), await world.nobody.call(joinAsGuest, guest)];
    expect(refused.map(({ code, message }) => [code, message])).toEqual(Array(2).fill([422, 'This event is over']));
    expect((await world.nobody.get(getEventAtDoor, of(event))).event.over).toBe(true);
    expect((await ann.get(joinEvent, of(event))).event.user_joined).toBe(true);
  });

  test('and nobody comes off its waiting list', async () => {
    const event = await made({ ...evening, capacity: 2 });
    const [ann, bob, cem] = [await world.arrive(), await world.arrive(), await world.arrive()];
    for (const person of [ann, bob, cem]) await person.get(joinEvent, of(event));
    at('2099-05-20T20:00:00Z');
    await world.ctx.database.db.execute(sql`update events set capacity = 3 where id = ${event.id}`);
    await moveUp(world.ctx, event.id);
    expect((await cem.get(getEvent, of(event))).event).toMatchObject({ user_joined: false, user_waiting: true });
  });

  test('but not while its doors are open, and not once a host has moved it', async () => {
    const event = await made(evening);
    const [ann, bob] = [await world.arrive(), await world.arrive()];
    await act(host, event, 'open_doors');
    at('2099-05-20T20:00:00Z');
    const { code } = await liveOf(host, event);
    await ann.get(checkIn, { ...of(event), body: { check_in: { code: String(code) } } });
    await act(host, event, 'end');
    expect((await bob.call(joinEvent, of(event))).message).toBe('This event is over');
    await host.get(updateEvent, { ...of(event), body: { event: { event_date: '2099-05-21' } } });
    expect((await bob.get(joinEvent, of(event))).event.user_joined).toBe(true);
  });
});

describe('news of a change', () => {
  test('compare moments where there is a time: nobody hears that an event of this morning has moved or is called off', async () => {
    const event = await made(evening);
    const ann = await world.arrive();
    await ann.get(joinEvent, of(event));
    await allMailsTo(ann);
    world.mails.length = 0;
    at('2099-05-20T17:00:01Z');
    await host.get(updateEvent, { ...of(event), body: { event: { place: 'Pier 9' } } });
    await host.get(deleteEvent, { ...of(event), body: { event: { name: event.name } } });
    expect(await allMailsTo(ann)).toEqual([]);
  });

  test('say that the date was taken away, and take the entry out of calendars', async () => {
    const event = await made(day);
    const ann = await world.arrive();
    await ann.get(joinEvent, of(event));
    await allMailsTo(ann);
    world.mails.length = 0;
    await host.get(updateEvent, { ...of(event), body: { event: { event_date: null } } });
    const [mail] = await allMailsTo(ann);
    expect(mail?.text).toContain('It has no date any more.');
    expect(mail?.calendar).toContain('METHOD:CANCEL');
  });

  test('of a called-off event cancel the entry with the same UID and a later sequence, also once the event is gone', async () => {
    const event = await made(evening);
    const ann = await world.arrive();
    await ann.get(joinEvent, of(event));
    const [joined] = await allMailsTo(ann);
    world.mails.length = 0;
    await host.get(deleteEvent, { ...of(event), body: { event: { name: event.name } } });
    const [mail] = await allMailsTo(ann);
    const line = (text: string | undefined, name: string) => text?.match(new RegExp(`^${name}:(.*)\r$`, 'm'))?.[1];
    expect(mail?.subject).toBe('Harbour Mixer is called off');
    expect(['METHOD', 'STATUS', 'DTSTART'].map((name) => line(mail?.calendar, name))).toEqual([
      'CANCEL',
      'CANCELLED',
      '20990520T170000Z',
    ]);
    expect(line(mail?.calendar, 'UID')).toBe(line(joined?.calendar, 'UID'));
    expect(Number(line(mail?.calendar, 'SEQUENCE'))).toBeGreaterThan(Number(line(joined?.calendar, 'SEQUENCE')));
  });

  test('are not of a call-off once the doors have opened', async () => {
    const event = await made(evening);
    const ann = await world.arrive();
    await ann.get(joinEvent, of(event));
    await act(host, event, 'open_doors');
    await allMailsTo(ann);
    world.mails.length = 0;
    await host.get(deleteEvent, { ...of(event), body: { event: { name: event.name } } });
    expect(await allMailsTo(ann)).toEqual([]);
  });
});
