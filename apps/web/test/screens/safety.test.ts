import { listJoinedEvents } from '@serendip/contract/events';
import { listMyMatches } from '@serendip/contract/matching';
import { listConversations, listMessages, sendMessage } from '@serendip/contract/messages';
import {
  blockPerson,
  listBlocks,
  listReports,
  reportPerson,
  settleReport,
  unblockPerson,
} from '@serendip/contract/safety';
import { phone } from '@serendip/test-kit/devices';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { answerGuest, live, place } from './evening.ts';
import { button, eventually, field, gone, heading, press, see, shows } from './looking.ts';
import { visit } from './pages.ts';
import { answerPeople, someone } from './people.ts';
import { ana, ben, conversation, event, eventId, hostedEvent, idOf, message, myMatch } from './samples.ts';
import { answerBlockedThread, blockOfBen, report } from './scenes/safety.ts';
import { test } from './stage.ts';
import { answerEvent, answerHost, answerMessages, answerProfile, threadWithBen } from './whole-screens.ts';

const lynx = { id: idOf(7), alias: 'quick-lynx', card: null };
const path = `/events/${eventId}`;
const choose = async (page: Page, name: string, what: string) => {
  await press(page, `More about ${name}`);
  await page.getByRole('menuitem', { name: what }).click();
};
const focusIn = (page: Page) =>
  page.evaluate('document.activeElement.getAttribute("aria-label") ?? document.activeElement.id');

describe.concurrent('Blocking', () => {
  test('a match is asked about once, leaves the list, and the focus stays on the screen', async ({ stage }) => {
    const { page, api } = await stage();
    const mine = [myMatch(), myMatch({ user: lynx })];
    answerEvent(api, { shown: event({ user_joined: true }), mine }).answer(blockPerson, { block: blockOfBen });
    await visit(page, path);
    await choose(page, 'calm-heron', 'Block');
    const asking = page.getByRole('alertdialog', { name: 'Block calm-heron?' });
    await press(asking, 'Cancel');
    await eventually(() => focusIn(page)).toBe('More about calm-heron');
    expect(api.callsOf(blockPerson)).toEqual([]);
    await choose(page, 'calm-heron', 'Block');
    api.answer(listMyMatches, { matches: mine.slice(1), rooms: [], meetings_open: false, follow_up_until: null });
    await press(asking, 'Block');
    await see(page, 'You have blocked calm-heron. You can undo it on your profile.');
    await gone(page, 'calm-heron');
    expect(api.callsOf(blockPerson).map(({ params }) => params)).toEqual([{ user_id: ben.id }]);
    await eventually(() => focusIn(page)).toBe('your-matches');
  });

  test('the menu is worked by keyboard, and a failure says so and changes nothing', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api, { shown: event({ user_joined: true }), mine: [myMatch()] }).refuse(blockPerson, {
      code: 422,
      message: 'Some fields are not valid',
      errors: ['You can block at most 1,000 people'],
    });
    await visit(page, path);
    const menu = button(page, 'More about calm-heron');
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => focusIn(page)).toBe('More about calm-heron');
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
    await press(page.getByRole('alertdialog'), 'Block');
    await see(page, 'You can block at most 1,000 people');
    await heading(page, 'calm-heron').waitFor();
  });

  test('a thread keeps its messages and says why one cannot write; undone, one can again', async ({ stage }) => {
    const { page, api } = await stage();
    answerMessages(api, [conversation()], [message(1, 'Hello Ana')]).answer(blockPerson, { block: blockOfBen });
    await visit(page, `/messages?user=${ben.id}`);
    await field(page, 'Message to calm-heron').waitFor();
    await choose(page, 'calm-heron', 'Block');
    answerBlockedThread(api);
    await press(page.getByRole('alertdialog'), 'Block');
    await see(page, /^You have blocked/);
    await see(page, 'Hello Ana');
    await eventually(() => field(page, 'Message to calm-heron').count()).toBe(0);
    api.answer(unblockPerson, () => {
      api.answer(listBlocks, { blocks: [] }).answer(listMessages, threadWithBen([message(1, 'Hello Ana')]));
      return {};
    });
    await press(page, 'Undo');
    await field(page, 'Message to calm-heron').waitFor();
  });

  test('a thread without a word is closed by it, and does not go on showing the match', async ({ stage }) => {
    const { page, api } = await stage();
    answerMessages(api, [], []).answer(blockPerson, { block: blockOfBen });
    await visit(page, `/messages?user=${ben.id}`);
    await see(page, /^Matched at/);
    await choose(page, 'calm-heron', 'Block');
    api
      .answer(listBlocks, { blocks: [blockOfBen] })
      .refuse(listMessages, { code: 403, message: 'You can only message people you were matched with' });
    await press(page.getByRole('alertdialog'), 'Block');
    await see(page, /^You have blocked/);
    expect(await shows(page, /^Matched at/)).toBe(false);
  });

  test('a person who was blocked sees a thread like any other, and reads why a message did not go', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerMessages(api, [conversation({ match: null })], [])
      .answer(listMessages, { ...threadWithBen([message(1, 'Hello Ana')]), match: null })
      .refuse(sendMessage, { code: 403, message: 'You can only message people you were matched with' });
    await visit(page, `/messages?user=${ben.id}`);
    await field(page, 'Message to calm-heron').fill('Hello');
    await press(page, 'Send message');
    await see(page, 'You can only message people you were matched with');
    expect(await page.getByText(/blocked/i).count()).toBe(0);
    expect(api.callsOf(listConversations).length).toBeGreaterThan(0);
  });

  test('everybody blocked is on the profile, each with an undo', async ({ stage }) => {
    const { page, api } = await stage();
    answerProfile(api, [])
      .answer(listBlocks, { blocks: [blockOfBen, { ...blockOfBen, user: lynx, event: null }] })
      .answer(unblockPerson, {});
    await visit(page, '/profile');
    const row = page.getByRole('listitem').filter({ hasText: 'calm-heron' });
    await see(row, 'Founders & Friends');
    api.answer(listBlocks, { blocks: [{ ...blockOfBen, user: lynx, event: null }] });
    await press(row, 'Undo');
    await see(page, 'calm-heron is no longer blocked.');
    await row.waitFor({ state: 'detached' });
    await eventually(() => heading(page, 'Blocked people').evaluate((node) => node.matches(':focus'))).toBe(true);
    expect(api.callsOf(unblockPerson).map(({ params }) => params)).toEqual([{ user_id: ben.id }]);
  });
});

