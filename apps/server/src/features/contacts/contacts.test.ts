import { randomUUID } from 'node:crypto';
import { exportAccount } from '@serendip/contract/account-export';
import { deleteAccount } from '@serendip/contract/accounts';
import { saveMyCard } from '@serendip/contract/cards';
import { shareContact, takeBackContact } from '@serendip/contract/contacts';
import { listMyMatches } from '@serendip/contract/matching';
import { listConversations, listMessages, sendMessage } from '@serendip/contract/messages';
import { listNotifications } from '@serendip/contract/notifications';
import { blockPerson } from '@serendip/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { of } from '../../../test/matching.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { eq, sql } from '../../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const to = (person: { id: string }) => ({ params: { user_id: person.id } });
type Offer = { name?: boolean; email?: boolean; phone?: string | null; links?: boolean };
const share = (from: Person, other: { id: string }, contact: Offer) =>
  from.call(shareContact, { ...to(other), body: { contact } });
const nothing = { offered: null, they_offered: false, theirs: null };

/** Ann is matched with Bob; Cleo is there, too. */
async function party() {
  const host = await world.arrive();
  const event = await world.createEvent(host);
  const [ann, bob, cleo] = (await world.crowd(event, 3)) as [Person, Person, Person];
  await storedRun(world, event, [{ of: [ann, bob] }]);
  await bob.get(saveMyCard, { body: { card: { name: 'Bob Bell', links: ['https://bob.example.org/'] } } });
  return { event, ann, bob, cleo };
}

/** The contact in matches, thread and list of conversations, which is the same. */
async function stateFor(person: Person, event: { id: string }, other: Person) {
  const { matches } = await person.get(listMyMatches, of(event));
  const thread = await person.get(listMessages, to(other));
  const { conversations } = await person.get(listConversations, {});
  const states = [
    ...matches.filter(({ user }) => user.id === other.id).map(({ contact }) => contact),
    thread.contact,
    ...conversations.filter(({ user }) => user.id === other.id).map(({ contact }) => contact),
  ];
  expect(states).toEqual(states.map(() => thread.contact));
  return thread.contact;
}

describe('swapping contacts', () => {
  test('shows each the other’s once both have offered, as ticked; taking back hides both', async () => {
    const { event, ann, bob } = await party();
    await ann.get(sendMessage, { ...to(bob), body: { message: { content: 'Hello' } } });
    expect(await stateFor(ann, event, bob)).toEqual(nothing);
    const offer = { name: true, email: true, phone: null, links: true };
    expect((await share(bob, ann, { name: true, email: true, links: true })).data.contact).toEqual({
      ...nothing,
      offered: offer,
    });
    expect(await stateFor(ann, event, bob)).toEqual({ ...nothing, they_offered: true });
    const bobs = { name: 'Bob Bell', email: bob.email, phone: null, links: ['https://bob.example.org/'] };
    const mine = { name: false, email: false, phone: '+49 (30) 123-45', links: false };
    expect((await share(ann, bob, { phone: ' +49 (30) 123-45 ' })).data.contact).toEqual({
      offered: mine,
      they_offered: true,
      theirs: bobs,
    });
    expect(await stateFor(bob, event, ann)).toEqual({
      offered: offer,
      they_offered: true,
      theirs: { name: null, email: null, phone: '+49 (30) 123-45', links: [] },
    });
    // The event by which they know each other says whose night it is, in which no mail goes out.
    expect((await bob.get(listNotifications, {})).notifications).toMatchObject([
      { kind: 'contact_returned', user: { id: ann.id }, event: { id: event.id } },
    ]);

    await share(bob, ann, { phone: '030 555' });
    expect((await stateFor(ann, event, bob)).theirs).toEqual({ name: null, email: null, phone: '030 555', links: [] });
    for (let times = 0; times < 2; times += 1)
      expect((await ann.get(takeBackContact, to(bob))).contact).toEqual({ ...nothing, they_offered: true });
    expect((await stateFor(bob, event, ann)).theirs).toBeNull();
  });

  test('is for two who may write to each other; strangers are 403, nobody is 404', async () => {
    const { ann, bob, cleo } = await party();
    for (const other of [cleo, ann]) expect((await share(ann, other, { email: true })).code).toBe(403);
    expect((await share(ann, { id: randomUUID() }, { email: true })).code).toBe(404);
    expect((await share(world.nobody, bob, { email: true })).code).toBe(401);
    expect((await ann.get(takeBackContact, to(cleo))).contact).toEqual(nothing);
    expect((await ann.call(takeBackContact, to({ id: randomUUID() }))).code).toBe(404);
  });

  test.each([
    [{}, 'Choose something to share'],
    [{ name: false, phone: '  ' }, 'Choose something to share'],
    [{ name: 'Ann' }, 'Name must be true or false'],
    [{ phone: 'call me' }, 'Phone must be a phone number: digits, spaces and + ( ) - . /'],
    [{ phone: '+-' }, 'Phone must be a phone number: digits, spaces and + ( ) - . /'],
    [{ phone: '1'.repeat(41) }, 'Phone is too long (maximum is 40 characters)'],
  ])('%j is no contact', async (contact, sentence) => {
    const { ann, bob } = await party();
    const answer = await ann.send('PUT', `/users/${bob.id}/contact`, { contact });
    expect([answer.code, answer.errors]).toEqual([422, [sentence]]);
  });

  test('a block looks like a contact that was taken back, and nobody offers through it', async () => {
    const { ann, bob } = await party();
    await share(ann, bob, { email: true });
    await share(bob, ann, { email: true });
    await bob.get(blockPerson, to(ann));
    for (const [person, other] of [
      [ann, bob],
      [bob, ann],
    ] as const)
      expect((await person.get(listMessages, to(other))).contact).toMatchObject({ they_offered: false, theirs: null });
    await ann.get(takeBackContact, to(bob));
    expect((await share(ann, bob, { email: true })).code).toBe(403);
  });

  test('stays when the event is gone, even without a message; and can still be changed and taken back', async () => {
    const { event, ann, bob } = await party();
    await share(ann, bob, { phone: '030 555' });
    await share(bob, ann, { email: true });
    await world.ctx.database.db.delete(events).where(eq(events.id, event.id));
    expect((await bob.get(listMessages, to(ann))).contact.theirs).toMatchObject({ phone: '030 555' });
    expect((await share(ann, bob, { phone: '030 556' })).code).toBe(200);
    expect((await bob.get(listMessages, to(ann))).contact.theirs).toMatchObject({ phone: '030 556' });
    await ann.get(takeBackContact, to(bob));
    await bob.get(takeBackContact, to(ann));
    expect((await bob.call(listMessages, to(ann))).code).toBe(403);
    expect((await share(ann, bob, { email: true })).code).toBe(403);
  });

  test('the export holds what one offers; an erasure takes it, and what others offered to the person', async () => {
    const { ann, bob } = await party();
    await share(ann, bob, { phone: '030 555' });
    await share(bob, ann, { email: true });
    const { export: data } = await ann.get(exportAccount, {});
    expect(data.contact_offers).toEqual([
      { alias: bob.alias, name: false, email: false, phone: '030 555', links: false },
    ]);
    await ann.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
    const left = await rowsOf(
      world.ctx.database.db,
      sql`select 1 from contact_offers where ${ann.id} in (user_id, other_id)`,
    );
    expect(left).toEqual([]);
    expect((await share(bob, ann, { email: true })).code).toBe(403);
  });
});
