import { phone } from '@serendip/test-kit/devices';
import { patience } from '@serendip/test-kit/patience';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from './product.ts';

/** The parts of the answers that are read here. */
type Data = Record<'user' | 'event' | 'live', { id: string; code: string }>;

/** Somebody who has done by calls what happened before the journey. */
interface Caller {
  user: { id: string };
  token: string;
  send: (method: string, path: string, body?: unknown) => Promise<Data>;
}

async function callerBy(at: string, path: string, body: unknown): Promise<Caller> {
  const call = async (method: string, to: string, sent: unknown, token = '') => {
    const response = await fetch(`${at}/api${to}`, {
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

/** A phone, signed in as somebody, and the number of taps on it. */
async function phoneOf(product: Product, caller: Caller | null): Promise<{ page: Page; taps: () => Promise<number> }> {
  const { context, page } = await product.visit(phone);
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

/** Taps what has not moved for a fifth of a second: a sheet that grows takes a quicker tap elsewhere, and the driver taps again. */
async function tapAtRest(place: Locator): Promise<void> {
  let before = '';
  const rests = async () => {
    const now = JSON.stringify(await place.boundingBox());
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(rests, { interval: 200 }).toBe(true);
  await place.tap();
}

export const tapJourneys = (product: Product) =>
  describe('how few taps it takes', () => {
    let host: Caller;
    let eventId: string;
    const signUp = (email: string) =>
      callerBy(product.serendip.url, '/users', { user: { email, password, password_confirmation: password } });
    const guest = (name: string) =>
      callerBy(product.serendip.url, `/events/${eventId}/join_as_guest`, { guest: { name } });
    beforeAll(async () => {
      host = await signUp('tapping-host@example.org');
      eventId = (await host.send('POST', '/events', { event: { name: 'Soup & Stories', guest_join: true } })).event.id;
      const question = { text: 'What are you looking for?', response_format: 'long' };
      await host.send('POST', `/events/${eventId}/questions`, { question });
    });

    test('a host gets ten joined people into round 1 of 3 with at most eight taps, and stays on the console', async () => {
      const guests = await Promise.all(Array.from({ length: 10 }, (_, n) => guest(`Guest ${n + 1}`)));
      const { page, taps } = await phoneOf(product, host);
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
      const { page, taps } = await phoneOf(product, null);
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

    test("a host who never wrote a rule says 'people of one company apart' with three taps, and 'a mentor in each room' with ten and four letters", async () => {
      const rulesEvent = (await host.send('POST', '/events', { event: { name: 'Offsite', guest_join: true } })).event
        .id;
      for (const name of ['Ana', 'Ben', 'Cem', 'Dora'])
        await callerBy(product.serendip.url, `/events/${rulesEvent}/join_as_guest`, { guest: { name } });
      const { page } = await phoneOf(product, host);
      let taps = 0;
      const tap = async (place: Locator) => {
        taps += 1;
        await tapAtRest(place);
      };
      const button = (name: string) => page.getByRole('button', { name });
      const begin = async (example: string) => {
        await tap(button('Add a rule'));
        await tap(button(example));
      };
      const save = async () => {
        await tap(button('Save rule'));
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      };
      await page.goto(`/events/${rulesEvent}`);
      await begin('People of one company are apart');
      await save();
      await page.getByText('People with the same e-mail domain are apart', { exact: true }).waitFor();
      expect(taps).toBe(3);

      await begin('A mentor in each room');
      const group = page.getByLabel('Group', { exact: true });
      await tap(group);
      // A tap in the phone's own list, which the page does not see.
      await group.selectOption({ label: 'People by name…' });
      const choose = async (name: string) => {
        await tap(page.getByText(name, { exact: true }));
        await page.getByRole('list', { name: 'Group: chosen people' }).getByText(name).waitFor();
      };
      await choose('Ana');
      for (const name of ['Ben', 'Cem']) {
        await tap(page.getByRole('searchbox'));
        await page.keyboard.type(name.slice(0, 2));
        await choose(name);
      }
      await save();
      await page.getByText('Each room has at least 1 of Ana, Ben and Cem', { exact: true }).waitFor();
      expect(taps + 1).toBe(3 + 10);
    });

    test('a person with an account gets from the link to the first answer with one tap', async () => {
      const { page, taps } = await phoneOf(product, await signUp('tapping-ann@example.org'));
      await page.goto(`/events/${eventId}`);
      await page.getByRole('button', { name: 'Join This Event' }).tap();
      await expect.poll(() => focused(page)).toBe('TEXTAREA');
      await expect.poll(() => shownInView(page)).toBe(true);
      expect(await taps()).toBe(1);
    });
  });