describe.concurrent('Reporting', () => {
  test('a room mate: it says who reads it, wants a reason, and attaches nothing by itself', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerGuest(api, live({ me: place() }));
    api.answer(reportPerson, { report: { id: idOf(801), created_at: '2026-01-10T12:00:00.000Z' } });
    await visit(page, path);
    await choose(page, 'quick-lynx', 'Report');
    const dialog = page.getByRole('dialog', { name: 'Report quick-lynx' });
    await see(dialog, /^The hosts of the event read your report/);
    await press(dialog, 'Send report');
    await see(dialog, 'Choose a reason.');
    await dialog.getByRole('radio', { name: /Did not come/ }).check();
    await field(dialog, 'What happened?').fill('  I waited.  ');
    // The typed text stays when the dialog is closed by mistake.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await choose(page, 'quick-lynx', 'Report');
    expect(await field(dialog, 'What happened?').inputValue()).toBe('  I waited.  ');
    await dialog.getByRole('radio', { name: /Did not come/ }).check();
    await press(dialog, 'Send report');
    await see(page, 'Thank you. Your report was sent.');
    expect(api.callsOf(reportPerson).map(({ params, body }) => [params.user_id, body])).toEqual([
      [idOf(403), { report: { event_id: eventId, reason: 'no_show', words: 'I waited.', attach_thread: false } }],
    ]);
  });

  test('the host can be reported by a guest, and a guest by the host; nobody reports themselves', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerEvent(api, { shown: event({ user_joined: true }) });
    await visit(page, path);
    await choose(page, 'ben@example.org', 'Report');
    await page.getByRole('dialog', { name: 'Report ben@example.org' }).waitFor();
    const joined = hostedEvent({ user_joined: true });
    answerPeople(answerHost(answerEvent(api, { shown: joined })), [
      someone(1),
      someone(2, { id: ana.id, alias: ana.alias }),
    ]);
    await visit(page, `${path}?tab=people`);
    await button(page, 'More about calm-guest-1').waitFor();
    expect(await page.getByRole('button', { name: /^More about/ }).count()).toBe(1);
  });

  test('from a thread that tells no event asks where the two met, and can attach the messages', async ({ stage }) => {
    const { page, api } = await stage();
    answerBlockedThread(api)
      .answer(listJoinedEvents, { events: [event({ user_joined: true })] })
      .refuse(reportPerson, { code: 403, message: 'You cannot see this person' });
    await visit(page, `/messages?user=${ben.id}`);
    await choose(page, 'calm-heron', 'Report');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Spam/ }).check();
    await press(dialog, 'Send report');
    await see(dialog, 'Choose the event where you met.');
    await field(dialog, 'Where did you meet?').selectOption('Founders & Friends');
    await dialog.getByRole('checkbox', { name: /Show them our messages/ }).check();
    await press(dialog, 'Send report');
    await see(dialog, 'You cannot see this person');
    const body = { report: { event_id: eventId, reason: 'spam', words: null, attach_thread: true } };
    expect(api.callsOf(reportPerson)[0]?.body).toEqual(body);
    await field(dialog, 'What happened?').fill('x'.repeat(2001));
    await press(dialog, 'Send report');
    await see(dialog, 'Words must be 2000 characters or less');
    expect(api.callsOf(reportPerson)).toHaveLength(1);
  });

  test('hosts read reports on the event, the messages where they are attached, and mark them as done', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    const other = report({ id: idOf(802), reporter: null, thread: null, words: null, reason: 'spam' });
    answerHost(answerEvent(api, { shown: hostedEvent() }))
      .answer(listReports, { reports: [report(), other], open: 2 })
      .answer(settleReport, ({ body }) => ({
        report: report({ done: (body as { report: { done: boolean } }).report.done }),
      }));
    await visit(page, path);
    await see(page, '2 open');
    await page.getByRole('tab', { name: /^Reports/ }).click();
    await heading(page, 'Reports').waitFor();
    const [first, second] = [
      page.getByRole('listitem').filter({ hasText: 'Harassment' }),
      page.getByRole('listitem').filter({ hasText: 'Spam' }),
    ];
    await heading(first, `Ben Hur ${ben.alias}`).waitFor();
    await see(second, /Reported by someone who deleted their account/);
    expect(await button(second, /^Their messages/).count()).toBe(0);
    await press(first, 'Their messages (2)');
    await see(first, 'Please stop writing to me.');
    await press(first, 'Mark as done');
    await see(page, '1 open');
    await press(first, 'Open again');
    await see(page, '2 open');
    expect(api.callsOf(settleReport).map(({ body }) => body)).toEqual(
      [true, false].map((done) => ({ report: { done } })),
    );
  });
});
