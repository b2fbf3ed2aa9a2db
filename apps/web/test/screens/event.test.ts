import { text } from 'node:stream/consumers';
import { deleteEventAnswer, listEventAnswers } from '@serendip/contract/answers';
import { getEvent, getEventCalendar, updateEvent } from '@serendip/contract/events';
import { getSettings } from '@serendip/contract/service';
import { phone } from '@serendip/test-kit/devices';
import { describe, expect } from 'vitest';
import { button, eventually, heading, link, press, see } from './looking.ts';
import type { MockApi, Refusal } from './mock-api.ts';
import { visit } from './pages.ts';
import { event, eventId, hostedEvent, hostGone, idOf, myMatch, preference, questions } from './samples.ts';
import { test } from './stage.ts';
import { answerEvent, answerHost, answerMembership } from './whole-screens.ts';

const path = `/events/${eventId}`;

describe.concurrent('Event detail', () => {
  test("shows name, description, date, the host's e-mail and 'N joined'", async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api);
    await visit(page, path);
    await page.getByRole('heading', { level: 1, name: 'Founders & Friends' }).waitFor();
    await see(page, 'An evening for people who make things.');
    await see(page, /^Wednesday,? 20 May 2099$/);
    await see(page, 'ben@example.org');
    await see(page, '4 joined');
    expect(await link(page, 'Back to Dashboard').getAttribute('href')).toBe('/dashboard');
    await eventually(() => page.title()).toBe('Founders & Friends · Serendip');
  });

  test("on a phone the host's e-mail can be read to its end", async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    const email = 'the.host.of.very.many.evenings.with.founders@meeting-people.example.org';
    answerEvent(api, { shown: event({ created_by: { id: idOf(9), email, email_confirmed: null } }) });
    await visit(page, path);
    expect(await page.getByText(email).evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
  });

  test('a text runs in the direction of its script, in every place', async ({ stage }) => {
    const { page, api } = await stage();
    const hebrew = 'מייסדים וחברים!';
    const asked = {
      ...questions.choice,
      text: hebrew,
      options: questions.choice.options.map((each) => ({ ...each, text: hebrew })),
    };
    answerEvent(api, {
      shown: event({ name: hebrew, description: hebrew, user_joined: true }),
      asked: [asked, { ...questions.short, text: hebrew }],
    });
    await visit(page, path);
    await page.getByRole('textbox', { name: hebrew }).fill(hebrew);
    const directions = page.getByText(hebrew, { exact: true });
    await eventually(() => directions.count()).toBe(8);
    for (const place of await directions.all())
      expect(await place.evaluate((node) => node.matches(':dir(rtl)'))).toBe(true);
    await see(page, 'Date');
    expect(await page.getByText('Event Questions').evaluate((node) => node.matches(':dir(ltr)'))).toBe(true);
  });

  test('opens from a link that got a broken tail on its way', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api);
    await visit(page, `${path}#50%`);
    await heading(page, 'Founders & Friends').first().waitFor();
    await button(page, 'Share').waitFor();
  });

  test('its dialog closes by a click beside it, not by a selection that ends there', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api);
    await visit(page, path);
    await press(page, 'Share');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const { x, y, width } = (await dialog.boundingBox()) as { x: number; y: number; width: number };
    await page.mouse.move(x + width / 2, y + 60);
    await page.mouse.down();
    await page.mouse.move(x - 30, y - 30);
    await page.mouse.up();
    await dialog.waitFor();
    await page.mouse.click(x - 30, y - 30);
    await dialog.waitFor({ state: 'hidden' });
  });

  test("without them: no description, 'Date not specified by host', 'Unknown'", async ({ stage }) => {
    const { page, api } = await stage();
    const bare = event({
      description: null,
      event_date: null,
      created_by: { id: idOf(9), email: null, email_confirmed: null },
    });
    answerEvent(api, { shown: bare });
    await visit(page, path);
    await see(page, 'Date not specified by host');
    await see(page, 'Unknown');
    expect(await page.getByText('An evening for people who make things.').count()).toBe(0);
  });

  test('a closed event cannot be joined; one’s own answers can be read and deleted, not changed', async ({ stage }) => {
    const { page, api } = await stage();
    const asked = [questions.short, questions.long];
    const answered = asked.map(({ id, text }) => preference(id, `About: ${text}`));
    answerEvent(api, { shown: event({ ...hostGone, closed: true, description: null }), asked, answered }).answer(
      deleteEventAnswer,
      {},
    );
    await visit(page, path);
    await heading(page, 'This event is closed').waitFor();
    await see(page, 'Closed');
    await page.getByText(/you can no longer answer its questions/).waitFor();
    expect(await button(page, 'Join This Event').count()).toBe(0);
    const field = page.getByRole('textbox', { name: questions.short.text });
    expect([await field.isDisabled(), await field.inputValue()]).toEqual([true, `About: ${questions.short.text}`]);

    const first = page.getByRole('listitem').filter({ hasText: questions.short.text });
    await first.getByRole('button', { name: 'Delete answer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
    expect(api.callsOf(deleteEventAnswer)).toEqual([]);
    await first.getByRole('button', { name: 'Delete answer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete answer' }).click();
    await field.waitFor({ state: 'hidden' });
    expect(api.callsOf(deleteEventAnswer)).toMatchObject([{ params: { question_id: questions.short.id } }]);
    await eventually(() => page.evaluate<string>('document.activeElement.textContent')).toBe('Event Questions');

    api.refuse(deleteEventAnswer, { code: 404, message: 'Preference not found' });
    await page.getByRole('button', { name: 'Delete answer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete answer' }).click();
    await see(page, 'You have no answers here any more.');
  });

  test('a closed event is opened by its owner', async ({ stage }) => {
    const { page, api } = await stage();
    answerHost(answerEvent(api, { shown: hostedEvent({ closed: true, user_joined: true }) }));
    api.answer(updateEvent, { event: hostedEvent({ user_joined: true }) });
    await visit(page, `/events/${eventId}`);
    await heading(page, 'This event is closed').waitFor();
    await press(page, 'Open this event');
    await heading(page, "You're In!").waitFor();
    expect(api.callsOf(updateEvent)[0]?.body).toEqual({ event: { closed: false } });
  });

  test('in a closed event who joined keeps the matches, and is told that leaving is for good', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api, { shown: event({ ...hostGone, closed: true, user_joined: true }), mine: [myMatch()] });
    await visit(page, path);
    await page.getByText(/If you leave, you cannot join again/).waitFor();
    await heading(page, 'Your Matches').waitFor();
    await see(page, 'calm-heron');
    answerEvent(api, { shown: event({ ...hostGone, closed: true, user_joined: true }) });
    await page.reload();
    await page.getByText(/If you leave, you cannot join again/).waitFor();
    await heading(page, 'Your Matches').waitFor({ state: 'hidden' });
    expect(await page.getByText('Waiting for the host').count()).toBe(0);
  });

  test('a person who runs matching with an AI service says so before one joins and where one answers', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    api.answer(getSettings, {
      analytics: null,
      support_email: null,
      ai: true,
      sign_on: null,
      sends_mail: true,
      retention_days: 180,
      public_url: null,
      push_key: null,
      limits: {},
    });
    answerMembership(api, event()).answer(listEventAnswers, { questions: [questions.short], preferences: [] });
    await visit(page, path);
    const note = page.getByText(/your answers are also sent to an AI service/);
    await note.waitFor();
    await press(page, 'Join This Event');
    await heading(page, "You're In!").waitFor();
    await note.waitFor();
    expect(await note.count()).toBe(1);
    api.answer(getSettings, {
      analytics: null,
      support_email: null,
      ai: false,
      sign_on: null,
      sends_mail: true,
      retention_days: 180,
      public_url: null,
      push_key: null,
      limits: {},
    });
    await page.reload();
    await heading(page, 'Event Questions').waitFor();
    await eventually(() => page.locator('[aria-busy=true]').count()).toBe(0);
    expect(await note.count()).toBe(0);
  });

  test.for([
    ['an unknown id', (api: MockApi) => api.refuse(getEvent, { code: 404, message: 'Event not found' })],
    ['an answer without an event', (api: MockApi) => api.answerAmiss(getEvent, { event: null })],
  ] as const)("%s shows 'Event not found'", async ([, spoil], { stage }) => {
    const { page, api } = await stage();
    spoil(answerEvent(api));
    await visit(page, path);
    await heading(page, 'Event not found').waitFor();
  });

  test.for<[string, Refusal, string]>([
    ['the status message', { code: 403, message: 'Not for you' }, 'Not for you'],
    ["'Failed to load event' when nothing was said", { code: 400 }, 'Failed to load event'],
  ])('a load failure shows %s, and another try helps', async ([, refusal, words], { stage }) => {
    const { page, api } = await stage();
    answerEvent(api).refuse(getEvent, refusal);
    await visit(page, path);
    await see(page, words);
    answerEvent(api);
    await press(page, 'Try again');
    await heading(page, 'Founders & Friends').first().waitFor();
  });

  test('the questions card is there only if the event has questions', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api);
    await visit(page, path);
    await heading(page, 'Ready to Join Founders & Friends?').waitFor();
    await eventually(() => page.locator('[aria-busy=true]').count()).toBe(0);
    expect(await heading(page, 'Event Questions').count()).toBe(0);
    answerEvent(api, { asked: [questions.short] });
    await page.reload();
    await heading(page, 'Event Questions').waitFor();
  });

  test('the host additionally sees matching and the way to edit, others do not', async ({ stage }) => {
    const { page, api } = await stage();
    answerHost(answerEvent(api, { shown: hostedEvent() }));
    await visit(page, path);
    await see(page, 'Ready to Generate Matches?');
    expect(await link(page, 'Edit event').getAttribute('href')).toBe(`${path}/edit`);
    const guest = await stage();
    answerEvent(guest.api);
    await visit(guest.page, path);
    await button(guest.page, 'Join This Event').waitFor();
    expect(await guest.page.getByText(/Generate Matches/).count()).toBe(0);
    expect(await link(guest.page, 'Edit event').count()).toBe(0);
  });

  test('tells when and where, and goes into a calendar for who has joined', async ({ stage }) => {
    const { page, api } = await stage();
    const evening = {
      start_time: '19:00',
      end_time: '22:00',
      time_zone: 'Europe/Berlin',
      starts_at: '2099-05-20T17:00:00Z',
      ends_at: '2099-05-20T20:00:00Z',
      place: 'Pier 9, the long hall',
      online_url: 'https://video.example.org/room',
    };
    answerEvent(api, { shown: event(evening) });
    await visit(page, path);
    await see(page, /^Wed,? 20 May 2099, 19:00 to 22:00 \(Berlin time\)$/);
    await see(page, 'Pier 9, the long hall');
    const room = link(page, evening.online_url);
    expect([await room.getAttribute('href'), await room.getAttribute('rel')]).toEqual([
      evening.online_url,
      'noopener noreferrer nofollow',
    ]);
    expect(await button(page, 'Add to calendar').count()).toBe(0);

    const place = 'https://maps.example.org/pier';
    answerEvent(api, { shown: event({ ...evening, place, time_zone: 'Africa/Abidjan', user_joined: true }) });
    await page.reload();
    await see(page, /^Wed,? 20 May 2099, 19:00 to 22:00$/);
    expect(await link(page, place).getAttribute('href')).toBe(place);
    await press(page, 'Add to calendar');
    const dialog = page.getByRole('dialog');
    const google = String(await link(dialog, 'Google Calendar').getAttribute('href'));
    expect(new URL(google).searchParams.get('dates')).toBe('20990520T170000Z/20990520T200000Z');
    const outlook = String(await link(dialog, 'Outlook').getAttribute('href'));
    expect(new URL(outlook).searchParams.get('startdt')).toBe(evening.starts_at);

    api.refuse(getEventCalendar, { code: 403, message: 'Join the event first' });
    await press(dialog, 'Calendar file');
    await see(dialog, 'Join the event first');
    const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';
    api.answerFile(getEventCalendar, calendar);
    const [file] = await Promise.all([page.waitForEvent('download'), press(dialog, 'Calendar file')]);
    expect(file.suggestedFilename()).toBe(`event-${eventId}.ics`);
    expect(await text(await file.createReadStream())).toBe(calendar);
    expect(api.callsOf(getEventCalendar).map(({ authorization }) => authorization)).toEqual([
      'Bearer token-at-start',
      'Bearer token-at-start',
    ]);
    await dialog.waitFor({ state: 'hidden' });

    answerEvent(api, { shown: event({ user_joined: true, event_date: null }) });
    await page.reload();
    await see(page, 'Date not specified by host');
    await button(page, 'Share').waitFor();
    expect(await button(page, 'Add to calendar').count()).toBe(0);
  });

  test('on a phone the way to join stays at the thumb', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerEvent(api, { asked: Object.values(questions) });
    await visit(page, path);
    await heading(page, 'Event Questions').scrollIntoViewIfNeeded();
    const box = await button(page, 'Join This Event').boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(844);
    expect(box?.y).toBeGreaterThan(844 / 2);
  });
});
