import { createEvent, getEvent, listHostedEvents, updateEvent } from '@serendip/contract/events';
import {
  createEventQuestion,
  deleteEventQuestion,
  type EventQuestion,
  listEventQuestions,
  orderEventQuestions,
  updateEventQuestion,
} from '@serendip/contract/questions';
import { describe, expect } from 'vitest';
import { button, eventually, field, gone, heading, press, see } from './looking.ts';
import type { Refusal } from './mock-api.ts';
import { visit } from './pages.ts';
import { event, eventId, hostedEvent, idOf, questions } from './samples.ts';
import { test } from './stage.ts';
import { changeDeleteAdd, withStored } from './wizard-steps.ts';

const noon = '2026-01-10T12:00:00Z';

describe.concurrent('Event wizard, edit mode', () => {
  const path = `/events/${eventId}/edit`;

  test('loads the event and its questions first', async ({ stage }) => {
    const { page, api } = await stage();
    withStored(api, [questions.short, questions.slider]);
    await visit(page, path);
    await eventually(() => field(page, 'Event name').inputValue()).toBe('Founders & Friends');
    expect(await field(page, 'Event date').inputValue()).toBe('2099-05-20');
    await press(page, 'Next');
    await see(page, 'What do you build?');
    await see(page, 'How far along are you?');
    await press(page, 'Next');
    await heading(page, 'Review & Update').waitFor();
    await button(page, 'Update Event with 2 Questions').waitFor();
  });

  test('questions are created, updated and deleted together', async ({ stage }) => {
    const { page, api } = await stage();
    withStored(api, [questions.short, questions.long, questions.slider]);
    const release = api.hold(updateEvent);
    await visit(page, path);
    await field(page, 'Event name').fill('Renamed');
    await press(page, 'Next');
    await changeDeleteAdd(page);
    await press(page, 'Next');
    await press(page, 'Update Event with 3 Questions');
    await button(page, 'Updating...').waitFor();
    release();
    await page.waitForURL('**/dashboard');
    expect(api.callsOf(updateEvent)[0]?.body).toMatchObject({ event: { name: 'Renamed' } });
    expect(api.callsOf(updateEventQuestion).map(({ params }) => params.question_id)).toEqual([questions.short.id]);
    expect(api.callsOf(deleteEventQuestion).map(({ params }) => params.question_id)).toEqual([questions.long.id]);
    expect(api.callsOf(createEventQuestion)).toHaveLength(1);
  });

  test('a host reads what a change costs before it is saved: answers that no longer fit', async ({ stage }) => {
    const { page, api } = await stage();
    withStored(api, [questions.choice]);
    await visit(page, path);
    await press(page, 'Next');
    await press(page, 'Delete question 1');
    await see(page.getByRole('alertdialog'), 'What is your role? Answers to it are deleted, too.');
    await press(page.getByRole('alertdialog'), 'Cancel');
    await press(page, 'Edit question 1');
    await field(page, 'Question text').fill('Who are you?');
    const cost = 'Answers that no longer fit are deleted when you update the event.';
    expect(await page.getByText(cost).count()).toBe(0);
    await press(page, 'Remove option 2');
    await see(page, cost);
  });

  test('answers given in confidence stay so: the question says why the host cannot read them, beside the switch', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    const fault = 'People answered this in confidence';
    withStored(api, [questions.short, questions.long]).refuse(updateEventQuestion, {
      code: 422,
      message: fault,
      data: { confidential: true },
    });
    await visit(page, path);
    await press(page, 'Next');
    await press(page, 'Edit question 1');
    await page.getByRole('switch', { name: 'The host reads the answers' }).check();
    await press(page, 'Save Question');
    await press(page, 'Next');
    await press(page, 'Update Event with 2 Questions');
    await see(page, `"What do you build?": ${fault}`);
    await press(page, 'Previous');
    await see(page, fault);
    await press(page, 'Edit question 1');
    await see(page, fault);
    await page.getByRole('switch', { name: 'The host reads the answers' }).uncheck();
    await gone(page, fault);
  });

  test.for([
    ['created', createEventQuestion],
    ['updated', updateEventQuestion],
    ['deleted', deleteEventQuestion],
  ] as const)('a question that could not be %s: the message for an update', async ([, endpoint], { stage }) => {
    const { page, api } = await stage({ time: noon });
    withStored(api, [questions.short, questions.long]).refuse(endpoint, { code: 500, message: 'Oh' });
    await visit(page, path);
    await press(page, 'Next');
    await changeDeleteAdd(page);
    await press(page, 'Next');
    await press(page, 'Update Event with 2 Questions');
    await see(
      page,
      'Event updated successfully, but some questions may not have been saved. You can add them later from the event page.',
    );
    await page.clock.runFor(3000);
    await page.waitForURL('**/dashboard');
  });

  test('a past date that is stored already may stay', async ({ stage }) => {
    const { page, api } = await stage();
    withStored(api, [], { event_date: '2020-01-01' });
    await visit(page, path);
    await press(page, 'Next');
    await press(page, 'Next');
    await press(page, 'Update Event');
    await page.waitForURL('**/dashboard');
  });

  test.for<[string, Refusal, string]>([
    ['the status message', { code: 422, message: 'Name is too long' }, 'Name is too long'],
    ["'Failed to update event' when nothing was said", { code: 502 }, 'Failed to update event'],
  ])('a failed update shows %s', async ([, refusal, words], { stage }) => {
    const { page, api } = await stage();
    withStored(api, []).refuse(updateEvent, refusal);
    await visit(page, path);
    await press(page, 'Next');
    await press(page, 'Next');
    await press(page, 'Update Event');
    await see(page, words);
  });

  test.for([
    ['event', getEvent],
    ['questions', listEventQuestions],
  ] as const)(
    "when the %s cannot be loaded: 'Failed to load event data. Please try again.'",
    async ([, endpoint], { stage }) => {
      const { page, api } = await stage();
      withStored(api, []).refuse(endpoint, { code: 403, message: 'Only the event host can do this' });
      await visit(page, path);
      await see(page, 'Failed to load event data. Please try again.');
      withStored(api, []);
      await press(page, 'Try again');
      await eventually(() => field(page, 'Event name').inputValue()).toBe('Founders & Friends');
    },
  );

  test('only what was changed is sent, with the version it was changed from', async ({ stage }) => {
    const { page, api } = await stage();
    withStored(api, [questions.short, questions.long], { version: 3 });
    await visit(page, path);
    await field(page, 'Event name').fill('Renamed');
    await press(page, 'Next');
    await press(page, 'Edit question 1');
    await field(page, 'Question text').fill('What do you make?');
    await press(page, 'Save Question');
    await press(page, 'Next');
    await press(page, 'Update Event with 2 Questions');
    await page.waitForURL('**/dashboard');
    expect(api.callsOf(updateEvent)[0]?.body).toEqual({ event: { name: 'Renamed', version: 3 } });
    expect(api.callsOf(updateEventQuestion)[0]?.body).toEqual({ question: { text: 'What do you make?', version: 1 } });
  });

  test('questions are put in order by the keyboard and by dragging, and the order is saved', async ({ stage }) => {
    const { page, api } = await stage();
    withStored(api, [questions.short, questions.long, questions.slider]);
    await visit(page, path);
    await press(page, 'Next');
    const handle = (number: number) => button(page, `Move question ${number}: drag, or press an arrow key`);
    await handle(1).press('ArrowDown');
    await see(page, 'Moved to position 2 of 3');
    await eventually(() => handle(2).evaluate((element) => element.matches(':focus'))).toBe(true);
    const [from, to] = [await handle(3).boundingBox(), await handle(1).boundingBox()];
    if (!from || !to) throw new Error('the handles are not there');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y - 5, { steps: 4 });
    await page.mouse.up();
    await press(page, 'Next');
    await press(page, 'Update Event with 3 Questions');
    await page.waitForURL('**/dashboard');
    const order = [questions.slider, questions.long, questions.short].map(({ id }) => id);
    expect(api.callsOf(orderEventQuestions).map(({ body }) => body)).toEqual([{ question_ids: order }]);
    expect(api.callsOf(updateEventQuestion)).toEqual([]);
  });

  test('a duplicate begins with everything but the date, and nothing is stored before it is created', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    withStored(api, [questions.short, questions.choice], { room_names: ['Sofa', 'Window'], place: 'Pier 9' });
    await visit(page, `/create-event?from=${eventId}`);
    await eventually(() => field(page, 'Event name').inputValue()).toBe('Founders & Friends');
    expect(await field(page, 'Event date').inputValue()).toBe('');
    await press(page, 'Next');
    await press(page, 'Edit question 1');
    await field(page, 'Question text').fill('What do you make?');
    await press(page, 'Save Question');
    await press(page, 'Next');
    expect(api.callsOf(createEvent)).toEqual([]);
    await press(page, 'Create Event with 2 Questions');
    await page.waitForURL('**/dashboard');
    expect(api.callsOf(createEvent)[0]?.body).toMatchObject({
      event: { name: 'Founders & Friends', event_date: null, place: 'Pier 9', room_names: ['Sofa', 'Window'] },
    });
    const sent = api.callsOf(createEventQuestion).map(({ body }) => (body as { question: EventQuestion }).question);
    expect(sent.map(({ text }) => text)).toEqual(['What do you make?', questions.choice.text]);
    expect(sent[1]?.options.map(({ id, value }) => [id, value])).toEqual(
      questions.choice.options.map(({ value }) => [undefined, value]),
    );
    expect(api.callsOf(updateEvent)).toEqual([]);
  });

  test('two who edit at once: the host sees both, keeps what was typed, and saves it or takes the other', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    const message = 'Somebody else changed this event';
    const theirs = hostedEvent({ name: 'Theirs', place: 'Pier 9', version: 2 });
    const asked = { ...questions.short, text: 'Their question?', version: 2 };
    withStored(api, [questions.short]).refuse(updateEvent, { code: 409, message, data: { event: theirs } });
    await visit(page, path);
    // A name that is a value of another field stays as it is typed.
    await field(page, 'Event name').fill('ask');
    await press(page, 'Next');
    await press(page, 'Edit question 1');
    await field(page, 'Question text').fill('My question?');
    await press(page, 'Save Question');
    await press(page, 'Next');
    await press(page, 'Update Event with 1 Question');
    await heading(page, message).waitFor();
    await see(page, 'Theirs');
    expect(await page.getByRole('definition').allTextContents()).toEqual(['Theirs', 'ask']);
    await press(page, 'Keep yours: Event name');
    api.answer(updateEvent, { event: { ...theirs, name: 'ask', version: 3 } });
    api.refuse(updateEventQuestion, { code: 409, message, data: { question: asked } });
    await press(page, 'Update Event with 1 Question');
    await press(page, 'Take theirs: Question 1');
    expect(api.callsOf(updateEvent)[1]?.body).toEqual({ event: { name: 'ask', version: 2 } });
    await press(page, 'Update Event with 1 Question');
    await page.waitForURL('**/dashboard');
    expect(api.callsOf(updateEventQuestion)).toHaveLength(1);
    expect(api.callsOf(updateEvent)[2]?.body).toEqual({ event: { version: 3 } });
  });

  test("a person who is not the host gets no wizard for another's event", async ({ stage }) => {
    const { page, api } = await stage();
    withStored(api, []).answer(getEvent, { event: event() });
    await visit(page, path);
    await see(page, 'Only the host can edit this event.');
    expect(await field(page, 'Event name').count()).toBe(0);
  });

  test('the list on the dashboard is read anew afterwards', async ({ stage }) => {
    const { page, api } = await stage();
    withStored(api, []).answer(listHostedEvents, { events: [hostedEvent({ id: idOf(7), name: 'Just updated' })] });
    await visit(page, path);
    await press(page, 'Next');
    await press(page, 'Next');
    await press(page, 'Update Event');
    await see(page, 'Just updated');
  });
});
