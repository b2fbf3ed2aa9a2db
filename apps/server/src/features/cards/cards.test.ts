import { deleteAccount } from '@serendip/contract/accounts';
import { getCard, getMyCard, saveMyCard, saveSpotMe } from '@serendip/contract/cards';
import { type Event, getEvent, joinEvent, leaveEvent } from '@serendip/contract/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, plannedRun } from '../../../test/evening.ts';
import { of } from '../../../test/matching.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';

let world: World;
let event: Event;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
  event = await world.createEvent(host);
});
afterAll(() => world.close());

const empty = { name: null, headline: null, pronouns: null, links: [], sight: 'matches', picture_url: null };
const save = (person: Person, card: Record<string, unknown>) => person.send('PUT', '/users/card', { card });
const look = async (viewer: Person, owner: Person) =>
  (await viewer.call(getCard, { params: { user_id: owner.id } })).code;

test('a card is empty until something is saved, keeps what was left out, and holds what people write', async () => {
  const ann = await world.arrive();
  expect((await ann.get(getMyCard, {})).card).toEqual(empty);
  const name = 'עמית 👩‍👩‍👧‍👦 ‏Ben';
  const links = ['https://a.example', 'HTTPS://b.example/x?y=1#z', ' https://c.example '];
  const card = { name: ` ${name} `, headline: 'Bakes bread,\u0007 needs a website', pronouns: 'she/her', links };
  const saved = (await ann.get(saveMyCard, { body: { card } })).card;
  expect(saved).toEqual({
    ...empty,
    ...card,
    name,
    headline: 'Bakes bread, needs a website',
    links: links.map((link) => link.trim()),
  });
  expect((await ann.get(saveMyCard, { body: { card: { sight: 'nobody', pronouns: ' ' } } })).card).toEqual({
    ...saved,
    sight: 'nobody',
    pronouns: null,
  });
  expect((await ann.get(saveMyCard, { body: { card: { links: ['', ' '] } } })).card.links).toEqual([]);
  expect((await ann.get(getMyCard, {})).card).toMatchObject({ name, sight: 'nobody', links: [] });
});

test('anything that does not fit is refused with a sentence and changes nothing', async () => {
  const ann = await world.arrive();
  await save(ann, { name: 'Ann' });
  const link = `https://a.example/${'x'.repeat(183)}`;
  for (const [card, sentence] of [
    [{ name: 'x'.repeat(61) }, 'Name is too long (maximum is 60 characters)'],
    [{ headline: 'x'.repeat(101) }, 'Headline is too long (maximum is 100 characters)'],
    [{ pronouns: 'x'.repeat(31) }, 'Pronouns is too long (maximum is 30 characters)'],
    [{ name: 7 }, 'Name must be text'],
    [{ links: Array.from({ length: 4 }, () => 'https://a.example') }, 'Links must be a list of up to 3'],
    [{ links: 'https://a.example' }, 'Links must be a list of up to 3'],
    [{ links: ['javascript:alert(1)'] }, 'Link must start with https://'],
    [{ links: ['http://a.example'] }, 'Link must start with https://'],
    [{ links: [link] }, 'Link is too long (maximum is 200 characters)'],
    [{ sight: 'everybody' }, 'Sight must be one of matches, events, nobody'],
  ] as const) {
    const { code, errors } = await save(ann, { ...card });
    expect([code, errors]).toEqual([422, [sentence]]);
  }
  expect((await ann.get(getMyCard, {})).card).toEqual({ ...empty, name: 'Ann' });
});

test('a card is seen by matches and by whom one shares a room with, at wish by everybody at one’s events, and by nobody else', async () => {
  const [ann, bob, cleo, guest] = (await world.crowd(event, 4)) as [Person, Person, Person, Person];
  const stranger = await world.arrive();
  await ann.get(saveMyCard, { body: { card: { name: 'Ann' } } });
  const viewers = { ann, bob, cleo, guest, host, stranger };
  const seers = async () => {
    const seen = [];
    for (const [name, viewer] of Object.entries(viewers)) {
      const { code, message, data } = await viewer.call(getCard, { params: { user_id: ann.id } });
      if (code === 200) expect(data.card).toMatchObject({ name: 'Ann' });
      if (code === 200) seen.push(name);
      else expect([code, message]).toEqual([403, 'You cannot see this card']);
    }
    return seen.join(' ');
  };
  expect(await seers()).toBe('ann');
  await storedRun(world, event, [{ of: [ann, bob] }]);
  expect(await seers()).toBe('ann bob');
  const run = await plannedRun(world, event, [
    [
      [ann, cleo],
      [guest, bob],
    ],
  ]);
  // The plan puts Cleo in Ann's room, and both can read it.
  expect(await seers()).toBe('ann bob cleo');
  await act(host, event, 'open_doors');
  await act(host, event, 'start', { match_run_id: run.id });
  expect(await seers()).toBe('ann bob cleo');
  await save(ann, { sight: 'events' });
  expect(await seers()).toBe('ann bob cleo guest');
  await guest.get(leaveEvent, of(event));
  expect(await seers()).toBe('ann bob cleo');
  await save(ann, { sight: 'nobody' });
  expect(await seers()).toBe('ann');
  await save(ann, { sight: 'matches' });
  expect(await seers()).toBe('ann bob cleo');
  await ann.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  expect([await look(bob, ann), await look(host, ann)]).toEqual([404, 404]);
});

test('how to spot somebody is of one event, and goes when they leave', async () => {
  const ann = await world.arrive();
  const spot = (text: unknown) => ann.send('PUT', `/events/${event.id}/spot_me`, { text });
  expect(await spot('green scarf')).toMatchObject({ code: 403, message: 'Join the event first' });
  expect((await ann.get(joinEvent, of(event))).event.spot_me).toBe(null);
  expect((await ann.get(saveSpotMe, { ...of(event), body: { text: ' green scarf ' } })).spot_me).toBe('green scarf');
  expect(await spot('x'.repeat(81))).toMatchObject({
    code: 422,
    errors: ['Text is too long (maximum is 80 characters)'],
  });
  expect((await ann.get(getEvent, of(event))).event.spot_me).toBe('green scarf');
  expect((await host.get(getEvent, of(event))).event.spot_me).toBe(null);
  await ann.get(leaveEvent, of(event));
  expect((await ann.get(joinEvent, of(event))).event.spot_me).toBe(null);
  await spot('green scarf');
  expect((await ann.get(saveSpotMe, { ...of(event), body: { text: '' } })).spot_me).toBe(null);
});
