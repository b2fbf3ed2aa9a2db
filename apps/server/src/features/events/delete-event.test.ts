import { saveEventAnswer } from '@serendip/contract/answers';
import { getLive, makeStageLink } from '@serendip/contract/evening';
import {
  deleteEvent,
  type Event,
  getEvent,
  joinEvent,
  listHostedEvents,
  listJoinedEvents,
  updateEvent,
} from '@serendip/contract/events';
import { runMatches } from '@serendip/contract/matching';
import { listMessages, sendMessage } from '@serendip/contract/messages';
import { listNotifications } from '@serendip/contract/notifications';
import { createEventQuestion } from '@serendip/contract/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, plannedRun } from '../../../test/evening.ts';
import { of } from '../../../test/matching.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Engine } from '../engine/engine-thread.ts';
import { eveningAdvancer } from '../evening/clock/advance-evenings.ts';
import { executeMatchRun } from '../matching/execute-match-run.ts';
import { moveUp } from './move-up.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
});
afterAll(() => world.close());

const kindsOf = async (person: Person) =>
  (await person.get(listNotifications, {})).notifications.map(({ kind }) => kind);
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

const named = (event: Event) => ({ ...of(event), body: { event: { name: event.name } } });

test('an event goes for all with everything of it, during an evening and a run too; messages stay', async () => {
  const event = await world.createEvent(host, { name: 'Winter Fair', event_date: day(3) });
  const { question } = await host.get(createEventQuestion, { ...of(event), body: { question: { text: 'Why?' } } });
  const people = (await world.crowd(event, 4)) as [Person, Person, Person, Person];
  const [ann, bob, cleo, dan] = people;
  const answer = { question_id: question.id, text_response: 'Because' };
  await ann.get(saveEventAnswer, { ...of(event), body: { event_user_preference: answer } });
  await storedRun(world, event, [{ of: [ann, bob] }]);
  await ann.get(sendMessage, { params: { user_id: bob.id }, body: { message: { content: 'Hello' } } });
  const run = await plannedRun(world, event, [
    [
      [ann, bob],
      [cleo, dan],
    ],
    [
      [ann, cleo],
      [bob, dan],
    ],
  ]);
  await act(host, event, 'open_doors');
  await act(host, event, 'start', { match_run_id: run.id });
  await host.get(makeStageLink, of(event));
  const { match_run } = await host.get(runMatches, of(event));
  await host.get(deleteEvent, named(event));
  for (const gone of [
    await host.call(deleteEvent, named(event)),
    await ann.call(getEvent, of(event)),
    await ann.call(getLive, of(event)),
  ])
    expect([gone.code, gone.message]).toEqual([404, 'Event not found']);
  expect((await host.get(listHostedEvents, {})).events).toEqual([]);
  expect((await ann.get(listJoinedEvents, {})).events).toEqual([]);
  const { db } = world.ctx.database;
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'event_id'`,
  );
  expect(tables.length).toBeGreaterThan(10);
  for (const { name } of tables.filter((table) => table.name !== 'notifications'))
    expect([name, await rowsOf(db, sql`select 1 from ${sql.identifier(name)} where event_id = ${event.id}`)]).toEqual([
      name,
      [],
    ]);
  for (const name of ['match_pairs', 'room_seats', 'live_seats', 'presences', 'event_answers'])
    expect([name, await rowsOf(db, sql`select 1 from ${sql.identifier(name)}`)]).toEqual([name, []]);
  // Running work on it finds nothing, and ends.
  await executeMatchRun(world.ctx, match_run.id, new AbortController().signal);
  await eveningAdvancer(world.ctx)();
  await moveUp(world.ctx, event.id);
  expect((await bob.get(listMessages, { params: { user_id: ann.id } })).messages).toHaveLength(1);
  // Its doors had opened.
  for (const person of people) expect(await kindsOf(person)).toEqual([]);
});

test('an event that lay ahead is called off, once to each who took part, and to nobody else', async () => {
  const event = await world.createEvent(host, { name: 'Winter Fair', event_date: day(3) });
  const people = await world.crowd(event, 2);
  await host.get(deleteEvent, named(event));
  for (const person of people) expect(await kindsOf(person)).toEqual(['event_called_off']);
  expect(await kindsOf(host)).toEqual([]);
});

test('a run whose event is deleted while it works ends, and its job does not fail', async () => {
  const event = await world.createEvent(host);
  await world.crowd(event, 3);
  const { match_run } = await host.get(runMatches, of(event));
  const start = (signal: AbortSignal): Engine => ({
    async ask(_task, _order, onProgress) {
      await host.get(deleteEvent, named(event));
      onProgress?.(0.5);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
    hold: () => undefined,
    stop: () => undefined,
  });
  await expect(executeMatchRun(world.ctx, match_run.id, new AbortController().signal, start)).resolves.toBeUndefined();
});

test('an event is deleted only with its name, blanks aside', async () => {
  const event = await world.createEvent(host, { name: 'Été  in the  garden' });
  for (const body of [
    undefined,
    {},
    { event: {} },
    { event: { name: '' } },
    { event: { name: 'Winter' } },
    { event: { name: 7 } },
  ]) {
    const { code, message } = await host.send('DELETE', `/events/${event.id}`, body);
    expect([code, message]).toEqual([422, "Type the event's name to delete it"]);
  }
  expect((await host.call(getEvent, of(event))).code).toBe(200);
  const body = { event: { name: ' E\u0301té in the garden ' } };
  expect((await host.send('DELETE', `/events/${event.id}`, body)).code).toBe(200);
  expect((await host.call(getEvent, of(event))).code).toBe(404);
});

test('each person who takes part or waits hears once that an event is called off, and its host does not', async () => {
  const event = await world.createEvent(host, { name: 'Next week', event_date: day(7) });
  await host.get(updateEvent, { ...of(event), body: { event: { capacity: 2 } } });
  const people = await world.crowd(event, 3);
  await host.get(deleteEvent, named(event));
  for (const person of people) expect(await kindsOf(person)).toEqual(['event_called_off']);
  expect(await kindsOf(host)).toEqual([]);
});

test('nobody is told of the end of an event that is over', async () => {
  const event = await world.createEvent(host, { name: 'Last week', event_date: day(3) });
  const [ann] = (await world.crowd(event, 1)) as [Person];
  await world.ctx.database.db.execute(sql`update events set event_date = ${day(-7)} where id = ${event.id}`);
  await host.get(deleteEvent, named(event));
  expect(await kindsOf(ann)).toEqual([]);
});

test('a person who joins, answers or deletes at the same moment is told that the event is gone, and once is enough', async () => {
  const events: Event[] = [];
  for (let n = 0; n < 5; n += 1) events.push(await world.createEvent(host));
  for (const event of events) {
    const { question } = await host.get(createEventQuestion, { ...of(event), body: { question: { text: 'Why?' } } });
    const [ann] = (await world.crowd(event, 1)) as [Person];
    const bob = await world.arrive();
    const answer = { question_id: question.id, text_response: 'Because' };
    const answers = await Promise.all([
      bob.call(joinEvent, of(event)),
      ann.call(saveEventAnswer, { ...of(event), body: { event_user_preference: answer } }),
      host.call(deleteEvent, named(event)),
      host.call(deleteEvent, named(event)),
      host.call(createEventQuestion, { ...of(event), body: { question: { text: 'What?' } } }),
    ]);
    expect(answers.filter(({ code }) => ![200, 403, 404].includes(code))).toEqual([]);
    expect((await host.call(getEvent, of(event))).code).toBe(404);
  }
});
