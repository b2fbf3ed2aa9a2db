import { createEvent, getEvent, joinEvent, updateEvent } from '@serendip/contract/events';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type Person, type World } from '../../../test/world.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
});
afterAll(() => world.close());

const of = (event: { id: string }) => ({ params: { event_id: event.id } });
const make = async (event: object) =>
  (await host.get(createEvent, { body: { event: { name: 'Harbour Mixer', ...event } } })).event;
const change = (id: string, event: object) => host.send('PUT', `/events/${id}`, { event });
const evening = { event_date: '2099-12-05', start_time: '19:00', end_time: '22:00', time_zone: 'Europe/Berlin' };

describe('when and where', () => {
  test('is stored, read back with its moments, kept by a change of something else, and emptied', async () => {
    const full = {
      ...evening,
      place: ' Pier 9, the long hall ',
      online_url: 'https://video.example.org/room?x=1',
      capacity: 40,
      room_names: ['Sofa', ' Table 2 '],
    };
    const made = await make({ ...full, time_zone: 'europe/BERLIN' });
    const stored = { ...full, place: 'Pier 9, the long hall', room_names: ['Sofa', 'Table 2'] };
    const moments = { starts_at: '2099-12-05T18:00:00Z', ends_at: '2099-12-05T21:00:00Z' };
    expect(made).toMatchObject({ ...stored, ...moments, waiting_count: 0, user_waiting: false });
    expect((await host.get(updateEvent, { ...of(made), body: { event: { name: 'B' } } })).event).toEqual({
      ...made,
      version: 2,
      name: 'B',
    });
    const nothing = Object.fromEntries(Object.keys(full).map((field) => [field, null]));
    const empty = await change(made.id, { ...nothing, start_time: '', end_time: '', time_zone: '', online_url: ' ' });
    expect(empty.data.event).toMatchObject({ ...nothing, starts_at: null, ends_at: null });
  });

  test.each([
    ['an end not after the start', { end_time: '02:00' }, '2099-12-05T18:00:00Z', '2099-12-06T01:00:00Z'],
    ['an end at the start', { end_time: '19:00' }, '2099-12-05T18:00:00Z', '2099-12-06T18:00:00Z'],
    ['no end', { end_time: null }, '2099-12-05T18:00:00Z', null],
    ['another zone', { time_zone: 'America/New_York' }, '2099-12-06T00:00:00Z', '2099-12-06T03:00:00Z'],
    [
      'a night that is an hour shorter',
      { event_date: '2037-03-28', start_time: '22:00', end_time: '06:00' },
      '2037-03-28T21:00:00Z',
      '2037-03-29T04:00:00Z',
    ],
    [
      'a start that the clocks skip',
      { event_date: '2037-03-29', start_time: '02:30', end_time: '03:00' },
      '2037-03-29T01:30:00Z',
      '2037-03-29T02:00:00Z',
    ],
    [
      'a start that comes twice',
      { event_date: '2037-10-25', start_time: '02:30', end_time: '03:30' },
      '2037-10-25T00:30:00Z',
      '2037-10-25T02:30:00Z',
    ],
    ['an old name of a zone', { time_zone: 'Asia/Calcutta' }, '2099-12-05T13:30:00Z', '2099-12-05T16:30:00Z'],
    [
      'the last day there is',
      { event_date: '9999-12-29', end_time: '18:00' },
      '9999-12-29T18:00:00Z',
      '9999-12-30T17:00:00Z',
    ],
  ])('%s is told as the moments it means', async (_title, fields, starts_at, ends_at) => {
    expect(await make({ ...evening, ...fields })).toMatchObject({ starts_at, ends_at });
  });

  const refused: [fields: object, ...sentences: string[]][] = [
    [{ start_time: '19:00', time_zone: 'Europe/Berlin' }, 'Time needs a date'],
    [{ end_time: '19:00', event_date: '2099-12-05' }, 'End time needs a start time', 'Time zone is invalid'],
    [{ start_time: '19:00', event_date: '2099-12-05' }, 'Time zone is invalid'],
    [{ ...evening, start_time: '24:00' }, 'Start time is invalid'],
    [{ ...evening, end_time: '7:30' }, 'End time is invalid'],
    [{ ...evening, end_time: 1930 }, 'End time is invalid'],
    ...['Berlin', '+02:00', 'PST', 'Europe/Berlin ', '../Berlin', 'x'.repeat(100), 7].map(
      (time_zone): [object, string] => [{ ...evening, time_zone }, 'Time zone is invalid'],
    ),
    [{ ...evening, event_date: '9999-12-31' }, 'Event date is invalid'],
    [{ place: 'x'.repeat(201) }, 'Place is too long (maximum is 200 characters)'],
    [{ place: ['x'] }, 'Place must be text'],
    ...['http://example.org', 'javascript:alert(1)', 'example.org', ' //x', 'https:example.org'].map(
      (online_url): [object, string] => [{ online_url }, 'Link must start with https://'],
    ),
    ...['https://', 'https://a b', 'https://[x', 'https://a.org/\nb'].map((online_url): [object, string] => [
      { online_url },
      'Link is invalid',
    ]),
    [{ online_url: `https://a.org/${'x'.repeat(1000)}` }, 'Link is too long (maximum is 1000 characters)'],
    ...[1, 10_001, 2.5, '20', -1].map((capacity): [object, string] => [
      { capacity },
      'Capacity must be between 2 and 10000',
    ]),
    [{ room_names: ['x'.repeat(61)] }, 'Room name is too long (maximum is 60 characters)'],
    [{ room_names: ['Sofa', ' '] }, "Room name can't be blank"],
    // Without a date nobody knows yet which times there are, so the zone is not asked for, too.
    [{ start_time: '19:00' }, 'Time needs a date'],
    ...[Array.from({ length: 501 }, () => 'x'), 'Sofa'].map((room_names): [object, string] => [
      { room_names },
      'Room names must be a list of 1 to 500 names',
    ]),
  ];

  test.each(refused)('%j is refused with %j, and nothing is changed', async (fields, ...sentences) => {
    expect(await host.send('POST', '/events', { event: { name: 'x', ...fields } })).toMatchObject({
      errors: sentences,
    });
    const event = await make({});
    expect(await change(event.id, fields)).toMatchObject({ code: 422, errors: sentences });
    expect((await host.get(getEvent, of(event))).event).toEqual(event);
  });

  test('a change is judged with what stays: no time without its date, its start or its zone', async () => {
    const event = await make(evening);
    const errorsOf = async (fields: object) => (await change(event.id, fields)).errors;
    expect(await errorsOf({ event_date: null })).toEqual(['Time needs a date']);
    expect(await errorsOf({ start_time: null })).toEqual(['End time needs a start time']);
    expect(await errorsOf({ time_zone: '' })).toEqual(['Time zone is invalid']);
    expect((await host.get(getEvent, of(event))).event).toEqual(event);
    expect(await errorsOf({ event_date: null, start_time: null, end_time: null })).toBeUndefined();
  });
});

