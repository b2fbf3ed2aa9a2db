import { createEvent } from '@serendip/contract/events';
import { createEventQuestion } from '@serendip/contract/questions';
import { describe, expect } from 'vitest';
import { button, field, link, pathOf, press, see } from './looking.ts';
import type { MockApi, Refusal } from './mock-api.ts';
import { visit } from './pages.ts';
import { eventId } from './samples.ts';
import { test } from './stage.ts';
import { acceptAll, toReview } from './wizard-steps.ts';

const noon = '2026-01-10T12:00:00Z';

describe.concurrent('Event wizard, saving', () => {
  test('all saved: to the dashboard at once, history replaced', async ({ stage }) => {
    const { page, api } = await stage();
    acceptAll(api);
    await visit(page, '/dashboard');
    await link(page, 'Create New Event').click();
    await field(page, 'Description').fill('  An evening.  ');
    await field(page, 'Event date').fill('2099-05-20');
    await toReview(page, 'What do you build?', 'Whom do you seek?');
    await press(page, 'Create Event with 2 Questions');
    await page.waitForURL('**/dashboard');
    expect(api.callsOf(createEvent)[0]?.body).toMatchObject({
      event: { name: 'Founders & Friends', description: 'An evening.', event_date: '2099-05-20' },
    });
    expect(api.callsOf(createEventQuestion).map(({ params, body }) => [params.event_id, body])).toEqual(
      ['What do you build?', 'Whom do you seek?'].map((text) => [
        eventId,
        { question: expect.objectContaining({ text, input_type: 'text', response_format: 'short' }) },
      ]),
    );
    await page.goBack();
    expect(pathOf(page)).toBe('/dashboard');
  });

  test("while saving the button reads 'Creating...' and cannot be pressed", async ({ stage }) => {
    const { page, api } = await stage();
    acceptAll(api);
    const release = api.hold(createEvent);
    await visit(page, '/create-event');
    await toReview(page);
    await press(page, 'Create Event');
    expect(await button(page, 'Creating...').isDisabled()).toBe(true);
    release();
    await page.waitForURL('**/dashboard');
    expect(api.callsOf(createEvent)).toHaveLength(1);
  });

  test('a question that could not be saved: the message, and the dashboard after 3 seconds', async ({ stage }) => {
    const { page, api } = await stage({ time: noon });
    acceptAll(api).refuse(createEventQuestion, { code: 500, message: 'Something went wrong' });
    await visit(page, '/create-event');
    await toReview(page, 'What do you build?');
    await press(page, 'Create Event with 1 Question');
    await see(
      page,
      'Event created successfully, but some questions may not have been saved. You can add them later from the event page.',
    );
    await page.clock.runFor(1000);
    expect(pathOf(page)).toBe('/create-event');
    await page.clock.runFor(2000);
    await page.waitForURL('**/dashboard');
  });

  test.for<[string, Refusal, string]>([
    [
      'the status message',
      { code: 422, message: 'Event date must be in the future' },
      'Event date must be in the future',
    ],
    ["'Failed to create event' when nothing was said", { code: 502 }, 'Failed to create event'],
  ])('a failed creation shows %s and loses nothing', async ([, refusal, words], { stage }) => {
    const { page, api } = await stage();
    acceptAll(api).refuse(createEvent, refusal);
    await visit(page, '/create-event');
    await toReview(page, 'What do you build?');
    await press(page, 'Create Event with 1 Question');
    await see(page, words);
    await see(page, 'What do you build?');
    acceptAll(api);
    await press(page, 'Create Event with 1 Question');
    await page.waitForURL('**/dashboard');
  });

  test('after a lost answer the event is sent with the same client id, and so is each question', async ({ stage }) => {
    const { page, api } = await stage();
    acceptAll(api).drop(createEvent);
    await visit(page, '/create-event');
    await toReview(page, 'What do you build?');
    await press(page, 'Create Event with 1 Question');
    await see(page, 'Failed to create event');
    acceptAll(api);
    await press(page, 'Create Event with 1 Question');
    await page.waitForURL('**/dashboard');
    const ids = api.callsOf(createEvent).map(({ body }) => (body as { event: { client_id: string } }).event.client_id);
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), ids[0]]);
    expect(api.callsOf(createEventQuestion)[0]?.body).toMatchObject({
      question: { client_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
  });

  test.for<[string, (api: MockApi) => void]>([
    ['an id', (api) => api.answerAmiss(createEvent, {})],
    ['data', (api) => api.refuse(createEvent, { code: 200, message: 'Fine' })],
  ])("an answer without %s gives 'Event created but ID not returned'", async ([, answer], { stage }) => {
    const { page, api } = await stage();
    answer(acceptAll(api));
    await visit(page, '/create-event');
    await toReview(page);
    await press(page, 'Create Event');
    await see(page, 'Event created but ID not returned');
  });
});
