import { listHostedEvents, listJoinedEvents } from '@serendip/contract/events';
import { getFeedback, giveFeedback, withdrawFeedback } from '@serendip/contract/feedback';
import { getUnreadCount } from '@serendip/contract/messages';
import { getProfileProgress } from '@serendip/contract/profile';
import { phone } from '@serendip/test-kit/devices';
import { describe, expect } from 'vitest';
import { button, eventually, heading, link, see } from './looking.ts';
import { visit } from './pages.ts';
import { event, eventId, hostedEvent, idOf, progress } from './samples.ts';
import { test } from './stage.ts';
import { answerDashboard } from './whole-screens.ts';

describe.concurrent('Dashboard', () => {
  test('on a phone the way to a new event stands where it stays, from the beginning', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerDashboard(api, { hosted: [hostedEvent()] });
    const release = api.hold(listHostedEvents);
    await visit(page, '/dashboard');
    const before = await link(page, 'Create New Event').boundingBox();
    release();
    await see(page, '4 joined');
    expect(await link(page, 'Create New Event').boundingBox()).toEqual(before);
  });

  test("'Events Hosted' is the tab that shows first, 'Events Joined' the other", async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api, { hosted: [hostedEvent({ name: 'Mine' })], joined: [event({ name: 'Theirs' })] });
    await visit(page, '/dashboard');
    const hosted = page.getByRole('tab', { name: 'Events Hosted' });
    const joined = page.getByRole('tab', { name: 'Events Joined' });
    await see(page, 'Mine');
    expect(await hosted.getAttribute('aria-selected')).toBe('true');
    await joined.click();
    await see(page, 'Theirs');
    expect(await joined.getAttribute('aria-selected')).toBe('true');
    await hosted.click();
    await see(page, 'Mine');
  });

  test('a hosted card opens the event, has an edit button, and shows name, date and number joined', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerDashboard(api, {
      hosted: [
        hostedEvent({ participants_count: 12 }),
        hostedEvent({ id: idOf(101), name: 'Undated', event_date: null }),
      ],
    });
    await visit(page, '/dashboard');
    expect(await link(page, 'Create New Event').getAttribute('href')).toBe('/create-event');
    const dated = page.getByRole('listitem').filter({ hasText: 'Founders & Friends' });
    await see(dated, '12 joined');
    expect(await dated.locator('time').getAttribute('datetime')).toBe('2099-05-20');
    expect(await link(dated, 'Founders & Friends').getAttribute('href')).toBe(`/events/${eventId}`);
    expect(await link(page, /Founders & Friends/).count()).toBe(1);
    const edit = link(dated, 'Edit');
    expect(await edit.getAttribute('href')).toBe(`/events/${eventId}/edit`);
    const described = page.locator(`[id="${await edit.getAttribute('aria-describedby')}"]`);
    expect(await described.textContent()).toBe('Founders & Friends');
    const undated = page.getByRole('listitem').filter({ hasText: 'Undated' });
    await see(undated, 'Add a date to let joiners know when this event will occur');
  });

  test("no hosted events: 'No Events Created Yet' with 'Create Your First Event'", async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api);
    await visit(page, '/dashboard');
    await heading(page, 'No Events Created Yet').waitFor();
    expect(await link(page, 'Create Your First Event').getAttribute('href')).toBe('/create-event');
  });

  test('a joined card opens the event and shows its name, host and date', async ({ stage }) => {
    const { page, api } = await stage();
    const unknown = { id: idOf(9), email: null, email_confirmed: null };
    answerDashboard(api, {
      joined: [event(), event({ id: idOf(101), name: 'Nameless host', event_date: null, created_by: unknown })],
    });
    await visit(page, '/dashboard');
    await page.getByRole('tab', { name: 'Events Joined' }).click();
    const known = page.getByRole('listitem').filter({ hasText: 'Founders & Friends' });
    await see(known, 'Hosted by ben@example.org');
    expect(await known.locator('time').getAttribute('datetime')).toBe('2099-05-20');
    expect(await link(known, 'Founders & Friends').getAttribute('href')).toBe(`/events/${eventId}`);
    const other = page.getByRole('listitem').filter({ hasText: 'Nameless host' });
    await see(other, 'Hosted by Unknown');
    await see(other, 'Date not specified by host');
  });

  test('a card tells the times and where, and how many wait', async ({ stage }) => {
    const { page, api } = await stage();
    const evening = { start_time: '19:00', end_time: '22:00', time_zone: 'Europe/Berlin' };
    const online_url = 'https://video.example.org/room';
    answerDashboard(api, {
      hosted: [
        hostedEvent({ ...evening, place: 'Pier 9', capacity: 4, waiting_count: 2 }),
        hostedEvent({ id: idOf(101), name: 'Online', online_url }),
      ],
    });
    await visit(page, '/dashboard');
    const card = page.getByRole('listitem').filter({ hasText: 'Founders & Friends' });
    await see(card, /^Wed,? 20 May 2099, 19:00 to 22:00 \(Berlin time\)$/);
    await see(card, 'Pier 9');
    await see(card, '4 joined, 2 waiting');
    expect(await link(page, 'video.example.org').getAttribute('href')).toBe(online_url);
  });

  test('a closed event is marked so on either tab, others are not', async ({ stage }) => {
    const { page, api } = await stage();
    const open = { id: idOf(101), name: 'Still open' };
    answerDashboard(api, {
      hosted: [hostedEvent({ closed: true }), hostedEvent(open)],
      joined: [event({ closed: true }), event(open)],
    });
    await visit(page, '/dashboard');
    const card = (name: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name });
    for (const tab of ['Events Hosted', 'Events Joined']) {
      await page.getByRole('tab', { name: tab }).click();
      await see(card('Founders & Friends'), 'Closed');
      await card('Still open').waitFor();
      expect(await card('Still open').getByText('Closed').count()).toBe(0);
    }
  });

  test("no joined events: 'No Events Joined Yet' with 'Create First Event'", async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api);
    await visit(page, '/dashboard');
    await page.getByRole('tab', { name: 'Events Joined' }).click();
    await heading(page, 'No Events Joined Yet').waitFor();
    expect(await link(page, 'Create First Event').getAttribute('href')).toBe('/create-event');
  });

  test('a joined card asks for feedback in exactly the specified words, and says its name once', async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api, { joined: [event()] });
    await visit(page, '/dashboard?tab=joined');
    await page.getByText('Did you meet someone interesting?', { exact: true }).waitFor();
    expect(await page.getByText('Founders & Friends').count()).toBe(1);
    await page.getByRole('group', { name: 'Founders & Friends' }).waitFor();
  });

  test('feedback: a thumb submits, the other one replaces it, the same one again deletes it', async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api, { joined: [event()] })
      .answer(giveFeedback, ({ body }) => body as { feedback: { feedback_type: 'positive' } })
      .answer(withdrawFeedback, {});
    await visit(page, '/dashboard?tab=joined');
    await page.getByText('Did you meet someone interesting?').waitFor();
    const up = button(page, 'Thumbs up');
    const down = button(page, 'Thumbs down');
    await eventually(() => api.callsOf(getFeedback).length).toBe(1);
    await up.click();
    await eventually(() => up.getAttribute('aria-pressed')).toBe('true');
    await eventually(() => down.isEnabled()).toBe(true);
    await down.click();
    await eventually(() => down.getAttribute('aria-pressed')).toBe('true');
    await eventually(() => down.isEnabled()).toBe(true);
    expect(await up.getAttribute('aria-pressed')).toBe('false');
    await down.click();
    await eventually(() => api.callsOf(withdrawFeedback).length).toBe(1);
    await eventually(() => down.getAttribute('aria-pressed')).toBe('false');
    expect(api.callsOf(giveFeedback).map(({ body }) => body)).toEqual([
      { feedback: { feedback_type: 'positive' } },
      { feedback: { feedback_type: 'negative' } },
    ]);
  });

  test('feedback given before shows, and the buttons are disabled while a request runs', async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api, { joined: [event()] })
      .answer(getFeedback, { feedback: { feedback_type: 'negative' } })
      .answer(giveFeedback, { feedback: { feedback_type: 'positive' } });
    const release = api.hold(giveFeedback);
    await visit(page, '/dashboard?tab=joined');
    const up = button(page, 'Thumbs up');
    const down = button(page, 'Thumbs down');
    await eventually(() => down.getAttribute('aria-pressed')).toBe('true');
    await up.click();
    await eventually(() => up.isDisabled()).toBe(true);
    expect(await down.isDisabled()).toBe(true);
    release();
    await eventually(() => up.isEnabled()).toBe(true);
    expect(await up.getAttribute('aria-pressed')).toBe('true');
  });

  test('feedback that cannot be loaded counts as none, without a word', async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api, { joined: [event()] })
      .refuse(getFeedback, { code: 403, message: 'Join the event first' })
      .answer(giveFeedback, { feedback: { feedback_type: 'positive' } });
    await visit(page, '/dashboard?tab=joined');
    await eventually(() => api.callsOf(getFeedback).length).toBe(1);
    expect(await page.getByText('Join the event first').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    const up = button(page, 'Thumbs up');
    expect(await up.getAttribute('aria-pressed')).toBe('false');
    await up.click();
    await eventually(() => up.getAttribute('aria-pressed')).toBe('true');
  });

  test('a failed feedback puts the thumb back without a word', async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api, { joined: [event()] }).refuse(giveFeedback, { code: 403, message: 'Join the event first' });
    await visit(page, '/dashboard?tab=joined');
    const up = button(page, 'Thumbs up');
    await up.click();
    await eventually(() => api.callsOf(giveFeedback).length).toBe(1);
    await eventually(() => up.getAttribute('aria-pressed')).toBe('false');
    await eventually(() => up.isEnabled()).toBe(true);
    expect(await page.getByText('Join the event first').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('the completion card says something else in each band', async ({ stage }) => {
    const messages = await Promise.all(
      [0, 24, 49, 74, 99].map(async (percentage) => {
        const { page, api } = await stage();
        const done = { ...progress(0, 100), completion_percentage: percentage, answered_questions: percentage };
        answerDashboard(api, { done });
        await visit(page, '/dashboard');
        const card = page.getByRole('region', { name: 'Profile completion' });
        await see(card, `${percentage}%`);
        expect(await card.getByRole('link').getAttribute('href')).toBe('/profile');
        return card.getByRole('heading').textContent();
      }),
    );
    expect(new Set(messages).size).toBe(5);
  });

  test('at both ends of a band the card says the same', async ({ stage }) => {
    const wordsAt = async (percentage: number) => {
      const { page, api } = await stage();
      answerDashboard(api, { done: { ...progress(1, 100), completion_percentage: percentage } });
      await visit(page, '/dashboard');
      const card = page.getByRole('region', { name: 'Profile completion' });
      await see(card, `${percentage}%`);
      const words = await card.getByRole('heading').textContent();
      await page.context().close();
      return words;
    };
    for (const [from, to] of [
      [1, 24],
      [25, 49],
      [50, 74],
      [75, 99],
    ] as const)
      expect(await wordsAt(from)).toBe(await wordsAt(to));
  });

  test('at 100 a check stands in the ring', async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api, { done: { ...progress(5, 5), is_complete: false } });
    await visit(page, '/dashboard');
    const card = page.getByRole('region', { name: 'Profile completion' });
    await card.waitFor();
    expect(await card.getByRole('progressbar').locator('.lucide-check').count()).toBe(1);
    expect(await card.getByText('100%').count()).toBe(0);
  });

  test('the completion card is hidden when progress is missing or complete', async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api).refuse(getProfileProgress, { code: 404, message: 'Nothing' });
    await visit(page, '/dashboard');
    await see(page, 'No Events Created Yet');
    await eventually(() => page.locator('main [aria-busy], main .animate-pulse').count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Profile completion' }).count()).toBe(0);
    answerDashboard(api);
    await page.reload();
    await see(page, 'No Events Created Yet');
    expect(await page.getByRole('region', { name: 'Profile completion' }).count()).toBe(0);
  });

  test('anything that cannot be loaded is passed over silently and comes by itself', async ({ stage }) => {
    const { page, api } = await stage({ time: '2026-01-10T12:00:00Z' });
    answerDashboard(api);
    for (const endpoint of [listHostedEvents, listJoinedEvents, getUnreadCount, getProfileProgress])
      api.refuse(endpoint, { code: 500, message: 'Something went wrong' });
    await visit(page, '/dashboard');
    await page.clock.runFor(2000);
    await see(page, 'Still loading your events');
    expect(await page.getByText('Something went wrong').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    answerDashboard(api, { hosted: [hostedEvent()] });
    await page.clock.runFor(10_000);
    await see(page, 'Founders & Friends');
  });
});
