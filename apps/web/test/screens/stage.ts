import type { User } from '@serendip/contract/accounts';
import { desktop } from '@serendip/test-kit/devices';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test as plainTest } from 'vitest';
import type { MockApi } from './mock-api.ts';
import { handOn, mustLoad, openPage, signedIn, takePage } from './pages.ts';
import { ana } from './samples.ts';
import type { Site } from './site.ts';
import { usualApi } from './usual-answers.ts';

interface Setting {
  /** The signed-in user; by default Ana. */
  as?: User | null;
  device?: BrowserContextOptions;
  /** The page's time is the test's: it starts here and goes on by itself until it is moved. */
  time?: string;
  /** Whether the test changes its page in a way that stays, as by a script of its own: no other test gets it then. */
  alters?: boolean;
  /** Whether the first visit loads the page, as from a link in a mail. Else the app in it is at another screen before. */
  loads?: boolean;
}

/** A page whose calls the test answers. */
export interface Stage {
  page: Page;
  api: MockApi;
  /** Where the page's app is, as its address bar begins. */
  origin: string;
  site: Site;
  /** Errors of the console and the page so far. */
  complaints: string[];
}

/** Takes a page for a test; `handOn` gives it to the next or closes it. */
async function setStage({ as = ana, device = desktop, time, alters = false, loads = false }: Setting) {
  const taken = await (alters ? openPage(device) : takePage(device, time));
  const { page, site } = taken;
  if (alters && time) await page.clock.install({ time });
  if (loads) mustLoad(page);
  const api = usualApi();
  site.api = api;
  await signedIn(page, as);
  const complaints: string[] = [];
  page.on('console', (line) => {
    const { url } = line.location();
    const askedFor =
      (line.text().startsWith('Failed to load resource') && api.refused.has(url)) ||
      // Only a test that goes offline sees this.
      line.text().endsWith('net::ERR_INTERNET_DISCONNECTED') ||
      line.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(line.type()) && !askedFor) complaints.push(`${line.text()} (${url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, api, site, origin: site.origin, complaints, taken };
}

/** A page's address, accessibility tree and calls, printed when a test fails. */
async function whatShows({ page, api, taken }: Awaited<ReturnType<typeof setStage>>): Promise<string> {
  const roles = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
  const calls = api.calls.map(({ endpoint }) => endpoint).join(' ');
  return `The page at the end, ${page.url()}:\n${roles}\nIts calls, of which ${taken.site.underWay} wait: ${calls}`;
}

/** A test with pages of its own. It fails on any complaint of the console and on any call that it did not answer. */
export const test = plainTest.extend('stage', async ({ task }, { onCleanup }) => {
  const stages: Awaited<ReturnType<typeof setStage>>[] = [];
  onCleanup(async () => {
    if (task.result?.state === 'fail') for (const stage of stages) console.error(await whatShows(stage));
    await Promise.all(stages.map(({ taken }) => handOn(taken)));
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
