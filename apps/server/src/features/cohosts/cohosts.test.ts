import { exportAccount } from '@serendip/contract/account-export';
import { deleteAccount } from '@serendip/contract/accounts';
import {
  answerCohostInvitation,
  askCohost,
  listCohostInvitations,
  listCohosts,
  removeCohost,
} from '@serendip/contract/cohosts';
import { getLive, getRoster } from '@serendip/contract/evening';
import { type Event, getEvent, joinEvent, listHostedEvents, updateEvent } from '@serendip/contract/events';
import { getMatchStatus, runMatches } from '@serendip/contract/matching';
import { listNotifications } from '@serendip/contract/notifications';
import { letParticipantIn, listParticipants, removeParticipant } from '@serendip/contract/participants';
import { createEventQuestion } from '@serendip/contract/questions';
import { blockPerson, unblockPerson } from '@serendip/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomeCohost } from '../../../test/become-cohost.ts';
import { act } from '../../../test/evening.ts';
import { of, personAt } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
});
afterAll(() => world.close());

const ask = (event: Event, email: string, by = host) =>
  by.call(askCohost, { ...of(event), body: { cohost: { email } } });
const onlyHost = [403, 'Only the event host can do this'];

async function hostedByTwo() {
  const [event, ben] = [await world.createEvent(host), await world.arrive()];
  await becomeCohost(host, event, ben);
  return { event, ben };
}

const answer = (event: Event, person: Person, accept: boolean) =>
  person.call(answerCohostInvitation, { ...of(event), body: { cohost: { accept } } });
const askedOf = async (person: Person) => (await person.get(listCohostInvitations, {})).invitations;
const pendingOf = async (event: Event, by = host) =>
  (await by.get(listCohosts, of(event))).cohosts.map(({ id, pending }) => [id, pending]);

test('a person who is asked to co-host has no right and no list with the event until they say yes', async () => {
  const [event, ben] = [await world.createEvent(host, { name: 'Hateful name' }), await world.arrive()];
  const asked = await ask(event, ` ${String(ben.email).toUpperCase()} `);
  expect([asked.code, asked.data.cohost]).toMatchObject([200, { id: ben.id, email: ben.email, pending: true }]);
  expect(await askedOf(ben)).toEqual([
    {
      event_id: event.id,
      from: { id: host.id, alias: host.alias, card: null },
      role: 'host',
      created_at: expect.any(String),
    },
  ]);
  expect((await ben.call(listCohosts, of(event))).code).toBe(403);
  expect((await ben.get(getEvent, of(event))).event.user_cohost).toBe(false);
  expect((await ben.get(listHostedEvents, {})).events).toEqual([]);
  const everything = [await ben.get(listNotifications, {}), await askedOf(ben), await ben.get(exportAccount, {})];
  expect(JSON.stringify(everything)).not.toContain('Hateful name');
  expect((await ben.get(exportAccount, {})).export.cohost_invitations).toMatchObject([
    { alias: host.alias, state: 'open' },
  ]);
  expect((await answer(event, ben, true)).code).toBe(200);
  expect([await askedOf(ben), await pendingOf(event)]).toEqual([[], [[ben.id, false]]]);
  expect((await answer(event, ben, true)).code).toBe(404);
});

test('after a no, the same host is not heard for a week and is answered as before', async () => {
  const [event, other, ben] = [await world.createEvent(host), await world.createEvent(host), await world.arrive()];
  await ask(event, String(ben.email));
  expect((await answer(event, ben, false)).code).toBe(200);
  expect(await pendingOf(event)).toEqual([]);
  for (const one of [event, other]) {
    expect((await ask(one, String(ben.email))).data.cohost.pending).toBe(true);
    await host.get(removeCohost, personAt(one, ben));
    await ask(one, String(ben.email));
    expect([await askedOf(ben), await pendingOf(one)]).toEqual([[], [[ben.id, true]]]);
    expect((await answer(one, ben, true)).code).toBe(404);
  }
  await world.ctx.database.db.execute(
    sql`update cohost_invitations set declined_at = now() - interval '8 days' where user_id = ${ben.id}`,
  );
  await ask(event, String(ben.email));
  expect((await askedOf(ben)).map(({ event_id }) => event_id)).toEqual([event.id]);
});

test('a person asked to host can block the host, also one they know from nowhere else', async () => {
  const [event, ben] = [await world.createEvent(host), await world.arrive()];
  const block = () => ben.call(blockPerson, { params: { user_id: host.id } });
  expect((await block()).code).toBe(403);
  await ask(event, String(ben.email));
  expect((await block()).code).toBe(200);
  expect(await askedOf(ben)).toEqual([]);
});

test('an invitation across a block is not seen, whichever side blocks, and looks pending to the host', async () => {
  const [event, ben, zoe] = [await world.createEvent(host), await world.arrive(), await world.arrive()];
  for (const person of [ben, zoe]) await person.get(joinEvent, of(event));
  await ben.get(blockPerson, { params: { user_id: host.id } });
  await host.get(blockPerson, { params: { user_id: zoe.id } });
  for (const person of [ben, zoe]) {
    expect((await ask(event, String(person.email))).data.cohost.pending).toBe(true);
    expect(await askedOf(person)).toEqual([]);
    expect((await person.get(listNotifications, {})).notifications).toEqual([]);
    expect((await answer(event, person, true)).code).toBe(404);
  }
  await ben.get(unblockPerson, { params: { user_id: host.id } });
  await ask(event, String(ben.email));
  expect(await askedOf(ben)).toHaveLength(1);
  await host.get(removeCohost, personAt(event, ben));
  expect(await askedOf(ben)).toEqual([]);
});

