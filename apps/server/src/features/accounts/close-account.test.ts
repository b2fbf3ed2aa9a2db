import { signIn } from '@serendip/contract/accounts';
import { getCard, saveMyCard } from '@serendip/contract/cards';
import { getEvent, joinEvent, listJoinedEvents, updateEvent } from '@serendip/contract/events';
import { listMessages, sendMessage } from '@serendip/contract/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { of } from '../../../test/matching.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, Person, type World } from '../../../test/world.ts';
import { snapshotAt } from '../engine/snapshot.ts';
import { closeAccount, listAccounts, openAccount } from './close-account.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const enter = ({ email }: Person) =>
  world.nobody.call(signIn, { body: { user: { email, password: 'correct horse' } } });

test('a closed account is signed out, hidden and not matched, not written to, its events take nobody, and others keep what they have', async () => {
  const [host, ann, bob] = [await world.arrive(), await world.arrive(), await world.arrive()];
  const event = await world.createEvent(host);
  for (const person of [ann, bob]) await person.get(joinEvent, of(event));
  const hosted = await world.createEvent(ann);
  await storedRun(world, event, [{ of: [ann, bob] }]);
  await ann.get(saveMyCard, { body: { card: { name: 'Ann Stone', sight: 'events' } } });
  await ann.get(sendMessage, { params: { user_id: bob.id }, body: { message: { content: 'Hello Bob' } } });
  const { database } = world.ctx;
  expect(await closeAccount(database, ann.email)).toBe(true);
  expect((await ann.call(listJoinedEvents, {})).code).toBe(401);
  const refused = await enter(ann);
  expect([refused.code, refused.message]).toEqual([
    403,
    'This account is closed. Ask the person who runs this server.',
  ]);
  expect((await bob.call(getCard, { params: { user_id: ann.id } })).code).toBe(403);
  expect((await bob.get(getEvent, of(hosted))).event.closed).toBe(true);
  expect((await bob.call(joinEvent, of(hosted))).message).toBe('This event is closed');
  expect((await snapshotAt(database.db, event.id)).participants.map(({ id }) => id)).toEqual([bob.id]);
  const { messages } = await bob.get(listMessages, { params: { user_id: ann.id } });
  expect(messages.map(({ content }) => content)).toEqual(['Hello Bob']);
  const write = () =>
    bob.call(sendMessage, { params: { user_id: ann.id }, body: { message: { content: 'Are you there?' } } });
  expect((await write()).code).toBe(403);
  const lines = await listAccounts(database, ann.email.toUpperCase());
  expect(lines).toMatchObject([{ email: ann.email, closed: true, hosted: 1 }]);

  expect(await openAccount(database, ann.email)).toBe(true);
  const again = await enter(ann);
  const back = new Person(world.app, String(again.headers.authorization).replace('Bearer ', ''), again.data.user);
  expect((await bob.get(getCard, { params: { user_id: ann.id } })).card.name).toBe('Ann Stone');
  expect((await write()).code).toBe(200);
  expect((await back.get(getEvent, of(hosted))).event.closed).toBe(true);
  await back.get(updateEvent, { ...of(hosted), body: { event: { closed: false } } });
  expect((await bob.get(joinEvent, of(hosted))).event.user_joined).toBe(true);
});

test('an address that no account has changes nothing', async () => {
  expect(await closeAccount(world.ctx.database, 'nobody@example.org')).toBe(false);
  expect(await openAccount(world.ctx.database, 'nobody@example.org')).toBe(false);
});
