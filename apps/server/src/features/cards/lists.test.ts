import { saveMyCard, savePicture, saveSpotMe } from '@serendip/contract/cards';
import { getLiveRooms, getRoster } from '@serendip/contract/evening';
import { type Event, leaveEvent } from '@serendip/contract/events';
import { getMatches, getRoomAssignments, listMyMatches } from '@serendip/contract/matching';
import { listConversations, listMessages, sendMessage } from '@serendip/contract/messages';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, liveOf } from '../../../test/evening.ts';
import { of } from '../../../test/matching.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';

let world: World;
let event: Event;
let host: Person;
let ann: Person;
let bob: Person;
let cleo: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
  event = await world.createEvent(host);
  [ann, bob, cleo] = (await world.crowd(event, 3)) as [Person, Person, Person];
  await storedRun(world, event, [{ of: [ann, bob] }], [[[ann, bob, cleo]]]);
});
afterAll(() => world.close());

const to = (person: Person) => ({ params: { user_id: person.id } });
const save = (person: Person, card: Parameters<typeof saveMyCard.body.parse>[0]) =>
  person.get(saveMyCard, { body: { card: card as object } });
const cardIn = <P extends { id: string; card: unknown }>(people: readonly P[], person: Person): P['card'] | undefined =>
  people.find(({ id }) => id === person.id)?.card as P['card'];

test('a card stands wherever its alias does, for whoever may see it, and an evening that is on tells of changes', async () => {
  await save(ann, { name: 'Ann 語', headline: 'Bakes bread', links: ['https://a.example'] });
  await ann.get(saveSpotMe, { ...of(event), body: { text: 'green scarf' } });
  await save(cleo, { links: ['https://c.example'] });
  const card = { name: 'Ann 語', headline: 'Bakes bread', pronouns: null, spot_me: 'green scarf', picture_url: null };
  const mine = async (person: Person) => {
    const { matches, rooms } = await person.get(listMyMatches, of(event));
    return { matches: matches.map(({ user }) => user.card), people: rooms.flatMap(({ people }) => people) };
  };
  const ofBob = await mine(bob);
  expect(ofBob.matches).toEqual([card]);
  expect([cardIn(ofBob.people, ann), cardIn(ofBob.people, cleo)]).toEqual([card, null]);
  // Cleo is to share a room with Ann.
  expect(cardIn((await mine(cleo)).people, ann)).toEqual(card);

  await bob.get(sendMessage, { ...to(ann), body: { message: { content: 'Hello' } } });
  expect((await bob.get(listConversations, {})).conversations.map(({ user }) => user.card)).toEqual([card]);
  expect((await bob.get(listMessages, to(ann))).user.card).toEqual(card);
  expect((await ann.get(listMessages, to(bob))).user.card).toBe(null);

  await act(host, event, 'open_doors');
  await act(host, event, 'start', { automatic: false });
  const seen = async () => cardIn((await liveOf(cleo, event)).me?.people ?? [], ann);
  expect(await seen()).toEqual(card);
  const live = { url: `/api/events/${event.id}/live`, headers: { authorization: `Bearer ${cleo.token}` } };
  const changes: [string, () => Promise<unknown>, object | null][] = [
    ['a name', () => save(ann, { name: 'Anna' }), { ...card, name: 'Anna' }],
    ['how to be spotted', () => ann.get(saveSpotMe, { ...of(event), body: { text: '' } }), { spot_me: null }],
    ['sight', () => save(ann, { sight: 'nobody' }), null],
    ['sight again', () => save(ann, { sight: 'events' }), { name: 'Anna' }],
  ];
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const body = new Blob([new Uint8Array(picture)], { type: 'image/png' });
  changes.push(['a picture', () => ann.get(savePicture, { body }), { picture_url: expect.stringMatching(/^\/api\//) }]);
  for (const [what, change, wanted] of changes) {
    const { etag } = (await world.app.inject(live)).headers;
    await change();
    const again = await world.app.inject({ ...live, headers: { ...live.headers, 'if-none-match': String(etag) } });
    expect([what, again.statusCode]).toEqual([what, 200]);
    if (wanted) expect(await seen()).toMatchObject(wanted);
    else expect(await seen()).toBe(null);
  }
  const shown = await seen();
  expect((await world.app.inject(String(shown?.picture_url))).headers['content-type']).toBe('image/webp');
  expect(JSON.stringify(await liveOf(cleo, event))).not.toContain('"picture"');
  await act(host, event, 'end');
});

test('a host reads the names of who takes part, beside alias and e-mail, unless they are for nobody; the rooms of the evening name people as the stage does', async () => {
  await save(ann, { name: 'Anna', sight: 'matches' });
  await save(bob, { name: 'Bob', sight: 'nobody' });
  await save(cleo, { name: 'Cleo', sight: 'events' });
  await act(host, event, 'open_doors');
  await act(host, event, 'start', { automatic: false });
  const byId = (people: readonly { id: string; name: string | null }[]) =>
    [ann, bob, cleo].map((person) => people.find(({ id }) => id === person.id)?.name);
  const read = async () => {
    const { matches } = await host.get(getMatches, of(event));
    const pairs = Object.values(matches).flat();
    const { rooms } = await host.get(getRoomAssignments, of(event));
    return {
      roster: byId((await host.get(getRoster, of(event))).participants),
      live: byId((await host.get(getLiveRooms, of(event))).rooms.flatMap(({ people }) => people)),
      rooms: byId(rooms.flatMap(({ participants }) => participants)),
      matches: byId(pairs.flatMap((pair) => [pair.user, pair.matched_user])),
    };
  };
  const names = ['Anna', null, 'Cleo'];
  expect(await read()).toEqual({
    roster: names,
    live: [null, null, 'Cleo'],
    rooms: names,
    matches: ['Anna', null, undefined],
  });
  expect(JSON.stringify(await host.get(getRoster, of(event)))).not.toContain('Bob');
  await act(host, event, 'end');
  await ann.get(leaveEvent, of(event));
  expect((await read()).matches).toEqual([null, null, undefined]);
});