test('a sixth open invitation is not seen until there is room', async () => {
  const ben = await world.arrive();
  const events = [];
  for (let n = 0; n < 6; n += 1) events.push(await world.createEvent(host));
  for (const event of events) await ask(event, String(ben.email));
  const [first, last] = [events[0], events[5]] as [Event, Event];
  expect((await askedOf(ben)).map(({ event_id }) => event_id)).not.toContain(last.id);
  expect([(await askedOf(ben)).length, await pendingOf(last)]).toEqual([5, [[ben.id, true]]]);
  await answer(first, ben, true);
  await ask(last, String(ben.email));
  expect((await askedOf(ben)).map(({ event_id }) => event_id)).toContain(last.id);
});

test('where mail is sent, only a confirmed address can say yes, and any can say no', async () => {
  const mailing = await openWorld({ env: { SMTP_URL: 'smtp://127.0.0.1:1' }, beside: world });
  try {
    const [asker, ben] = [await mailing.arrive(), await mailing.arrive()];
    await world.ctx.database.db.execute(sql`update users set email_confirmed_at = now() where id = ${asker.id}`);
    const event = await mailing.createEvent(asker);
    await ask(event, String(ben.email), asker);
    const refused = await answer(event, ben, true);
    expect([refused.code, refused.message]).toEqual([422, 'Confirm your e-mail address first']);
    await world.ctx.database.db.execute(sql`update users set email_confirmed_at = now() where id = ${ben.id}`);
    expect((await answer(event, ben, true)).code).toBe(200);
    const cleo = await mailing.arrive();
    await ask(event, String(cleo.email), asker);
    expect((await answer(event, cleo, false)).code).toBe(200);
  } finally {
    await mailing.close();
  }
});

test('a co-host does all that the host can, but not delete the event, choose co-hosts or remove the host', async () => {
  const { event, ben } = await hostedByTwo();
  expect((await ask(event, String(ben.email))).code).toBe(200);
  expect((await ben.get(listCohosts, of(event))).cohosts).toEqual([
    {
      id: ben.id,
      email: ben.email,
      email_confirmed: null,
      role: 'host',
      pending: false,
      created_at: expect.any(String),
    },
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
  await ben.get(removeParticipant, personAt(event, ann as Person));
  await ben.get(letParticipantIn, personAt(event, ann as Person));
  await host.get(joinEvent, of(event));
  await ben.get(joinEvent, of(event));
  const ofHost = await ben.call(removeParticipant, personAt(event, host));
  expect([ofHost.code, ofHost.message]).toEqual([422, 'The host cannot be removed']);
  const ofCohost = await host.call(removeParticipant, personAt(event, ben));
  expect([ofCohost.code, ofCohost.message]).toEqual([422, 'A co-host cannot be removed']);
  for (const refused of [
    await ask(event, String(ann?.email), ben),
    await ben.call(removeCohost, personAt(event, host)),
  ])
    expect([refused.code, refused.message]).toEqual(onlyHost);
});

test('a person who is asked to co-host is told once of an event, and of five in a day', async () => {
  const { event, ben } = await hostedByTwo();
  await host.get(removeCohost, personAt(event, ben));
  await ask(event, String(ben.email));
  const told = async () =>
    (await ben.get(listNotifications, {})).notifications.filter(({ kind }) => kind === 'cohost').length;
  expect(await told()).toBe(1);
  for (let n = 0; n < 5; n += 1) await ask(await world.createEvent(host), String(ben.email));
  expect(await told()).toBe(5);
});

test('an address without an account, or the host’s own, is refused; a removed person who says yes comes back', async () => {
  const { event, ben } = await hostedByTwo();
  const nobody = await ask(event, 'nobody@example.org');
  expect([nobody.code, nobody.message]).toEqual([422, 'Nobody here has an account with this e-mail address']);
  const self = await ask(event, String(host.email));
  expect([self.code, self.message]).toEqual([422, 'You are the host of this event']);
  expect((await ask(event, ' ')).errors).toEqual(["Email can't be blank"]);
  const [ann] = (await world.crowd(event, 1)) as [Person];
  await ben.get(removeParticipant, personAt(event, ann));
  await becomeCohost(host, event, ann);
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
      codes.push((await ask(event, n % 2 ? String(email) : `nobody-${n}@example.org`, asker)).code);
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
  await ben.get(removeCohost, personAt(event, ben));
  const after = await world.app.inject({ ...live, headers: { ...live.headers, 'if-none-match': String(etag) } });
  expect([after.statusCode, after.body.includes(String(code))]).toEqual([200, false]);
  expect((await ben.call(listParticipants, of(event))).code).toBe(403);
  expect((await ben.get(listHostedEvents, {})).events).toEqual([]);
  expect((await host.call(removeCohost, personAt(event, ben))).code).toBe(404);
  await becomeCohost(host, event, ben);
  await host.get(removeCohost, personAt(event, ben));
  expect((await ben.call(listCohosts, of(event))).code).toBe(403);
  await becomeCohost(host, event, ben);
  await ben.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  expect((await host.get(listCohosts, of(event))).cohosts).toEqual([]);
});

test('when the host erases the account, the event closes for co-hosts, too', async () => {
  const [ann, ben] = [await world.arrive(), await world.arrive()];
  const event = await world.createEvent(ann);
  await becomeCohost(ann, event, ben);
  await ann.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  expect((await ben.get(getEvent, of(event))).event).toMatchObject({ closed: true, user_cohost: false });
  expect((await ben.call(updateEvent, { ...of(event), body: { event: { name: 'Mine' } } })).code).toBe(403);
});
