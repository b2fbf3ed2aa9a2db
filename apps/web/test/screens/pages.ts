import type { User } from '@serendip/contract/accounts';
import { desktop, phone } from '@serendip/test-kit/devices';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { Site } from './site.ts';

/**
 * The pages that tests look at screens with. One that a test is done with goes to the next, emptied: a new browser context
 * costs a process and reads the whole web app again, which takes longer than most tests.
 */
export interface OpenPage {
  page: Page;
  site: Site;
  device: BrowserContextOptions;
}

const idle = new Map<BrowserContextOptions, OpenPage[]>([
  [desktop, []],
  [phone, []],
]);

/** One connection for all files of a worker; the browser ends with the run. */
let browser: Promise<Browser> | undefined;

/** A page of the app's origin that runs nothing: to leave the origin would end the page's process. */
const emptyPage = '/robots.txt';

async function openPage(device: BrowserContextOptions): Promise<OpenPage> {
  browser ??= chromium.connect(inject('browserEndpoint'));
  const site = await Site.open(inject('pagesUrl'));
  const context = await (await browser).newContext({
    // Frames of things that move cost a fifth of the time; the tests of motion ask for it.
    reducedMotion: 'reduce',
    ...device,
    baseURL: site.origin,
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(45_000);
  const page = await context.newPage();
  await page.goto(emptyPage);
  return { page, site, device };
}

export const takePage = async (device: BrowserContextOptions): Promise<OpenPage> =>
  idle.get(device)?.pop() ?? openPage(device);

/** Forgets what the browser keeps for the app, then signs somebody in. */
export async function signedIn(page: Page, user: User | null): Promise<void> {
  const session = user ? { 'serendip.user': JSON.stringify(user), 'serendip.token': 'token-at-start' } : {};
  await page.evaluate(`
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(localStorage, ${JSON.stringify(session)});`);
}

/** Undoes what a test may have done to its page, for the next. A page of an unusual device ends here. */
export async function handOn(taken: OpenPage): Promise<void> {
  const { page, site, device } = taken;
  const context = page.context();
  const others = idle.get(device);
  if (!others || page.isClosed()) return context.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  site.api = null;
  await page.goto(emptyPage);
  // Calls that the page sent before it left reach the site before this answer does, so the next test hears of none.
  await page.evaluate(`fetch('${emptyPage}', { cache: 'no-store' }).then((answer) => answer.text())`);
  await Promise.all([
    ...context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
    context.clearPermissions(),
    page.mouse.move(0, 0),
    page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' }),
    device.viewport ? page.setViewportSize(device.viewport) : undefined,
  ]);
  others.push(taken);
}
