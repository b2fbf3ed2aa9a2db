import { listMessages, type Message, markRead, sendMessage } from '@serendip/contract/messages';
import { phone } from '@serendip/test-kit/devices';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { button, eventually, field, gone, heading, link, press, see, setVisible, shows } from './looking.ts';
import type { Refusal } from './mock-api.ts';
import { visit } from './pages.ts';
import { ben, conversation, conversationMatch, eventId, message, noContact } from './samples.ts';
import { test } from './stage.ts';
import { answerThread, now, sent, withBen } from './threads.ts';
import { threadWithBen } from './whole-screens.ts';

const composer = (page: Page) => field(page, 'Message to calm-heron');

async function write(page: Page, words: string): Promise<void> {
  await composer(page).fill(words);
  await press(page, 'Send message');
}

/** Enough of a thread to scroll in. */
const longThread = (count: number): Message[] =>
  Array.from({ length: count }, (_, n) => message(n, `Line ${n}\nwith\nmore\nwords`));

/** Where the thread stands; null before it is there. */
const scrolled = (page: Page): Promise<{ top: number; distance: number } | null> =>
  page.evaluate(`(() => {
    const node = document.querySelector('[data-scroller]');
    return node && { top: node.scrollTop, distance: node.scrollHeight - node.clientHeight - node.scrollTop };
  })()`);
const isAtEnd = async (page: Page) => ((await scrolled(page))?.distance ?? Number.POSITIVE_INFINITY) < 2;

const tooMany = 'You have sent 10 messages without a reply. Please wait a few minutes before you write again.';