test('an empty list of room names is no names', async () => {
  const event = await make({ room_names: ['Sofa'] });
  const { data } = await host.send('PUT', `/events/${event.id}`, { event: { room_names: [] } });
  expect(data).toMatchObject({ event: { room_names: null } });
});

describe('the calendar entry', () => {
  const fetchOf = async (person: Person, id: string) => {
    const response = await world.app.inject({
      url: `/api/events/${id}/calendar.ics`,
      headers: person.token ? { authorization: `Bearer ${person.token}` } : {},
    });
    return { code: response.statusCode, headers: response.headers, body: response.body };
  };
  const entryOf = async (id: string) => {
    const { body } = await fetchOf(host, id);
    const calendar = new ICAL.Component(ICAL.parse(body));
    const entries = calendar.getAllSubcomponents('vevent');
    expect([entries.length, calendar.getAllSubcomponents().length]).toEqual([1, 1]);
    // RFC 5545, 3.1: each line ends so, the last one, too.
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const component = entries[0] as ICAL.Component;
    return { component, entry: new ICAL.Event(component), text: body };
  };

  test('is a file for the host and for who has joined, and a refusal for others', async () => {
    const event = await make(evening);
    const [guest, stranger] = [await world.arrive(), await world.arrive()];
    await guest.get(joinEvent, of(event));
    for (const person of [host, guest]) {
      const { code, headers } = await fetchOf(person, event.id);
      expect([code, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
        200,
        'text/calendar; charset=utf-8',
        'attachment; filename="event.ics"',
        'no-store',
      ]);
    }
    const refused = await fetchOf(stranger, event.id);
    expect([refused.code, JSON.parse(refused.body).status.message]).toEqual([403, 'Join the event first']);
    expect((await fetchOf(world.nobody, event.id)).code).toBe(401);
    const dateless = await fetchOf(host, (await make({})).id);
    expect([dateless.code, JSON.parse(dateless.body).status.message]).toEqual([422, 'This event has no date yet']);
  });

  test('tells when and where, in UTC', async () => {
    const online_url = 'https://video.example.org/room';
    const event = await make({ ...evening, description: 'Come as you are', place: 'Pier 9', online_url });
    const { entry, component } = await entryOf(event.id);
    expect([entry.uid, entry.summary, entry.location, entry.sequence]).toEqual([
      `${event.id}@serendip`,
      'Harbour Mixer',
      'Pier 9',
      0,
    ]);
    const page = `https://events.test/events/${event.id}`;
    expect(entry.description).toBe(`Come as you are\n\n${online_url}\n\n${page}`);
    expect(component.getFirstPropertyValue('url')).toBe(page);
    expect([entry.startDate.toString(), entry.endDate.toString()]).toEqual([
      '2099-12-05T18:00:00Z',
      '2099-12-05T21:00:00Z',
    ]);
  });

  test('takes two hours without an end, the next day with an early one, and the whole day without a time', async () => {
    const endOf = async (fields: object) => (await entryOf((await make(fields)).id)).entry.endDate.toString();
    expect(await endOf({ ...evening, end_time: null })).toBe('2099-12-05T20:00:00Z');
    expect(await endOf({ ...evening, end_time: '01:00' })).toBe('2099-12-06T00:00:00Z');
    const { entry } = await entryOf((await make({ event_date: '2099-12-05', online_url: 'https://a.org' })).id);
    expect([entry.startDate.isDate, entry.startDate.toString(), entry.endDate.toString(), entry.location]).toEqual([
      true,
      '2099-12-05',
      '2099-12-06',
      'https://a.org',
    ]);
  });

  test('is the same entry after a change, with a number that grows with each change a calendar shows', async () => {
    const event = await make(evening);
    const changes = [
      { name: 'Harbour Night' },
      { description: 'New' },
      { event_date: '2099-12-06' },
      { start_time: '20:00' },
      { end_time: '23:00' },
      { time_zone: 'Europe/London' },
      { place: 'Pier 10' },
      { online_url: 'https://a.org' },
    ];
    for (const [number, fields] of changes.entries()) {
      await change(event.id, fields);
      // As it is already, and what no calendar shows.
      await change(event.id, { ...fields, capacity: 20 + number, room_names: ['Sofa'] });
      const { entry } = await entryOf(event.id);
      expect([entry.uid, entry.sequence]).toEqual([`${event.id}@serendip`, number + 1]);
    }
    await Promise.all(changes.map((_, number) => change(event.id, { name: `Night ${number}` })));
    expect((await entryOf(event.id)).entry.sequence).toBe(2 * changes.length);
  });

  test('holds hostile text as text', async () => {
    const evil = 'A, B; C\\ "D"\r\nBEGIN:VEVENT\r\nUID:evil\nEND:VEVENT\u2028ATTENDEE:x 日本'.repeat(2);
    const event = await make({ ...evening, name: evil, description: `${evil.repeat(20)}:`, place: evil });
    const { entry, text } = await entryOf(event.id);
    expect([entry.uid, entry.summary, entry.location]).toEqual([`${event.id}@serendip`, event.name, event.place]);
    expect(entry.description.startsWith(String(event.description))).toBe(true);
    const lines = text.split('\r\n');
    expect(lines.filter((line) => /^(BEGIN:VEVENT|UID:|ATTENDEE)/.test(line))).toHaveLength(2);
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\n\r]/.test(line))).toBe(true);
  });
});
