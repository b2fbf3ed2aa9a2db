import { exportAccount } from '@serendip/contract/account-export';
import { listEventAnswers } from '@serendip/contract/answers';
import { joinEvent, leaveEvent } from '@serendip/contract/events';
import { listParticipants } from '@serendip/contract/participants';
import { createEventQuestion, updateEventQuestion } from '@serendip/contract/questions';
import { listMyTopics } from '@serendip/contract/topics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { readSnapshot } from '../engine/snapshot.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
});
afterAll(() => world.close());

type Ided = { id: string };
const ask = async (event: Ided, question: { text: string; host_reads?: boolean; also_matched?: boolean }) =>
  (await host.get(createEventQuestion, { ...of(event), body: { question } })).question;
const say = (event: Ided, person: Person, question: Ided, text_response: string, more: object = {}) =>
  person.send('POST', `/events/${event.id}/user_preferences`, {
    event_user_preference: { question_id: question.id, text_response, ...more },
  });
const change = (event: Ided, question: Ided, changes: object) =>
  host.call(updateEventQuestion, {
    params: { event_id: event.id, question_id: question.id },
    body: { question: changes },
  });
const matchedBy = async (event: Ided) => {
  const { questions, participants } = await readSnapshot(world.ctx.database.db, event.id);
  return [
    questions.filter(({ scope }) => scope === 'event').map(({ text }) => text),
    participants.map(({ answers }) => Object.values(answers)),
  ];
};

test('a question that the host reads says so, its answers stand in the list of people alone, and nothing is matched by them', async () => {
  const event = await world.createEvent(host);
  const [ann, bob] = (await world.crowd(event, 2)) as [Person, Person];
  const diet = await ask(event, { text: 'Diet', host_reads: true });
  const why = await ask(event, { text: 'Why?' });
  expect(diet).toMatchObject({ host_reads: true, also_matched: false });
  expect(why).toMatchObject({ host_reads: false, also_matched: false });
  expect((await ann.get(listEventAnswers, of(event))).questions[0]?.host_reads).toBe(true);
  await say(event, ann, diet, 'I need a ramp for my wheelchair and teach sailing');
  await say(event, ann, why, 'To sail');
  const answersOf = async (person: Person) =>
    (await host.get(listParticipants, of(event))).participants.find(({ id }) => id === person.id)?.answers;
  expect(await answersOf(ann)).toEqual([
    { question_id: diet.id, effective_value: 'I need a ramp for my wheelchair and teach sailing' },
  ]);
  expect(await answersOf(bob)).toEqual([]);
  expect((await bob.send('GET', `/events/${event.id}/participants`)).code).toBe(403);
  expect(await matchedBy(event)).toEqual([['Why?'], expect.arrayContaining([['To sail'], []])]);
  const { topics } = await ann.get(listMyTopics, of(event));
  expect(JSON.stringify(topics)).not.toMatch(/wheelchair|ramp|teach/);
  const { event_answers } = (await ann.get(exportAccount, {})).export;
  expect(event_answers.map(({ question, host_reads }) => [question, host_reads])).toEqual([
    ['Diet', true],
    ['Why?', false],
  ]);
  // Matched by as well once the host says so, and read by nobody once the person has left.
  expect((await change(event, diet, { also_matched: true })).data.question.also_matched).toBe(true);
  expect((await matchedBy(event))[0]).toEqual(['Diet', 'Why?']);
  await ann.get(leaveEvent, of(event));
  expect(await answersOf(ann)).toBeUndefined();
  await ann.get(joinEvent, of(event));
  expect(await answersOf(ann)).toHaveLength(1);
});

test('reading cannot be switched on for a question that has answers, and an answer typed before it was is refused', async () => {
  const event = await world.createEvent(host);
  const [ann] = (await world.crowd(event, 1)) as [Person];
  const question = await ask(event, { text: 'Where do you work?' });
  await say(event, ann, question, 'Somewhere');
  const refused = await change(event, question, { host_reads: true });
  expect([refused.code, refused.message]).toEqual([422, 'People answered this in confidence']);
  expect((await change(event, question, { text: 'Where?' })).code).toBe(200);
  const size = await ask(event, { text: 'T-shirt' });
  const on = await change(event, size, { host_reads: true });
  const late = await say(event, ann, size, 'M', { version: size.version });
  expect([late.code, late.message]).toEqual([409, 'This question has changed. Look at it again.']);
  expect((await say(event, ann, size, 'M', { version: on.data.question.version })).code).toBe(200);
  // Another change of the question does not stop an answer.
  await change(event, size, { text: 'T-shirt size' });
  expect((await say(event, ann, size, 'L', { version: on.data.question.version })).code).toBe(200);
});
