import type { User } from '@serendip/contract/accounts';
import { getSettings } from '@serendip/contract/service';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test as plainTest } from 'vitest';
import { connectBrowser, desktop } from '../browser.ts';
import { MockApi } from './mock-api.ts';
import { ana } from './samples.ts';

export const pagesUrl = inject('pagesUrl');

interface Setting {
  /** Who is signed in; Ana unless said otherwise. */
  as?: User | null;
  device?: BrowserContextOptions;
  /** The page's time is the test's: it starts here and goes on by itself until it is moved. */
  time?: string;
}

/** A page whose calls the test answers. */
export interface Stage {
  page: Page;
  api: MockApi;
  /** What the console and the page complained about so far. */
  complaints: string[];
}

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser?.close());

/** Signs somebody in before the page's first script, once. (The context's own way opens a page for it, which costs.) */
const beginSession = (user: User) => `
  if (!sessionStorage.getItem('begun')) {
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('serendip.user', ${JSON.stringify(JSON.stringify(user))});
    localStorage.setItem('serendip.token', 'token-at-start');
  }`;

async function setStage({ as = ana, device = desktop, time }: Setting): Promise<Stage> {
  const context = await browser.newContext({
    // Frames of things that move cost a fifth of the time; the tests of motion ask for it.
    reducedMotion: 'reduce',
    ...device,
    baseURL: pagesUrl,
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(15_000);
  if (time) await context.clock.install({ time });
  const page = await context.newPage();
  if (as) await page.addInitScript(beginSession(as));
  const api = new MockApi();
  api.answer(getSettings, { analytics: null, support_email: 'help@example.org', ai: false });
  await api.serve(page);
  const complaints: string[] = [];
  page.on('console', (line) => {
    const { url } = line.location();
    const askedFor =
      (line.text().startsWith('Failed to load resource') && api.refused.has(url)) ||
      line.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(line.type()) && !askedFor) complaints.push(`${line.text()} (${url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, api, complaints };
}

/** A test with pages of its own. It fails on any complaint of the console and on any call that it did not answer. */
export const test = plainTest.extend('stage', async ({ task: _ }, { onCleanup }) => {
  const stages: Stage[] = [];
  onCleanup(async () => {
    await Promise.all(stages.map(({ page }) => page.context().close()));
    for (const { complaints, api } of stages) {
      expect(api.mistakes).toEqual([]);
      expect(complaints).toEqual([]);
    }
  });
  return async (setting: Setting = {}): Promise<Stage> => {
    const stage = await setStage(setting);
    stages.push(stage);
    return stage;
  };
});
