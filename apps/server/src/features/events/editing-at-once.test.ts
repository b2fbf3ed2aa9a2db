import { randomUUID } from 'node:crypto';
import { createEvent, type Event, getEvent, listHostedEvents, updateEvent } from '@serendip/contract/events';
import {
  createEventQuestion,
  type EventQuestion,
  listEventQuestions,
  type QuestionInput,
  updateEventQuestion,
} from '@serendip/contract/questions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
});
afterAll(() => world.close());

const changed = (event: Event, fields: object) =>
  host.send('PUT', `/events/${event.id}`, { event: { ...fields, version: event.version } });
const stored = async (event: Event) => (await host.get(getEvent, of(event))).event;

describe('two who edit an event at once', () => {
  test('both keep their changes of different fields, and the version grows with each', async () => {
    const event = await world.createEvent(host);
    expect((await changed(event, { place: 'Pier 9' })).code).toBe(200);
    expect((await changed(event, { description: 'Come early' })).code).toBe(200);
    expect(await stored(event)).toMatchObject({ place: 'Pier 9', description: 'Come early', version: 3 });
  });

  test('the second change of one field is refused with the present state, and changes nothing', async () => {
    const event = await world.createEvent(host);
    await changed(event, { place: 'Pier 9' });
    const answer = await changed(event, { place: 'Pier 10', description: 'Lost?' });
    const now = await stored(event);
    expect([answer.code, answer.message, answer.data]).toEqual([
      409,
      'Somebody else changed this event',
      { event: now },
    ]);
    expect(now).toMatchObject({ place: 'Pier 9', description: null, version: 2 });
  });

  test('the same change twice is no dispute, and a change without a version overwrites as before', async () => {
    const event = await world.createEvent(host);
    await changed(event, { place: 'Pier 9' });
    expect((await changed(event, { place: 'Pier 9' })).data).toMatchObject({ event: { version: 2 } });
    await host.get(updateEvent, { ...of(event), body: { event: { place: 'Pier 10' } } });
    expect(await stored(event)).toMatchObject({ place: 'Pier 10', version: 3 });
  });
});

describe('two who edit a question at once', () => {
  const ask = async (question: QuestionInput) => {
    const event = await world.createEvent(host);
    return (await host.get(createEventQuestion, { ...of(event), body: { question } })).question;
  };
  const change = ({ event_id, id, version }: EventQuestion, fields: object) =>
    host.send('PUT', `/events/${event_id}/questions/${id}`, { question: { ...fields, version } });
  const options = [
    { text: 'Red', value: 'red' },
    { text: 'Blue', value: 'blue' },
  ];

  test('the second change of one field is refused with the present question, others are kept', async () => {
    const question = await ask({ text: 'Why?' });
    await change(question, { text: 'Whence?' });
    expect((await change(question, { matching_context: 'Origins' })).code).toBe(200);
    const answer = await change(question, { text: 'Whither?' });
    expect([answer.code, answer.data]).toMatchObject([
      409,
      { question: { text: 'Whence?', matching_context: 'Origins', version: 3 } },
    ]);
  });

  test('options for a type that it has no more are refused, and not lost silently', async () => {
    const question = await ask({ text: 'Which?', input_type: 'multi_select', options });
    expect((await change(question, { input_type: 'text' })).code).toBe(200);
    expect((await change(question, { options: [...options, { text: 'Green', value: 'green' }] })).code).toBe(409);
  });

  test('a repeated change of type and options is no dispute', async () => {
    const question = await ask({ text: 'Which?' });
    const fields = { input_type: 'multi_select', options };
    const [first, second] = [await change(question, fields), await change(question, fields)];
    expect([first.code, second.code]).toEqual([200, 200]);
    expect(second.data).toEqual(first.data);
  });

  test.each([updateEvent, updateEventQuestion])('a version that is no number is refused ($id)', async ({ id }) => {
    const question = await ask({ text: 'Why?' });
    const [path, body] =
      id === 'updateEvent'
        ? ['', { event: { version: 'x' } }]
        : [`/questions/${question.id}`, { question: { version: 'x' } }];
    const answer = await host.send('PUT', `/events/${question.event_id}${path}`, body);
    expect([answer.code, answer.message]).toEqual([422, 'Version must be a whole number']);
  });
});

describe('sent again with the same client id', () => {
  test('an event is created once, also by calls that meet, and another host’s is another', async () => {
    const body = { event: { name: 'Once', client_id: randomUUID() } };
    const made = await Promise.all([host.get(createEvent, { body }), host.get(createEvent, { body })]);
    const other = await (await world.arrive()).get(createEvent, { body });
    expect(made[1].event.id).toBe(made[0].event.id);
    expect(other.event.id).not.toBe(made[0].event.id);
    const named = (await host.get(listHostedEvents, {})).events.filter(({ name }) => name === 'Once');
    expect(named).toHaveLength(1);
  });

  test('a question is created once, also by calls that meet', async () => {
    const event = await world.createEvent(host);
    const body = { question: { text: 'Once?', client_id: randomUUID() } };
    const made = await Promise.all([1, 2].map(() => host.get(createEventQuestion, { ...of(event), body })));
    expect(made[1]).toEqual(made[0]);
    expect((await host.get(listEventQuestions, of(event))).questions).toHaveLength(1);
  });
});
