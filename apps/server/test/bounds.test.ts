import { signIn } from '@serendip/contract/accounts';
import { createEvent, joinEvent, leaveEvent, listHostedEvents, updateEvent } from '@serendip/contract/events';
import {
  createEventQuestion,
  deleteEventQuestion,
  listEventQuestions,
  questionBytes,
  updateEventQuestion,
} from '@serendip/contract/questions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import { usedRoom } from '../src/features/questions/question-room.ts';
import { of } from './matching.ts';
import { openWorld, type Person, type World } from './world.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld({
    env: {
      LIMIT_EVENTS_AHEAD_PER_HOST: '3',
      LIMIT_MEMBERSHIPS_PER_PERSON: '4',
      LIMIT_SESSIONS_PER_PERSON: '5',
      LIMIT_QUESTION_BYTES_PER_EVENT: '4096',
    },
  });
  host = await world.arrive();
});
afterAll(() => world.close());

const ten = <T>(make: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 10 }, (_, n) => make(n)));
const countCode = (answers: { code: number }[], code: number) =>
  answers.filter((answer) => answer.code === code).length;
const refusals = () => world.ctx.bounds.refusals();

describe('events ahead of one host', () => {
  const aheadFull = { code: 422, errors: ['You can host at most 3 events that are not past'] };
  const make = (person: Person, event_date?: string) =>
    person.send('POST', '/events', { event: { name: 'Mixer', ...(event_date ? { event_date } : {}) } });

  test('stay within the bound when many are made at once, and each refusal is counted', async () => {
    const person = await world.arrive();
    const before = refusals().get('events_ahead_per_host') ?? 0;
    const answers = await ten((n) => make(person, n % 2 ? '2099-05-20' : undefined));
    expect([countCode(answers, 200), countCode(answers, 422)]).toEqual([3, 7]);
    expect(answers.find(({ code }) => code === 422)).toMatchObject(aheadFull);
    expect((await person.get(listHostedEvents, {})).events).toHaveLength(3);
    expect(refusals().get('events_ahead_per_host')).toBe(before + 7);
    // Another host is not concerned.
    expect((await make(host)).code).toBe(200);
  });

  test('are joined by no past one that is moved ahead, though it may be edited and stay past', async () => {
    const person = await world.arrive();
    const { event: past } = await person.get(createEvent, { body: { event: { name: 'Last year' } } });
    await world.ctx.database.db.execute(sql`update events set event_date = '2020-01-01' where id = ${past.id}`);
    for (let n = 0; n < 3; n += 1) expect((await make(person)).code).toBe(200);
    const change = (event: object) => person.send('PUT', `/events/${past.id}`, { event });
    expect(await change({ event_date: '2099-01-01' })).toMatchObject(aheadFull);
    expect(await change({ event_date: null })).toMatchObject(aheadFull);
    expect((await change({ name: 'The year before', event_date: '2020-01-01' })).code).toBe(200);
    const { events } = await person.get(listHostedEvents, {});
    const ahead = events.find(({ id }) => id !== past.id);
    // One that is ahead may change its date.
    const moved = { params: { event_id: String(ahead?.id) }, body: { event: { event_date: '2099-01-01' } } };
    expect((await person.get(updateEvent, moved)).event.event_date).toBe('2099-01-01');
  });
});

test('memberships of one person stay within the bound when many are joined at once; joining again is no further one', async () => {
  const hosts = await ten(() => world.arrive());
  const events = await Promise.all(hosts.map((each) => world.createEvent(each)));
  const guest = await world.arrive();
  const answers = await Promise.all(events.map((event) => guest.call(joinEvent, of(event))));
  expect([countCode(answers, 200), countCode(answers, 422)]).toEqual([4, 6]);
  expect(answers.find(({ code }) => code === 422)?.errors).toEqual([
    'You can take part in at most 4 events. Leave one to join another',
  ]);
  const inside = events.filter((_, n) => answers[n]?.code === 200);
  const outside = events.filter((_, n) => answers[n]?.code === 422);
  for (const event of inside) expect((await guest.call(joinEvent, of(event))).code).toBe(200);
  await guest.get(leaveEvent, of(inside[0] as (typeof events)[0]));
  expect((await guest.get(joinEvent, of(outside[0] as (typeof events)[0]))).event.user_joined).toBe(true);
});

