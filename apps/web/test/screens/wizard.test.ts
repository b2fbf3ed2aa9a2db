import { createEvent } from '@serendip/contract/events';
import { createEventQuestion, deleteEventQuestion, updateEventQuestion } from '@serendip/contract/questions';
import { getSettings } from '@serendip/contract/service';
import { phone } from '@serendip/test-kit/devices';
import { describe, expect } from 'vitest';
import { button, eventually, field, gone, heading, link, press, see, shows } from './looking.ts';
import { visit } from './pages.ts';
import { hostedEvent, idOf } from './samples.ts';
import { test } from './stage.ts';
import { answerDashboard } from './whole-screens.ts';
import { acceptAll, addQuestion, toQuestions, toReview } from './wizard-steps.ts';

const today = '2026-01-10';
const noon = `${today}T12:00:00Z`;

describe.concurrent('Event wizard', () => {
  test('three steps, one at a time, forwards and back, with a progress bar', async ({ stage }) => {
    const { page } = await stage();
    await visit(page, '/create-event');
    const bar = page.getByRole('progressbar', { name: 'Progress' });
    await heading(page, 'Event Details').waitFor();
    expect(await bar.getAttribute('aria-valuetext')).toBe('Step 1 of 3');
    expect(await button(page, 'Previous').isDisabled()).toBe(true);
    for (const name of ['Event Details', 'Custom Questions', 'Review & Create']) await see(page, name);
    await toQuestions(page);
    expect(await bar.getAttribute('aria-valuetext')).toBe('Step 2 of 3');
    await press(page, 'Next');
    await heading(page, 'Review & Create').waitFor();
    expect(await bar.getAttribute('aria-valuetext')).toBe('Step 3 of 3');
    await press(page, 'Previous');
    await heading(page, 'Custom Questions').waitFor();
    await press(page, 'Previous');
    await heading(page, 'Event Details').waitFor();
    expect(await field(page, 'Event name').inputValue()).toBe('Founders & Friends');
  });

  test('a link leads back to the dashboard, and Cancel gives up', async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api);
    await visit(page, '/create-event');
    expect(await link(page, 'Back to Dashboard').getAttribute('href')).toBe('/dashboard');
    await field(page, 'Event name').fill('Given up');
    await press(page, 'Cancel');
    await page.waitForURL('**/dashboard');
    await visit(page, '/create-event');
    expect(await field(page, 'Event name').inputValue()).toBe('');
    expect(api.callsOf(createEvent)).toHaveLength(0);
  });

  test('Next needs a name, a valid description and a valid date', async ({ stage }) => {
    const { page } = await stage({ time: noon });
    await visit(page, '/create-event');
    const next = button(page, 'Next');
    expect(await next.isDisabled()).toBe(true);
    await field(page, 'Event name').fill('   ');
    await field(page, 'Event name').blur();
    await see(page, 'Please enter an event name');
    expect(await next.isDisabled()).toBe(true);
    await field(page, 'Event name').fill('Founders & Friends');
    await eventually(() => next.isEnabled()).toBe(true);
    await gone(page, 'Please enter an event name');
    await field(page, 'Description').fill('x'.repeat(5001));
    await see(page, 'Description is too long (maximum is 5000 characters)');
    await eventually(() => next.isDisabled()).toBe(true);
    await field(page, 'Description').fill('x'.repeat(5000));
    await eventually(() => next.isEnabled()).toBe(true);
    await field(page, 'Event date').fill('2026-01-09');
    await see(page, 'Event date must be in the future');
    await eventually(() => next.isDisabled()).toBe(true);
    await field(page, 'Event date').fill(today);
    await eventually(() => next.isEnabled()).toBe(true);
  });

  test('when and where: times come with a date, errors stand under their fields, the review shows it all', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    acceptAll(api);
    await visit(page, '/create-event');
    await field(page, 'Event name').fill('Founders & Friends');
    expect(await field(page, 'Start time').count()).toBe(0);
    await field(page, 'Event date').fill('2099-05-20');
    const zone = field(page, 'Time zone');
    const own = await page.evaluate<string>('new Intl.DateTimeFormat().resolvedOptions().timeZone');
    expect(await zone.inputValue()).toBe(own);
    await zone.selectOption('Europe/Berlin');
    const next = button(page, 'Next');
    const wrong: [label: string, typed: string, sentence: string, right: string][] = [
      ['Place', 'x'.repeat(201), 'Place is too long (maximum is 200 characters)', ' Pier 9 '],
      ['Link', 'http://example.org', 'Link must start with https://', 'https://example.org/room'],
      ['Capacity', '1', 'Capacity must be between 2 and 10000', '40'],
    ];
    for (const [label, typed, sentence, right] of wrong) {
      await field(page, label).fill(typed);
      await field(page, label).blur();
      await see(page, sentence);
      expect(await field(page, label).getAttribute('aria-invalid')).toBe('true');
      expect(await next.isDisabled()).toBe(true);
      await field(page, label).fill(right);
      await gone(page, sentence);
    }
    await field(page, 'End time').fill('01:00');
    await see(page, 'End time needs a start time');
    expect(await next.isDisabled()).toBe(true);
    await field(page, 'Start time').fill('19:00');
    await gone(page, 'End time needs a start time');
    await press(page, 'Next');
    await press(page, 'Next');
    await see(page, /^Wed,? 20 May 2099, 19:00 to 01:00 \(Berlin time\)$/);
    for (const words of ['Pier 9', 'https://example.org/room', 'Up to 40 people']) await see(page, words);
    await press(page, 'Create Event');
    await page.waitForURL('**/dashboard');
    expect(api.callsOf(createEvent)[0]?.body).toMatchObject({
      event: {
        event_date: '2099-05-20',
        start_time: '19:00',
        end_time: '01:00',
        time_zone: 'Europe/Berlin',
        place: 'Pier 9',
        online_url: 'https://example.org/room',
        capacity: 40,
      },
    });
  });

  test('the description counts its characters live, the date begins today', async ({ stage }) => {
    const { page } = await stage({ time: noon });
    await visit(page, '/create-event');
    await see(page, '0/5000 characters');
    await field(page, 'Description').fill('Twelve chars');
    await see(page, '12/5000 characters');
    expect(await field(page, 'Event date').getAttribute('min')).toBe(today);
  });

  test("a date that has passed by the time of the submit gives 'Event date must be in the future'", async ({
    stage,
  }) => {
    const { page, api } = await stage({ time: `${today}T23:59:00Z` });
    acceptAll(api);
    await visit(page, '/create-event');
    await field(page, 'Event date').fill(today);
    await toReview(page);
    await page.clock.fastForward(10 * 60_000);
    await press(page, 'Create Event');
    await see(page, 'Event date must be in the future');
    expect(api.callsOf(createEvent)).toHaveLength(0);
  });

  test('the question editor replaces the wizard while it is open', async ({ stage }) => {
    const { page } = await stage();
    await visit(page, '/create-event');
    await toQuestions(page);
    await press(page, 'Add Question');
    await field(page, 'Question text').waitFor();
    expect(await button(page, 'Next').count()).toBe(0);
    await press(page, 'Back to Event Creation');
    await heading(page, 'Custom Questions').waitFor();
  });

  test('a double click opens the question editor once, so that saving leaves it', async ({ stage }) => {
    const { page } = await stage();
    await visit(page, '/create-event');
    await toQuestions(page);
    await button(page, 'Add Question').dblclick();
    await field(page, 'Question text').fill('What do you build?');
    await press(page, 'Save Question');
    await heading(page, 'Custom Questions').waitFor();
    await see(page, 'What do you build?');
    await button(page, 'Edit question 1').dblclick();
    await field(page, 'Question text').waitFor();
    await press(page, 'Back to Event Creation');
    await heading(page, 'Custom Questions').waitFor();
  });

  test('a triple click on Next creates nothing, however far it gets', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    acceptAll(api);
    await visit(page, '/create-event');
    await field(page, 'Event name').fill('Founders & Friends');
    await button(page, 'Next').click({ clickCount: 3, delay: 60 });
    // On a busy machine two of them may come before the next step is there.
    const create = button(page, /^Create Event/);
    await create.or(button(page, 'Next')).waitFor();
    expect(api.callsOf(createEvent)).toEqual([]);
    await eventually(async () => {
      if (await create.isVisible()) return true;
      await button(page, 'Next')
        .click({ timeout: 500 })
        .catch(() => undefined);
      return false;
    }).toBe(true);
    await create.click();
    await eventually(() => api.callsOf(createEvent).length).toBe(1);
  });

  test('a person who has as many events or questions as they may have reads so before saving', async ({ stage }) => {
    const { page, api } = await stage();
    const limits = { events_ahead_per_host: 2, questions_per_event: 2 };
    api.answer(getSettings, {
      analytics: null,
      support_email: null,
      ai: false,
      sign_on: null,
      sends_mail: true,
      retention_days: 180,
      public_url: null,
      push_key: null,
      limits,
    });
    const past = hostedEvent({ id: idOf(7), event_date: '2020-01-01' });
    answerDashboard(api, { hosted: [hostedEvent(), hostedEvent({ id: idOf(8), event_date: null }), past] });
    await visit(page, '/dashboard');
    await see(page, 'Founders & Friends');
    await link(page, 'Create New Event').first().click();
    await see(page, 'You can host at most 2 events that are not past.');
    await toQuestions(page);
    await addQuestion(page, 'What do you build?');
    await addQuestion(page, 'Whom do you seek?');
    await see(page, 'An event has at most 2 questions.');
    expect(await button(page, 'Add Question').isDisabled()).toBe(true);
    expect(await button(page, 'Start from a template').isDisabled()).toBe(true);
  });

  test('questions are added, edited and deleted locally, after a confirmation', async ({ stage }) => {
    const { page, api } = await stage();
    await visit(page, '/create-event');
    await toQuestions(page);
    await addQuestion(page, 'What do you build?');
    await addQuestion(page, 'Whom do you seek?');
    await press(page, 'Edit question 1');
    await field(page, 'Question text').fill('What do you make?');
    await press(page, 'Save Question');
    await see(page, 'What do you make?');
    await press(page, 'Delete question 2');
    const dialog = page.getByRole('alertdialog');
    await see(dialog, 'Are you sure you want to delete this question?');
    await press(dialog, 'Cancel');
    await dialog.waitFor({ state: 'hidden' });
    expect(await shows(page, 'Whom do you seek?')).toBe(true);
    await press(page, 'Delete question 2');
    await press(dialog, 'Delete');
    await gone(page, 'Whom do you seek?');
    const stored = [createEvent, createEventQuestion, updateEventQuestion, deleteEventQuestion];
    expect(stored.flatMap((endpoint) => api.callsOf(endpoint))).toEqual([]);
  });

  test.for([
    [0, 'Create Event', 'Create Event'],
    [1, 'Create Event with 1 Question', 'Create Event (1 Question)'],
    [2, 'Create Event with 2 Questions', 'Create Event (2 Questions)'],
  ] as const)('with %i questions the submit reads "%s", on mobile "%s"', async ([count, wide, narrow], { stage }) => {
    const { page } = await stage();
    await visit(page, '/create-event');
    await toReview(page, ...['First?', 'Second?'].slice(0, count));
    await button(page, wide).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await button(page, narrow).waitFor();
  });

  test('anything that was typed survives a reload', async ({ stage }) => {
    const { page } = await stage();
    await visit(page, '/create-event');
    await toQuestions(page, 'Kept');
    await addQuestion(page, 'What do you build?');
    await page.reload();
    await see(page, 'What do you build?');
    await see(page, 'We kept what you typed last time.');
    await press(page, 'Start Over');
    await eventually(() => field(page, 'Event name').inputValue()).toBe('');
  });

  test('on a phone everything up to the created event is in reach', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    acceptAll(api);
    await visit(page, '/create-event');
    await toReview(page, 'What do you build?');
    await press(page, 'Create Event (1 Question)');
    await page.waitForURL('**/dashboard');
  });
});
