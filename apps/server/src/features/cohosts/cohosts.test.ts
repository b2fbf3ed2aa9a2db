import { deleteAccount, exportAccount } from '@serendip/contract/accounts';
import { addCohost, listCohosts, removeCohost } from '@serendip/contract/cohosts';
import { getLive, getRoster } from '@serendip/contract/evening';
import { type Event, getEvent, joinEvent, listHostedEvents, updateEvent } from '@serendip/contract/events';
import { getMatchStatus, runMatches } from '@serendip/contract/matching';
import { listNotifications } from '@serendip/contract/notifications';
import { letParticipantIn, listParticipants, removeParticipant } from '@serendip/contract/participants';
import { createEventQuestion } from '@serendip/contract/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act } from '../../../test/evening.ts';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
});
afterAll(() => world.close());

const one = (event: Event, person: { id: string }) => ({ params: { event_id: event.id, user_id: person.id } });
const add = (event: Event, email: string, by = host) =>
  by.call(addCohost, { ...of(event), body: { cohost: { email } } });
const onlyHost = [403, 'Only the event host can do this'];

async function hostedByTwo() {
  const [event, ben] = [await world.createEvent(host), await world.arrive()];
  expect((await add(event, ` ${String(ben.email).toUpperCase()} `)).code).toBe(200);
  return { event, ben };
}

test('a co-host does all that the host can, but not delete the event, choose co-hosts or remove the host', async () => {
  const { event, ben } = await hostedByTwo();
  expect((await add(event, String(ben.email))).code).toBe(200);
  expect((await ben.get(listCohosts, of(event))).cohosts).toEqual([
    { id: ben.id, email: ben.email, email_confirmed: null, created_at: expect.any(String) },
  ]);
  const seen = (await ben.get(getEvent, of(event))).event;
  expect(seen).toMatchObject({ user_cohost: true, created_by: { id: host.id } });
  expect((await ben.get(listHostedEvents, {})).events).toEqual([seen]);
  expect((await host.get(getEvent, of(event))).event.user_cohost).toBe(false);
  await ben.get(updateEvent, { ...of(event), body: { event: { name: 'By two' } } });
  await ben.get(createEventQuestion, { ...of(event), body: { question: { text: 'Why?' } } });
  const [ann] = await world.crowd(event, 3);
  await ben.get(runMatches, of(event));
  await ben.get(getMatchStatus, of(event));
  expect((await host.call(runMatches, of(event))).code).toBe(409);
  const { code } = await act(ben, event, 'open_doors');
  expect((await ben.get(getLive, of(event))).live?.code).toBe(code);
  await ben.get(getRoster, of(event));
  await ben.get(removeParticipant, one(event, ann as Person));
  await ben.get(letParticipantIn, one(event, ann as Person));
  await host.get(joinEvent, of(event));
  await ben.get(joinEvent, of(event));
  const ofHost = await ben.call(removeParticipant, one(event, host));
  expect([ofHost.code, ofHost.message]).toEqual([422, 'The host cannot be removed']);
  const ofCohost = await host.call(removeParticipant, one(event, ben));
  expect([ofCohost.code, ofCohost.message]).toEqual([422, 'A co-host cannot be removed']);
  for (const refused of [await add(event, String(ann?.email), ben), await ben.call(removeCohost, one(event, host))])
    expect([refused.code, refused.message]).toEqual(onlyHost);
});

test('whoever becomes a co-host is told once of an event, and of five in a day', async () => {
  const { event, ben } = await hostedByTwo();
  await host.get(removeCohost, one(event, ben));
  await add(event, String(ben.email));
  const told = async () =>
    (await ben.get(listNotifications, {})).notifications.filter(({ kind }) => kind === 'cohost').length;
  expect(await told()).toBe(1);
  for (let n = 0; n < 5; n += 1) await add(await world.createEvent(host), String(ben.email));
  expect(await told()).toBe(5);
});

test('who is asked for and is not there, or is the host, is refused; whom the host had removed comes back', async () => {
  const { event, ben } = await hostedByTwo();
  const nobody = await add(event, 'nobody@example.org');
  expect([nobody.code, nobody.message]).toEqual([422, 'Nobody here has an account with this e-mail address']);
  const self = await add(event, String(host.email));
  expect([self.code, self.message]).toEqual([422, 'You are the host of this event']);
  expect((await add(event, ' ')).errors).toEqual(["Email can't be blank"]);
  const [ann] = (await world.crowd(event, 1)) as [Person];
  await ben.get(removeParticipant, one(event, ann));
  expect((await add(event, String(ann.email))).code).toBe(200);
  expect((await ann.get(joinEvent, of(event))).event).toMatchObject({ user_joined: true, user_cohost: true });
});

test('asking after addresses is counted, whether or not somebody has them', async () => {
  const limited = await openWorld({ env: { RATE_LIMIT: 'on' }, beside: world });
  try {
    const { email } = await world.arrive();
    const asker = await limited.arrive();
    const event = await limited.createEvent(asker);
    const codes = [];
    for (let n = 0; n < 31; n += 1)
      codes.push((await add(event, n % 2 ? String(email) : `nobody-${n}@example.org`, asker)).code);
    expect([codes.filter((code) => code !== 429).length, codes.at(-1)]).toEqual([30, 429]);
  } finally {
    await limited.close();
  }
});

test('a co-host who goes, is sent away or erases the account has nothing of the host’s any more, at once', async () => {
  const { event, ben } = await hostedByTwo();
  const { code } = await act(host, event, 'open_doors');
  await ben.get(joinEvent, of(event));
  const live = { url: `/api/events/${event.id}/live`, headers: { authorization: `Bearer ${ben.token}` } };
  const { etag } = (await world.app.inject(live)).headers;
  expect((await ben.get(exportAccount, {})).export.cohosted_events).toMatchObject([{ id: event.id, name: event.name }]);
  await ben.get(removeCohost, one(event, ben));
  const after = await world.app.inject({ ...live, headers: { ...live.headers, 'if-none-match': String(etag) } });
  expect([after.statusCode, after.body.includes(String(code))]).toEqual([200, false]);
  expect((await ben.call(listParticipants, of(event))).code).toBe(403);
  expect((await ben.get(listHostedEvents, {})).events).toEqual([]);
  expect((await host.call(removeCohost, one(event, ben))).code).toBe(404);
  await add(event, String(ben.email));
  await host.get(removeCohost, one(event, ben));
  expect((await ben.call(listCohosts, of(event))).code).toBe(403);
  await add(event, String(ben.email));
  await ben.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  expect((await host.get(listCohosts, of(event))).cohosts).toEqual([]);
});

test('when the host erases the account, the event closes for co-hosts, too', async () => {
  const [ann, ben] = [await world.arrive(), await world.arrive()];
  const event = await world.createEvent(ann);
  await add(event, String(ben.email), ann);
  await ann.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  expect((await ben.get(getEvent, of(event))).event).toMatchObject({ closed: true, user_cohost: false });
  expect((await ben.call(updateEvent, { ...of(event), body: { event: { name: 'Mine' } } })).code).toBe(403);
});
