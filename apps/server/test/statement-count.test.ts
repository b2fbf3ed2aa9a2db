import { saveEventAnswer } from '@serendip/contract/answers';
import { getLive, getStageAsHost, makeStageLink } from '@serendip/contract/evening';
import { type Event, getEvent, joinEvent } from '@serendip/contract/events';
import { getEventAtDoor } from '@serendip/contract/guests';
import { getMatchStatus, listMyMatches } from '@serendip/contract/matching';
import { getUnreadCount, listConversations, listMessages, sendMessage } from '@serendip/contract/messages';
import { listParticipants } from '@serendip/contract/participants';
import { createEventQuestion, updateEventQuestion } from '@serendip/contract/questions';
import { addMyTopic, listMyTopics } from '@serendip/contract/topics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import { eveningAdvancer } from '../src/features/evening/clock/advance-evenings.ts';
import { socialTags } from '../src/features/guests/social-tags.ts';
import { act } from './evening.ts';
import { of } from './matching.ts';
import { storedRun } from './stored-run.ts';
import { openWorld, Person, type World } from './world.ts';

let world: World;
let host: Person;
let ann: Person;
let bob: Person;
let event: Event;
const statements: string[] = [];

/** The driver below Drizzle, the embedded one or a pool: everything but transactions goes through its `query`. */
interface Driver {
  query(...given: unknown[]): unknown;
  /** The embedded one's. */
  transaction?(work: (tx: Driver) => Promise<unknown>): Promise<unknown>;
  /** A pool's, for a transaction. */
  connect?(...given: unknown[]): Promise<Driver> | undefined;
}
function watch(driver: Driver): void {
  const query = driver.query.bind(driver);
  driver.query = (...given) => {
    const [first] = given;
    const text = typeof first === 'string' ? first : String((first as { text?: string }).text);
    // The queue's own housekeeping is nobody's poll.
    if (!/jobs\.|^(begin|commit|rollback)/i.test(text)) statements.push(text);
    return query(...given);
  };
}
/** Also what is done in transactions, whose beginning and end the embedded database does not tell. */
function watchTransactions(driver: Driver): void {
  const { transaction, connect } = driver;
  const watched = new WeakSet<Driver>();
  const watchOnce = (inner: Driver) => {
    if (!watched.has(inner)) watch(inner);
    watched.add(inner);
    return inner;
  };
  if (transaction) driver.transaction = (work) => transaction.call(driver, (tx) => work(watchOnce(tx)));
  // With a callback it is the pool itself that asks, for a single statement.
  else if (connect)
    driver.connect = (...given) => {
      const asked = connect.apply(driver, given);
      return given.length === 0 ? asked?.then(watchOnce) : asked;
    };
}

beforeAll(async () => {
  world = await openWorld();
  [host, ann, bob] = [await world.arrive(), await world.arrive(), await world.arrive()];
  event = await world.createEvent(host);
  await ann.get(joinEvent, of(event));
  await storedRun(world, event, [{ of: [ann, bob] }]);
  await act(host, event, 'open_doors');
  await act(host, event, 'start');
  await world.ctx.database.db.execute(sql`
    insert into messages (sender_id, recipient_id, content) select ${ann.id}, ${bob.id}, 'x' from generate_series(1, 300)`);
  watch((world.ctx.database.db as unknown as { $client: Driver }).$client);
});
afterAll(() => world.close());

async function costOf(act: () => Promise<unknown>): Promise<number> {
  statements.length = 0;
  await act();
  return statements.length;
}

const to = (person: Person) => ({ params: { user_id: person.id } });

test.each([
  ['the unread count', () => bob.get(getUnreadCount, {})],
  ['a thread', () => bob.get(listMessages, to(ann))],
  ['a full page of a thread', () => bob.get(listMessages, { ...to(ann), query: { page: '2', per_page: '100' } })],
  ['a run’s status', () => host.get(getMatchStatus, of(event))],
  ['the conversations', () => bob.get(listConversations, {})],
  ['an event', () => ann.get(getEvent, of(event))],
  ['one’s matches', () => ann.get(listMyMatches, of(event))],
  ['an evening', () => ann.get(getLive, of(event))],
  ['an evening for its host', () => host.get(getLive, of(event))],
  ['the stage for its host', () => host.get(getStageAsHost, of(event))],
] as const)('%s costs two statements, the session’s look-up included', async (_name, read) => {
  expect(await costOf(read)).toBe(2);
});

test('the people of an event cost three: answers that the host reads can be long, so a page is sized by them first', async () => {
  expect(await costOf(() => host.get(listParticipants, of(event)))).toBe(3);
});

test('an evening or a stage that has not changed costs one statement, and the clock’s look at all evenings one', async () => {
  const { secret } = (await host.get(makeStageLink, of(event))).stage_link;
  const live = { url: `/api/events/${event.id}/live`, headers: { authorization: `Bearer ${ann.token}` } };
  const asHost = { url: `/api/events/${event.id}/stage`, headers: { authorization: `Bearer ${host.token}` } };
  for (const { url, headers } of [live, asHost, { url: `/api/stage/${secret}`, headers: {} }]) {
    const { etag } = (await world.app.inject({ url, headers })).headers;
    const again = () => world.app.inject({ url, headers: { ...headers, 'if-none-match': String(etag) } });
    expect(await costOf(async () => expect((await again()).statusCode).toBe(304))).toBe(1);
  }
  expect(await costOf(eveningAdvancer(world.ctx))).toBe(1);
});

