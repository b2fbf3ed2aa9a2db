import { exportAccount } from '@serendip/contract/account-export';
import { changeAlias } from '@serendip/contract/accounts';
import {
  createEvent,
  getEvent,
  joinEvent,
  leaveEvent,
  listHostedEvents,
  listJoinedEvents,
  updateEvent,
} from '@serendip/contract/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type Person, type World } from '../../../test/world.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.signUp();
});
afterAll(() => world.close());

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const of = (event: { id: string }) => ({ params: { event_id: event.id } });

describe('creating', () => {
  test('an event needs only a name, and reads back as it was made', async () => {
    const event = { name: '  Harbour Mixer ', description: 'Come\nas you are', event_date: day(7) };
    const { event: made } = await host.get(createEvent, { body: { event } });
    expect(made).toMatchObject({
      name: 'Harbour Mixer',
      description: 'Come\nas you are',
      event_date: day(7),
      participants_count: 0,
      user_joined: false,
      created_by: { id: host.id, email: host.email },
    });
    expect((await host.get(getEvent, of(made))).event).toEqual(made);
  });

  test.each([
    [{}, 'Please enter an event name'],
    [{ name: ' \u200b ' }, 'Please enter an event name'],
    [{ name: 7 }, 'Name must be text'],
    [{ name: 'x'.repeat(201) }, 'Name is too long (maximum is 200 characters)'],
    [{ name: 'x', description: 'd'.repeat(5001) }, 'Description is too long (maximum is 5000 characters)'],
    [{ name: 'x', description: 'a\0b' }, 'Description contains characters that cannot be stored'],
    [{ name: 'x', event_date: '2026-02-30' }, 'Event date is invalid'],
    [{ name: 'x', event_date: 20261231 }, 'Event date is invalid'],
    [{ name: 'x', event_date: '2020-01-01' }, 'Event date must be in the future'],
    [{ name: 'x', language: 'it' }, 'Language is not one that Serendip speaks'],
    [{ name: 'x', language: null }, 'Language is not one that Serendip speaks'],
    [{ name: 'x', language: ['fr'] }, 'Language is not one that Serendip speaks'],
    [{ name: 'x', language: 'FR' }, 'Language is not one that Serendip speaks'],
    [{ name: 'x', second_language: 'constructor' }, 'Language is not one that Serendip speaks'],
    [{ name: 'x', language: 'de', second_language: 'de' }, 'Second language must differ from the first'],
    [{ name: 'x', second_language: 'en' }, 'Second language must differ from the first'],
  ])('%j is refused with a sentence, and nothing is stored', async (event, sentence) => {
    const before = (await host.get(listHostedEvents, {})).events.length;
    const answer = await host.send('POST', '/events', { event });
    expect([answer.code, answer.message, answer.errors]).toEqual([422, sentence, [sentence]]);
    expect((await host.get(listHostedEvents, {})).events).toHaveLength(before);
  });

  test('a day that is still today somewhere on earth is accepted', async () => {
    const lenient = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
    const answer = await host.send('POST', '/events', { event: { name: 'x', event_date: lenient } });
    expect(answer.code).toBe(200);
  });

  test('fields nobody may set are ignored', async () => {
    const other = await world.signUp();
    const event = { name: 'x', id: other.id, host_id: other.id, created_by: { id: other.id }, participants_count: 99 };
    const { data } = await host.send('POST', '/events', { event });
    expect(data.event).toMatchObject({ created_by: { id: host.id }, participants_count: 0 });
  });
});

