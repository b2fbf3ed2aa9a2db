import { chromiumFlags, ensureChromium } from '@serendip/test-kit/chromium';
import { phone } from '@serendip/test-kit/devices';
import { patience } from '@serendip/test-kit/patience';
import { type Serendip, startSerendip } from '@serendip/test-kit/serendip';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDataFolder } from '../apps/server/test/prepared-folder.ts';
import { visit } from './visitor.ts';

let serendip: Serendip;
let browser: Browser;
let host: Caller;
let eventId: string;
beforeAll(async () => {
  // Ten guests come from one address at once.
  serendip = await startSerendip({ RATE_LIMIT: 'off' }, fillDataFolder);
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  host = await signUp('host@example.org');
  eventId = (await host.send('POST', '/events', { event: { name: 'Soup & Stories', guest_join: true } })).event.id;
  const question = { text: 'What are you looking for?', response_format: 'long' };
  await host.send('POST', `/events/${eventId}/questions`, { question });
});
afterAll(async () => {
  await browser?.close();
  await serendip?.stop();
});

/** The parts of the answers that are read here. */
type Data = Record<'user' | 'event' | 'live', { id: string; code: string }>;

/** Somebody who has done by calls what happened before the journey. */
interface Caller {
  user: { id: string };
  token: string;
  send: (method: string, path: string, body?: unknown) => Promise<Data>;
}

async function callerBy(path: string, body: unknown): Promise<Caller> {
  const call = async (method: string, to: string, sent: unknown, token = '') => {
    const response = await fetch(`${serendip.url}/api${to}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: sent === undefined ? null : JSON.stringify(sent),
    });
    const { status } = (await response.json()) as { status: { code: number; message: string; data: Data } };
    if (status.code >= 300) throw new Error(`${method} ${to}: ${status.message}`);
    return { data: status.data, token: response.headers.get('authorization')?.replace('Bearer ', '') ?? '' };
  };
  const { data, token } = await call('POST', path, body);
  return { user: data.user, token, send: async (method, to, sent) => (await call(method, to, sent, token)).data };
}

const password = 'correct horse';
const signUp = (email: string) => callerBy('/users', { user: { email, password, password_confirmation: password } });
const guest = (name: string) => callerBy(`/events/${eventId}/join_as_guest`, { guest: { name } });

/** A phone, signed in as somebody, and the number of taps on it. */
async function phoneOf(caller: Caller | null): Promise<{ page: Page; taps: () => Promise<number> }> {
  const { context, page } = await visit(browser, serendip.url, phone);
  let taps = 0;
  await context.exposeFunction('countTap', () => {
    taps += 1;
  });
  await context.addInitScript("addEventListener('pointerdown', () => window.countTap(), { capture: true });");
  if (caller)
    await context.addInitScript(`
      localStorage.setItem('serendip.user', ${JSON.stringify(JSON.stringify(caller.user))});
      localStorage.setItem('serendip.token', ${JSON.stringify(caller.token)});`);
  return { page, taps: async () => taps };
}

const focused = (page: Page) => page.evaluate<string>('document.activeElement.tagName');
const shownInView = (page: Page) =>
  page.evaluate<boolean>(
    '(() => { const { top, bottom } = document.activeElement.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; })()',
  );

test('a host gets ten joined people into round 1 of 3 with at most eight taps, and stays on the console', async () => {
  const guests = await Promise.all(Array.from({ length: 10 }, (_, n) => guest(`Guest ${n + 1}`)));
  const { page, taps } = await phoneOf(host);
  await page.goto(`/events/${eventId}`);
  await page.getByText('10 joined, 0 answered').waitFor();
  await page.getByRole('link', { name: 'Run the evening' }).tap();
  await page.getByRole('button', { name: 'Open the doors' }).tap();
  await page.getByText('The doors are open', { exact: true }).waitFor();
  const pages: string[] = [];
  page.on('framenavigated', (frame) => pages.push(frame.url()));
  for (const { user } of guests)
    await host.send('PATCH', `/events/${eventId}/presence`, { presence: { user_id: user.id, here: true } });
  await page.getByRole('button', { name: 'Match 10 people' }).tap();
  await page.getByRole('button', { name: 'Match and start' }).tap();
  // A server's first run reads the lexicon, which takes a minute on a machine that is busy with other things.
  await page.getByRole('heading', { name: 'Round 1 of 3' }).waitFor({ timeout: patience });
  expect(pages).toEqual([]);
  expect(await taps()).toBeLessThanOrEqual(8);
});

test('a guest gets from the scanned code to the first answer with one field and two taps', async () => {
  const { live } = await host.send('GET', `/events/${eventId}/live`);
  const { page, taps } = await phoneOf(null);
  await page.goto(`/events/${eventId}?here=${live.code}`);
  await page.getByLabel('What should people call you?').tap();
  expect(await page.getByRole('textbox').count()).toBe(1);
  await page.keyboard.type('Sami');
  await page.getByRole('button', { name: 'Join as a guest' }).tap();
  await expect.poll(() => focused(page)).toBe('TEXTAREA');
  await expect.poll(() => shownInView(page)).toBe(true);
  await page.keyboard.type('A co-founder');
  expect(await page.getByLabel('What are you looking for?').inputValue()).toBe('A co-founder');
  expect(await taps()).toBe(2);
});

test('a person with an account gets from the link to the first answer with one tap', async () => {
  const { page, taps } = await phoneOf(await signUp('ann@example.org'));
  await page.goto(`/events/${eventId}`);
  await page.getByRole('button', { name: 'Join This Event' }).tap();
  await expect.poll(() => focused(page)).toBe('TEXTAREA');
  await expect.poll(() => shownInView(page)).toBe(true);
  expect(await taps()).toBe(1);
});
