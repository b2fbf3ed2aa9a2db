import { actOnLive, getLive } from '@serendip/contract/evening';
import { createEvent, joinEvent } from '@serendip/contract/events';
import { getMatchStatus } from '@serendip/contract/matching';
import { getUnreadCount } from '@serendip/contract/messages';
import { listParticipants } from '@serendip/contract/participants';
import { phone } from '@serendip/test-kit/devices';
import { describe, expect } from 'vitest';
import { answerConsole, doors, live } from './evening.ts';
import { button, eventually, heading, link, pathOf, press, see } from './looking.ts';
import type { MockApi } from './mock-api.ts';
import { visit } from './pages.ts';
import { event, eventId, hostedEvent, idOf, questions, run } from './samples.ts';
import { test } from './stage.ts';
import { answerDashboard, answerEvent, answerHost } from './whole-screens.ts';
import { toReview } from './wizard-steps.ts';

const path = `/events/${eventId}`;
const ownClipboard = 'navigator.clipboard.writeText = async (text) => { window.copied = text; }';

const counted = (api: MockApi, joined: number, unanswered: number): MockApi =>
  api.answer(listParticipants, {
    participants: [],
    questions_count: 2,
    counts: { joined, unanswered, here: 0, came: 0, absent: 0, waiting: 0, asking: 0, removed: 0 },
  });

describe.concurrent("The card 'Now' on the host's event page", () => {
  test('stands first, says how many joined and answered, and leads to the matching controls', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    counted(answerHost(answerEvent(api, { shown: hostedEvent(), asked: [questions.short] })), 12, 3);
    await visit(page, path);
    const now = page.getByRole('region', { name: 'Now', exact: true });
    await see(now, '12 joined, 9 answered');
    const headings = await page.getByRole('main').getByRole('heading').allTextContents();
    expect(headings[0]).toBe('Now');
    expect(headings.at(-1)).toBe('Ready to Join Founders & Friends?');
    expect(await now.getByRole('link').or(now.getByRole('button')).count()).toBe(3);
    await press(now, 'Match now');
    await eventually(() => page.evaluate<string>('document.activeElement.textContent')).toBe('Matching');
    // The questions are folded, and the host's own joining comes last.
    expect(await heading(page, 'Event Questions').count()).toBe(0);
    await press(page, 'What guests answer');
    await heading(page, 'Event Questions').waitFor();
  });

  test('with a draft leads to its results, whose rooms are open, and where the host publishes it', async ({
    stage,
  }) => {
    const { page, api } = await stage({ time: '2099-05-01T10:00:00Z' });
    const draft = run({ published_at: null, number: 2, id: idOf(320) });
    counted(answerHost(answerEvent(api, { shown: hostedEvent() }), [draft, run()]), 12, 3);
    await visit(page, path);
    await press(page.getByRole('region', { name: 'Now', exact: true }), 'Look and publish');
    await eventually(() => page.evaluate<string>('document.activeElement.textContent')).toBe('Match Results');
    await button(page, 'Publish').waitFor();
    await button(page, 'Hide').waitFor();
    await heading(page, 'Room 1').waitFor();
  });

  test('shares the link with its QR code while nobody has joined', async ({ stage }) => {
    const { page, api, origin } = await stage({ alters: true });
    counted(answerHost(answerEvent(api, { shown: hostedEvent({ participants_count: 0 }) })), 0, 0);
    await page.addInitScript(ownClipboard);
    await visit(page, path);
    const now = page.getByRole('region', { name: 'Now', exact: true });
    await see(now, 'Nobody has joined yet. Send the link to your guests.');
    await press(now, 'Share the link');
    const dialog = page.getByRole('dialog');
    await see(dialog, 'Success! URL copied to your clipboard');
    await dialog.getByRole('img', { name: "QR code of the event's link" }).waitFor();
    expect(await page.evaluate('window.copied')).toBe(`${origin}${path}`);
  });

  test('opens the doors on the day, and the console with them', async ({ stage }) => {
    const { page, api } = await stage({ time: '2099-05-20T10:00:00Z' });
    counted(answerConsole(api, null, []), 0, 0).answer(actOnLive, () => {
      answerConsole(api, doors(), []);
      return { live: { ...doors(), code: 'K7QM4X' } };
    });
    await visit(page, path);
    await press(page.getByRole('region', { name: 'Now', exact: true }), 'Open the doors');
    await see(page, 'The doors are open');
    expect(pathOf(page)).toBe(`${path}/live`);
    expect(api.callsOf(actOnLive).map(({ body }) => body)).toMatchObject([
      { live: { action: 'open_doors', version: 0 } },
    ]);
  });

  test('shows a running clock during a round, and afterwards leads to what came of it', async ({ stage }) => {
    const { page, api } = await stage();
    counted(answerConsole(api, live()), 12, 3);
    await visit(page, path);
    const now = page.getByRole('region', { name: 'Now', exact: true });
    const line = now.getByText(/^Round 2 of 4, 7:\d\d left$/);
    const first = await line.textContent();
    await eventually(async () => (await line.textContent()) !== first).toBe(true);
    expect(await link(now, 'Run the evening').getAttribute('href')).toBe(`${path}/live`);
    api.answer(getLive, { live: { ...live({ state: 'ended', ends_at: null }), code: null, came_count: 13 } });
    await page.reload();
    await see(now, '13 came');
    await press(now, 'See what came of it');
    await eventually(() => page.evaluate<string>('document.activeElement.textContent')).toBe('Match Results');
  });

  test('is for hosts and co-hosts alone; joining moves their focus to the new card', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api).answer(getUnreadCount, { unread_count: 3 });
    await visit(page, path);
    await button(page, 'Join This Event').waitFor();
    expect(await page.getByRole('region', { name: 'Now', exact: true }).count()).toBe(0);
    // Everyone who is signed in has the bell and the messages.
    await link(page, 'Messages, 3 unread').waitFor();
    await link(page, 'Notifications').waitFor();

    const shown = event({ user_cohost: true });
    answerHost(answerEvent(api, { shown }));
    await page.reload();
    await page.getByRole('region', { name: 'Now', exact: true }).waitFor();
    const inside = { ...shown, user_joined: true };
    api.answer(joinEvent, () => {
      answerEvent(api, { shown: inside });
      return { event: inside };
    });
    await press(page, 'Join This Event');
    await eventually(() => page.evaluate<string>('document.activeElement.textContent')).toBe("You're In!");
  });
});

test('after an event is created the dashboard asks to share its link, and opens it with the share dialog', async ({
  stage,
}) => {
  const { page, api, origin } = await stage({ alters: true });
  const made = hostedEvent();
  answerHost(answerEvent(answerDashboard(api), { shown: made }), [run()])
    .refuse(getMatchStatus, { code: 404, message: 'No match run yet' })
    .answer(createEvent, { event: made });
  await page.addInitScript(ownClipboard);
  await visit(page, '/create-event');
  await toReview(page);
  await press(page, 'Create Event');
  await see(page, 'Created. Now share the link.');
  await press(page, 'Share the link');
  const dialog = page.getByRole('dialog');
  await see(dialog, 'Success! URL copied to your clipboard');
  expect([pathOf(page), await page.evaluate('window.copied')]).toEqual([path, `${origin}${path}`]);
  await press(dialog, 'OK');
  await page.reload();
  await page.getByRole('region', { name: 'Now', exact: true }).waitFor();
  expect(await dialog.count()).toBe(0);
});