describe('changing', () => {
  test('a field left out keeps its value, null empties it', async () => {
    const event = await world.createEvent(host, { name: 'A', description: 'D', event_date: day(3) });
    const renamed = await host.get(updateEvent, { ...of(event), body: { event: { name: 'B' } } });
    expect(renamed.event).toMatchObject({ name: 'B', description: 'D', event_date: day(3) });
    const emptied = await host.get(updateEvent, {
      ...of(event),
      body: { event: { description: null, event_date: '' } },
    });
    expect(emptied.event).toMatchObject({ name: 'B', description: null, event_date: null });
    expect((await host.get(updateEvent, { ...of(event), body: { event: {} } })).event.name).toBe('B');
  });

  test('an event speaks English until its host chooses, and may have a second language, which is never the first', async () => {
    const change = (id: string, event: object) => host.send('PUT', `/events/${id}`, { event });
    const event = await world.createEvent(host);
    expect(event).toMatchObject({ language: 'en', second_language: null });
    const both = { language: 'de', second_language: 'en' };
    expect((await change(event.id, both)).data.event).toMatchObject(both);
    expect((await change(event.id, { language: 'en' })).errors).toEqual(['Second language must differ from the first']);
    const { hosted_events: exported } = (await host.get(exportAccount, {})).export;
    expect(exported.find(({ id }) => id === event.id)).toMatchObject(both);
    expect((await change(event.id, { second_language: '' })).data.event).toMatchObject({ second_language: null });
  });

  test('an event is created in its host’s language, unless another is named', async () => {
    const lea = await world.signUp('lea@example.org');
    const create = (event: object, heard?: string) =>
      lea.send('POST', '/events', { event }, heard === undefined ? {} : { 'accept-language': heard });
    const languageOf = async (event: object, heard?: string) => (await create(event, heard)).data.event;
    expect(await languageOf({ name: 'a' })).toMatchObject({ language: 'en' });
    expect(await languageOf({ name: 'b' }, 'pt, *;q=0.1')).toMatchObject({ language: 'en' });
    expect(await languageOf({ name: 'c' }, 'fr-CA, en;q=0.8')).toMatchObject({ language: 'fr' });
    expect(await languageOf({ name: 'd', language: 'es' }, 'fr')).toMatchObject({ language: 'es' });
    expect((await create({ name: 'e', second_language: 'fr' }, 'fr')).errors).toEqual([
      'La deuxième langue doit être différente de la première',
    ]);
    await lea.call(changeAlias, { body: { user: { language: 'de' } } });
    expect(await languageOf({ name: 'f' }, 'fr')).toMatchObject({ language: 'de' });
    const { hosted_events: kept } = (await lea.get(exportAccount, {})).export;
    expect(kept.map(({ name, language }) => name + language).sort()).toEqual(['aen', 'ben', 'cfr', 'des', 'fde']);
  });

  test('only the host may change an event', async () => {
    const event = await world.createEvent(host);
    const stranger = await world.signUp();
    const answer = await stranger.call(updateEvent, { ...of(event), body: { event: { name: 'Mine' } } });
    expect([answer.code, answer.message]).toEqual([403, 'Only the event host can do this']);
    expect((await host.get(getEvent, of(event))).event.name).toBe(event.name);
    // Even a body that would be refused does not tell a stranger more.
    expect((await stranger.send('PUT', `/events/${event.id}`, { event: { name: '' } })).code).toBe(403);
  });
});

describe('joining and leaving', () => {
  test('joining twice, from many tabs at once, counts once; leaving twice is fine', async () => {
    const event = await world.createEvent(host);
    const guest = await world.signUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => guest.get(joinEvent, of(event))));
    for (const { event: joined } of answers) expect(joined).toMatchObject({ participants_count: 1, user_joined: true });
    expect((await guest.get(leaveEvent, of(event))).event).toMatchObject({ participants_count: 0, user_joined: false });
    expect((await guest.get(leaveEvent, of(event))).event.participants_count).toBe(0);
  });

  test('the host may join their own event', async () => {
    const event = await world.createEvent(host);
    expect((await host.get(joinEvent, of(event))).event).toMatchObject({ user_joined: true, participants_count: 1 });
  });
});

describe('lists', () => {
  test('hosted events come newest first, joined ones latest joined first, and are only the own ones', async () => {
    const me = await world.signUp();
    const [a, b, c] = [await world.createEvent(me), await world.createEvent(me), await world.createEvent(host)];
    for (const event of [c, a]) await me.get(joinEvent, of(event));
    const names = (events: { id: string }[]) => events.map(({ id }) => id);
    expect(names((await me.get(listHostedEvents, {})).events)).toEqual([b.id, a.id]);
    expect(names((await me.get(listJoinedEvents, {})).events)).toEqual([a.id, c.id]);
  });
});

describe('who may', () => {
  test.each([
    ['POST', '/events'],
    ['GET', '/events'],
    ['GET', '/events/joined'],
    ['GET', '/events/x'],
    ['PUT', '/events/x'],
    ['POST', '/events/x/join'],
    ['DELETE', '/events/x/leave'],
  ] as const)('%s %s asks the signed-out to sign in, whatever they send', async (method, path) => {
    const answer = await world.nobody.send(method, path, method === 'GET' ? undefined : '{broken');
    expect([answer.code, answer.message]).toEqual([401, 'You need to sign in to continue']);
  });

  test.each(['nothing', '0', '..%2f', '%00', 'd069241b-842b-4315-90d4-5ff46c3ea9e4'])(
    'an unknown id (%s) is 404',
    async (id) => {
      for (const [method, path] of [
        ['GET', ''],
        ['PUT', ''],
        ['POST', '/join'],
        ['DELETE', '/leave'],
      ] as const) {
        const answer = await host.send(method, `/events/${id}${path}`, method === 'PUT' ? { event: {} } : undefined);
        expect([method, answer.code]).toEqual([method, 404]);
      }
    },
  );
});