test('a refusal for want of a session or of a right costs one at most', async () => {
  expect(await costOf(() => world.nobody.call(getUnreadCount, {}))).toBe(0);
  expect(await costOf(() => ann.call(getMatchStatus, of(event)))).toBe(1);
  expect(await costOf(() => host.call(listMyMatches, of(event)))).toBe(1);
});

test('an event at the door costs one, and so do the words and the picture of a pasted link', async () => {
  const atDoor = () => world.nobody.call(getEventAtDoor, { ...of(event), query: {} });
  const link = () => socialTags(world.ctx)(`/events/${event.id}`);
  await world.ctx.database.db.execute(sql`update events set guest_join = true where id = ${event.id}`);
  expect([await costOf(atDoor), (await atDoor()).code]).toEqual([1, 200]);
  expect(await costOf(async () => expect(await link()).toMatchObject({ properties: { 'og:title': event.name } }))).toBe(
    1,
  );
  const picture = () => world.app.inject({ url: `/api/event_covers/${event.id}` });
  expect(await costOf(async () => expect((await picture()).statusCode).toBe(200))).toBe(1);
  expect(await costOf(() => socialTags(world.ctx)('/events/none/edit'))).toBe(0);
});

test('anything that was understood of a person costs two statements while nothing changes', async () => {
  await ann.get(addMyTopic, { ...of(event), body: { topic: { role: 'need', phrase: 'A boat' } } });
  expect(await costOf(() => ann.get(listMyTopics, of(event)))).toBe(2);
});

test('a message costs the session, the right to write and the insert', async () => {
  expect(await costOf(() => ann.get(sendMessage, { ...to(bob), body: { message: { content: 'x' } } }))).toBe(3);
});

test('a session is written down as used about once an hour, not at every call', async () => {
  const { question } = await host.get(createEventQuestion, { ...of(event), body: { question: { text: 'Why?' } } });
  const answer = { question_id: question.id, text_response: 'x' };
  await ann.get(saveEventAnswer, { ...of(event), body: { event_user_preference: answer } });
  await world.ctx.database.db.execute(sql`update sessions set last_used_at = now() - interval '61 minutes'`);
  expect(await costOf(() => bob.get(getUnreadCount, {}))).toBe(3);
  expect(await costOf(() => bob.get(getUnreadCount, {}))).toBe(2);
});

test('an edited question costs one statement for all answers it changes and one for all it drops', async () => {
  const { db } = world.ctx.database;
  const options = ['red', 'green', 'blue'].map((value) => ({ text: value, value }));
  const form = { text: 'Which?', input_type: 'multi_select' as const, options };
  const { question } = await host.get(createEventQuestion, { ...of(event), body: { question: form } });
  for (const [index, person] of (await world.crowd(event, 12)).entries()) {
    const answer = { question_id: question.id, selected_options: index % 2 ? ['red'] : ['red', 'blue'] };
    await person.get(saveEventAnswer, { ...of(event), body: { event_user_preference: answer } });
  }
  // Below Drizzle's transactions nobody can listen, but the table itself tells.
  await db.execute(sql`create table writes (kind text)`);
  await db.execute(sql`create function note_write() returns trigger language plpgsql as
    $$ begin insert into writes values (tg_op); return null; end $$`);
  await db.execute(sql`create trigger noted after update or delete on event_answers
    for each statement execute function note_write()`);
  await host.get(updateEventQuestion, {
    params: { event_id: event.id, question_id: question.id },
    body: { question: { options: question.options.slice(1) } },
  });
  expect(await rowsOf(db, sql`select kind from writes order by kind`)).toEqual([
    { kind: 'DELETE' },
    { kind: 'UPDATE' },
  ]);
  expect(await rowsOf(db, sql`select value from event_answers where question_id = ${question.id}`)).toEqual(
    Array.from({ length: 6 }, () => ({ value: ['blue'] })),
  );
});

// The last: a pool's connections stay watched.
test('with rates on, a message also costs the hold of the two, what is known of them and what they wrote of late', async () => {
  const limited = await openWorld({ env: { RATE_LIMIT: 'on' }, beside: world });
  watchTransactions((world.ctx.database.db as unknown as { $client: Driver }).$client);
  const sender = new Person(limited.app, ann.token, ann);
  await bob.get(sendMessage, { ...to(ann), body: { message: { content: 'x' } } });
  await world.ctx.database.db.execute(sql`update messages set created_at = created_at - interval '1 hour'`);
  // Her session's use is written down before.
  await sender.get(getUnreadCount, {});
  expect(await costOf(() => sender.get(sendMessage, { ...to(bob), body: { message: { content: 'x' } } }))).toBe(6);
  await limited.close();
});
