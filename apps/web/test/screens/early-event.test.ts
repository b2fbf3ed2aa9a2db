import { type Event, getEvent } from '@serendip/contract/events';
import { phone } from '@serendip/test-kit/devices';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { button, eventually, gone, heading, link, press, see, shows } from './looking.ts';
import { ben, event, eventId, hostedEvent } from './samples.ts';
import { type Stage, test } from './stage.ts';
import { answerEvent, answerHost } from './whole-screens.ts';

const path = `/events/${eventId}`;
const readyToJoin = 'Ready to Join Founders & Friends?';

/** Keeps the app from starting until it is let go, as on a slow line. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/start-.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** An event's page whose app has not started. */
async function openHeld({ page, api }: Stage, shown: Event): Promise<() => void> {
  answerEvent(api, { shown });
  const letGo = await holdApp(page);
  await page.goto(path, { waitUntil: 'commit' });
  return letGo;
}

/** Pixels. Five lines of a description. */
const fiveLines = 140;
const heightOf = async (page: Page, words: string): Promise<number | undefined> =>
  (await page.getByText(words).boundingBox())?.height;

describe.concurrent('An event before the app has started', () => {
  test('is introduced, with a join button that waits; then the app takes over', async ({ stage }) => {
    const here = await stage({ device: phone });
    const { page } = here;
    const letGo = await openHeld(here, event());
    await heading(page, 'Founders & Friends').first().waitFor();
    await see(page, 'An evening for people who make things.');
    await see(page, /^Wednesday,? 20 May 2099$/);
    await see(page, 'ben@example.org');
    await see(page, '4 joined');
    await heading(page, readyToJoin).waitFor();
    expect(await page.title()).toBe('Founders & Friends · Serendip');
    expect(await shows(page, "You're In!")).toBe(false);
    expect(await button(page, 'Join This Event').isDisabled()).toBe(true);
    letGo();
    await button(page, 'Share').waitFor();
    expect(await heading(page, readyToJoin).count()).toBe(1);
    expect(await button(page, 'Join This Event').isEnabled()).toBe(true);
    expect(here.api.callsOf(getEvent)).toHaveLength(1);
  });

  test('marks a host whose address is not confirmed, and only such a one', async ({ stage }) => {
    for (const email_confirmed of [false, true]) {
      const here = await stage();
      const letGo = await openHeld(here, event({ created_by: { id: ben.id, email: ben.email, email_confirmed } }));
      await see(here.page, 'ben@example.org');
      await see(here.page, '4 joined');
      expect(await shows(here.page, 'not confirmed')).toBe(!email_confirmed);
      letGo();
      await button(here.page, 'Share').waitFor();
    }
  });

  test('tells a participant that they are in', async ({ stage }) => {
    const here = await stage();
    const letGo = await openHeld(here, event({ user_joined: true }));
    await heading(here.page, "You're In!").waitFor();
    expect(await shows(here.page, readyToJoin)).toBe(false);
    expect(await button(here.page, 'Leave Event').isDisabled()).toBe(true);
    letGo();
    await button(here.page, 'Share').waitFor();
  });

  test('tells when and where, and asks to wait where it is full', async ({ stage }) => {
    const evening = {
      start_time: '19:00',
      end_time: '22:00',
      time_zone: 'Europe/Berlin',
      place: 'Pier 9',
      online_url: 'https://video.example.org/room?a=1&b={name}',
      capacity: 4,
    };
    for (const user_waiting of [false, true]) {
      const here = await stage();
      const { page } = here;
      const shown = event({ ...evening, user_waiting, waiting_count: user_waiting ? 1 : 0 });
      const letGo = await openHeld(here, shown);
      const looks = async () => {
        await see(page, /2099, 19:00 to 22:00 \(Berlin time\)$/);
        await see(page, 'Pier 9');
        expect(await link(page, evening.online_url).getAttribute('href')).toBe(evening.online_url);
        await see(page, user_waiting ? '4 joined, 1 waiting' : '4 joined, full');
        await button(page, user_waiting ? 'Leave the waiting list' : 'Join the waiting list').waitFor();
        expect(await button(page, 'Join This Event').count()).toBe(0);
      };
      await looks();
      expect(await page.getByText(/[{}]/).count()).toBe(1);
      letGo();
      await button(page, 'Share').waitFor();
      await looks();
    }
  });

  test('does not ask its host to join', async ({ stage }) => {
    const here = await stage();
    const { page } = here;
    const letGo = await openHeld(here, hostedEvent());
    answerHost(here.api);
    await heading(page, hostedEvent().name).first().waitFor();
    expect(await heading(page, readyToJoin).count()).toBe(0);
    letGo();
    await heading(page, readyToJoin).waitFor();
  });

  test('has the line for itself for a tenth of a second, then the scripts leave too', async ({ stage }) => {
    const { page, api } = await stage({ time: '2026-05-01T10:00:00Z' });
    await page.clock.pauseAt('2026-05-01T10:05:00Z');
    answerEvent(api);
    const letGo = api.hold(getEvent);
    let scripts = 0;
    page.on('request', (request) => {
      if (/\/assets\/start-.*\.js/.test(request.url())) scripts += 1;
    });
    await page.goto(path);
    await eventually(() => api.callsOf(getEvent).length).toBe(1);
    await page.clock.runFor(99);
    // Whatever left before this was seen.
    await page.evaluate("fetch('/favicon.svg')");
    expect(scripts).toBe(0);
    await page.clock.runFor(1);
    await eventually(() => scripts).toBe(1);
    letGo();
    await page.clock.resume();
    await button(page, 'Share').waitFor();
  });

  test('says nothing where the host wrote nothing, and folds a long description', async ({ stage }) => {
    const bare = await stage();
    const letGoBare = await openHeld(bare, event({ description: null, event_date: null }));
    await see(bare.page, 'Date not specified by host');
    expect(await bare.page.getByText(/[{}]/).count()).toBe(0);
    const wordy = await stage({ device: phone });
    const letGoWordy = await openHeld(wordy, event({ description: 'Words and words. '.repeat(60) }));
    await see(wordy.page, /^Words and words\./);
    expect(await heightOf(wordy.page, 'Words and words.')).toBe(fiveLines);
    const cardFrom = async () => (await heading(bare.page, readyToJoin).boundingBox())?.y;
    const early = await cardFrom();
    letGoBare();
    letGoWordy();
    await button(wordy.page, 'Show more').waitFor();
    expect(await heightOf(wordy.page, 'Words and words.')).toBe(fiveLines);
    await button(bare.page, 'Share').waitFor();
    expect(await cardFrom()).toBe(early);
  });

  test('shows hostile words as words', async ({ stage }) => {
    const here = await stage();
    const name = '<img src=x onerror=alert(1)> {host} $& {name}';
    const letGo = await openHeld(here, event({ name }));
    await heading(here.page, name).first().waitFor();
    await heading(here.page, `Ready to Join ${name}?`).waitFor();
    letGo();
    await button(here.page, 'Share').waitFor();
  });

  test('that is closed or unknown is left to the app', async ({ stage }) => {
    const closed = await stage();
    const letGoClosed = await openHeld(closed, event({ closed: true }));
    const unknown = await stage();
    unknown.api.refuse(getEvent, { code: 404, message: 'Event not found' });
    const letGoUnknown = await holdApp(unknown.page);
    await unknown.page.goto(path, { waitUntil: 'commit' });
    for (const { page, api } of [closed, unknown]) {
      await eventually(() => api.callsOf(getEvent).length).toBe(1);
      await page.evaluate('new Promise(requestAnimationFrame)');
      await see(page, 'Loading...');
    }
    letGoClosed();
    letGoUnknown();
    await heading(closed.page, 'Founders & Friends').first().waitFor();
    await see(unknown.page, 'Event not found');
  });

  test('keeps what the app rendered when its answer comes late', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api);
    const letGo = api.hold(getEvent);
    await page.goto(path);
    await gone(page, 'Loading...');
    letGo();
    await button(page, 'Share').waitFor();
    await press(page, 'Share');
    expect(await heading(page, readyToJoin).count()).toBe(1);
  });
});