test('of the sessions of one person the newest stay, however many sign in at once', async () => {
  const person = await world.arrive();
  const body = { user: { email: person.email, password: 'correct horse' } };
  const answers = await ten(() => world.nobody.call(signIn, { body }));
  expect(countCode(answers, 200)).toBe(10);
  const stored = () => rowsOf(world.ctx.database.db, sql`select 1 from sessions where user_id = ${person.id}`);
  expect(await stored()).toHaveLength(5);
  // The first was the oldest.
  expect((await person.send('GET', '/events')).code).toBe(401);
  const { headers } = await world.nobody.call(signIn, { body });
  const newest = await world.nobody.send('GET', '/events', undefined, { authorization: headers.authorization });
  expect([newest.code, await stored()]).toEqual([200, expect.objectContaining({ length: 5 })]);
});

describe('the text of an event’s questions', () => {
  const full = ['The questions of an event hold at most 4 kB of text'];
  const long = { text: '語'.repeat(300) };

  test('stays within its bytes when many are added at once', async () => {
    const owner = await world.arrive();
    const event = await world.createEvent(owner);
    const answers = await ten(() => owner.send('POST', `/events/${event.id}/questions`, { question: long }));
    // 902 bytes each.
    expect([countCode(answers, 200), countCode(answers, 422)]).toEqual([4, 6]);
    expect(answers.find(({ code }) => code === 422)?.errors).toEqual(full);
    expect(
      (await owner.get(createEventQuestion, { ...of(event), body: { question: { text: 'Short?' } } })).question.text,
    ).toBe('Short?');
  });

  test('is counted as it travels, the same by the database and by the screens', async () => {
    const owner = await world.arrive();
    const event = await world.createEvent(owner);
    const options = [
      { text: 'a "quoted" \\ one\n', value: 'tab\tbed' },
      { text: '🙂 語 ü', value: 'two' },
    ];
    const body = {
      question: { text: 'Why?\nTell', input_type: 'multi_select' as const, matching_context: 'ö"', options },
    };
    const { question } = await owner.get(createEventQuestion, { ...of(event), body });
    await owner.get(createEventQuestion, { ...of(event), body: { question: { text: 'x' } } });
    const { db } = world.ctx.database;
    expect(await usedRoom(db, event.id)).toEqual({ questions: 2, bytes: questionBytes(question) + 3 });
  });

  test('that was more before the bound can be read, shortened and deleted; only more of it is refused', async () => {
    const owner = await world.arrive();
    const event = await world.createEvent(owner);
    await world.ctx.database.db.execute(sql`insert into event_questions (event_id, text, input_type, matching_context)
      select ${event.id}, repeat('x', 400), 'text', repeat('y', 900) from generate_series(1, 8)`);
    const { questions } = await owner.get(listEventQuestions, of(event));
    expect(questions).toHaveLength(8);
    const [first, second] = questions.map(({ id }) => ({ event_id: event.id, question_id: id }));
    if (!first || !second) throw new Error('no questions');
    const change = (text: string) => owner.call(updateEventQuestion, { params: first, body: { question: { text } } });
    expect((await change('x'.repeat(400).replace('x', 'z'))).code).toBe(200);
    expect((await change('x'.repeat(100))).code).toBe(200);
    expect(await change('x'.repeat(101))).toMatchObject({ code: 422, errors: full });
    expect((await owner.call(createEventQuestion, { ...of(event), body: { question: { text: 'x' } } })).code).toBe(422);
    expect((await owner.call(deleteEventQuestion, { params: second })).code).toBe(200);
  });
});