describe.concurrent('Messages: a thread', () => {
  test("shows the alias, 'Matched at: {event}' and an expandable 'Why matched'", async ({ stage }) => {
    const { page, api } = await stage();
    answerThread(api, [message(1, 'Hello Ana')]);
    await visit(page, withBen);
    await heading(page, 'calm-heron').waitFor();
    expect(await link(page, 'Matched at: Founders & Friends').getAttribute('href')).toBe(`/events/${eventId}`);
    expect(await shows(page, 'You both care about climate.')).toBe(false);
    await press(page, 'Why matched');
    await see(page, 'You both care about climate.');
    await see(page, 'Mutual Connections');
    await see(page, 'Ask what surprises people about climate.');
    await page.getByText('88%').waitFor();
    await press(page, 'Why matched');
    await gone(page, 'You both care about climate.');

    // Two who were not matched, but shared a room.
    const event = { id: eventId, name: 'Founders & Friends' };
    api.answer(listMessages, { ...threadWithBen([message(1, 'Hello Ana')]), match: null, met: { event, round: 2 } });
    await page.reload();
    const met = link(page, 'You met in round 2 of Founders & Friends');
    expect(await met.getAttribute('href')).toBe(`/events/${eventId}`);
    expect(await shows(page, 'Why matched')).toBe(false);
  });

  test('of two whom a removal parted can be read, and has no field to write in', async ({ stage }) => {
    const { page, api } = await stage();
    answerThread(api, []);
    api.answer(listMessages, { ...threadWithBen([message(1, 'Hello Ana')]), match: null, parted: true });
    await visit(page, withBen);
    await see(page, 'Hello Ana');
    await see(page, 'One of you was removed from the event where you met. You can read the messages, but not write.');
    expect(await page.getByRole('textbox').count()).toBe(0);
  });

  test('opening one marks its messages read', async ({ stage }) => {
    const { page, api } = await stage();
    answerThread(api, [message(1, 'Hello Ana')], [conversation({ unread_count: 2 })]);
    await visit(page, withBen);
    await see(page, 'Hello Ana');
    await eventually(() => api.callsOf(markRead).length > 0).toBe(true);
    expect(api.callsOf(markRead)[0]?.params.user_id).toBe(ben.id);
  });

  test('a matched person without messages yet has an empty thread with alias and match', async ({ stage }) => {
    const { page, api } = await stage();
    answerThread(api, [], []);
    await visit(page, withBen);
    await heading(page, 'calm-heron').waitFor();
    await link(page, 'Matched at: Founders & Friends').waitFor();
    await composer(page).waitFor();
  });

  test("sending shows the message at once, dimmed, with 'Sending...', then the server's", async ({ stage }) => {
    const { page, api } = await stage();
    answerThread(api, [message(1, 'Hello Ana')]);
    const release = api.hold(sendMessage);
    await visit(page, withBen);
    await write(page, '  Hello Ben  ');
    const bubble = page.getByRole('listitem').filter({ hasText: 'Hello Ben' });
    await see(bubble, 'Sending...');
    const opacity = () =>
      page.evaluate(
        "getComputedStyle([...document.querySelectorAll('li p')].find((each) => each.textContent === 'Hello Ben')).opacity",
      );
    expect(Number(await opacity())).toBeLessThan(1);
    expect(await composer(page).inputValue()).toBe('');
    release();
    await gone(page, 'Sending...');
    await see(page, 'Hello Ben');
    expect(Number(await opacity())).toBe(1);
    expect(sent(api)).toEqual([{ content: 'Hello Ben', client_id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  });

  test.for<[string, Refusal, string]>([
    [
      "the error's text",
      { code: 403, message: 'You can only message people you were matched with' },
      'You can only message people you were matched with',
    ],
    ['the fallback when nothing was said', { code: 502 }, 'Failed to send message. Please try again.'],
    ['that one has to wait', { code: 429, message: tooMany }, tooMany],
  ])('a failed message stays, says %s, and Retry sends it again', async ([, refusal, words], { stage }) => {
    const { page, api } = await stage();
    answerThread(api, [message(1, 'Hello Ana')]).refuse(sendMessage, refusal);
    await visit(page, withBen);
    await write(page, 'Hello Ben');
    const bubble = page.getByRole('listitem').filter({ hasText: 'Hello Ben' });
    await see(bubble, words);
    answerThread(api, [message(1, 'Hello Ana')]);
    await press(bubble, 'Retry');
    await gone(page, words);
    await see(page, 'Hello Ben');
    expect(await page.getByText('Hello Ben', { exact: true }).count()).toBe(1);
    await eventually(() => sent(api).length).toBe(2);
    const tries = sent(api);
    expect(tries.map(({ content }) => content)).toEqual(['Hello Ben', 'Hello Ben']);
    expect(tries[0]?.client_id).toBe(tries[1]?.client_id);
  });

  test('a failed message survives a reload', async ({ stage }) => {
    const { page, api } = await stage();
    answerThread(api, []).refuse(sendMessage, { code: 503, message: 'Not ready.' });
    await visit(page, withBen);
    await write(page, 'Hello Ben');
    await see(page, 'Not ready.');
    await page.reload();
    await see(page, 'Hello Ben');
    await button(page, 'Retry').waitFor();
  });

  test('nothing blank, nothing over 2000 characters, nothing while a send is in progress', async ({ stage }) => {
    const { page, api } = await stage();
    answerThread(api, []);
    const release = api.hold(sendMessage);
    await visit(page, withBen);
    const send = button(page, 'Send message');
    expect(await send.isDisabled()).toBe(true);
    await composer(page).fill('   \n ');
    expect(await send.isDisabled()).toBe(true);
    await composer(page).fill('x'.repeat(2001));
    await see(page, 'Message must be 2000 characters or less');
    expect(await send.isDisabled()).toBe(true);
    await composer(page).fill('x'.repeat(1901));
    await see(page, '99 characters remaining');
    await composer(page).fill('First');
    await send.click();
    await see(page, 'Sending...');
    await composer(page).fill('Second');
    expect(await send.isDisabled()).toBe(true);
    await composer(page).press('Enter');
    expect(await composer(page).inputValue()).toBe('Second');
    release();
    await eventually(() => send.isEnabled()).toBe(true);
    expect(sent(api)).toHaveLength(1);
  });

  test('is polled every 5 seconds, only while the tab is visible, and again on return', async ({ stage }) => {
    const { page, api } = await stage({ time: now });
    let thread = [message(1, 'Hello Ana')];
    answerThread(api, thread).answer(listMessages, () => threadWithBen(thread));
    const asked = () => api.callsOf(listMessages).length;
    await visit(page, withBen);
    await see(page, 'Hello Ana');
    const before = asked();
    thread = [...thread, message(2, 'Are you there?')];
    await page.clock.runFor(5000);
    await see(page.getByRole('list'), 'Are you there?');
    expect(asked()).toBeLessThanOrEqual(before + 2);
    await setVisible(page, false);
    const hidden = asked();
    await page.clock.runFor(30_000);
    expect(asked()).toBe(hidden);
    thread = [...thread, message(3, 'Hello again')];
    await setVisible(page, true);
    await see(page.getByRole('list'), 'Hello again');
  });

  test('is not polled within 3 seconds of a send', async ({ stage }) => {
    const { page, api } = await stage({ time: now, alters: true });
    answerThread(api, [message(1, 'Hello Ana')]);
    const moments: [string, number][] = [];
    await page.exposeFunction('saw', (what: string, moment: number) => moments.push([what, moment]));
    await page.addInitScript(`
      const send = window.fetch;
      window.fetch = (url, init) => {
        if (/\\/messages/.test(url)) window.saw(init.method, Date.now());
        return send(url, init);
      };
    `);
    await visit(page, withBen);
    await see(page, 'Hello Ana');
    for (let turn = 0; turn < 4; turn += 1) {
      await write(page, `Turn ${turn}`);
      await eventually(() => sent(api).length).toBe(turn + 1);
      // After the last turn comes more quiet than a whole interval: then there must be polls again.
      const quiet = turn < 3 ? 7 : 18;
      for (let step = 0; step < quiet; step += 1) {
        await page.clock.runFor(500);
        await page.waitForTimeout(20);
      }
    }
    const sends = moments.filter(([what]) => what === 'POST').map(([, moment]) => moment);
    const polls = moments.filter(([what]) => what === 'GET').map(([, moment]) => moment);
    expect(sends).toHaveLength(4);
    expect(polls.length).toBeGreaterThan(1);
    const after = sends.flatMap((send) => polls.map((poll) => poll - send));
    expect(after.filter((milliseconds) => milliseconds > 0 && milliseconds < 3000)).toEqual([]);
  });

  test('a long thread scrolls in its place, the page around it does not', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerThread(api, longThread(20));
    await visit(page, withBen);
    await see(page, 'Line 19\nwith\nmore\nwords');
    await eventually(() => isAtEnd(page)).toBe(true);
    expect(
      await page.evaluate('document.documentElement.scrollHeight - document.documentElement.clientHeight'),
    ).toBeLessThanOrEqual(1);
  });

  test('new messages scroll to the bottom for who is within 100 px of it, and leave alone who reads above', async ({
    stage,
  }) => {
    const { page, api } = await stage({ time: now });
    let thread = longThread(20);
    answerThread(api, thread).answer(listMessages, () => threadWithBen(thread));
    const receive = async (words: string) => {
      thread = [...thread, message(thread.length, words)];
      await page.clock.runFor(5000);
      await page.getByRole('listitem').filter({ hasText: words }).waitFor({ state: 'attached' });
    };
    // Resolves once the page has heard of it: the clock of the page stands still, so that no frame can be awaited.
    const scrollUpBy = (pixels: number) =>
      page.evaluate(`new Promise((resolve) => {
        const scroller = document.querySelector('[data-scroller]');
        scroller.addEventListener('scroll', () => resolve(), { once: true });
        scroller.scrollBy(0, -${pixels});
      })`);
    await visit(page, withBen);
    await eventually(() => isAtEnd(page)).toBe(true);
    await scrollUpBy(90);
    await receive('For a near reader');
    await eventually(() => isAtEnd(page)).toBe(true);
    await scrollUpBy(300);
    const top = (await scrolled(page))?.top;
    await receive('For a far reader');
    await page.waitForTimeout(150);
    expect((await scrolled(page))?.top).toBe(top);
    await write(page, 'From myself');
    await eventually(() => isAtEnd(page)).toBe(true);
  });

  test('earlier messages come in while one scrolls up', async ({ stage }) => {
    const { page, api } = await stage();
    const all = longThread(120);
    answerThread(api, []).answer(listMessages, ({ query }) => {
      const pageNumber = Number(query.page ?? 1);
      const end = all.length - (pageNumber - 1) * 50;
      return {
        messages: all.slice(Math.max(0, end - 50), end),
        page: pageNumber,
        per_page: 50,
        total: all.length,
        user: { id: ben.id, alias: ben.alias, card: null },
        match: conversationMatch,
        met: null,
        contact: noContact,
        parted: false,
      };
    });
    await visit(page, withBen);
    await eventually(() => isAtEnd(page)).toBe(true);
    await eventually(async () => {
      await page.evaluate("document.querySelector('[data-scroller]').scrollTo(0, 0)");
      return page
        .getByRole('listitem')
        .filter({ hasText: /Line 0\b/ })
        .count();
    }).toBe(1);
    expect(
      await page
        .getByRole('listitem')
        .filter({ hasText: /Line \d+/ })
        .count(),
    ).toBe(120);
  });

  test.for<[string, Refusal, string]>([
    ["'Failed to load messages'", { code: 400, message: 'Oh' }, 'Failed to load messages'],
    [
      'the reason when nothing connects the two',
      { code: 403, message: 'You can only message people you were matched with' },
      'You can only message people you were matched with',
    ],
    ["'User not found' for an unknown id", { code: 404, message: 'User not found' }, 'User not found'],
  ])('a thread that cannot be opened says %s', async ([, refusal, words], { stage }) => {
    const { page, api } = await stage();
    answerThread(api, []).refuse(listMessages, refusal);
    await visit(page, withBen);
    await see(page, words);
  });

  test('anything that was typed is a draft of that conversation until it is sent', async ({ stage }) => {
    const { page, api } = await stage();
    answerThread(api, [message(1, 'Hello Ana')]);
    await visit(page, withBen);
    await composer(page).fill('Not finished');
    await page.reload();
    await eventually(() => composer(page).inputValue()).toBe('Not finished');
  });

  test('without a network the app says so, keeps the message, and sends it when it is back', async ({ stage }) => {
    const { page, api } = await stage();
    answerThread(api, [message(1, 'Hello Ana')]);
    await visit(page, withBen);
    await see(page, 'Hello Ana');
    await page.context().setOffline(true);
    await page.getByText(/You are offline/).waitFor();
    // The bar takes its room in the next frame.
    await eventually(() => page.evaluate('document.scrollingElement.scrollHeight - innerHeight')).toBe(0);
    await write(page, 'Are you there?');
    await button(page, 'Retry').waitFor();
    await page.context().setOffline(false);
    await gone(page, /You are offline/);
    await button(page, 'Retry').waitFor({ state: 'hidden' });
    await see(page, 'Are you there?');
  });
});
