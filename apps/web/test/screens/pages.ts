import type { User } from '@serendip/contract/accounts';
import { getSettings } from '@serendip/contract/service';
import { chromiumFlags, undrawn } from '@serendip/test-kit/chromium';
import { desktop, phone } from '@serendip/test-kit/devices';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { comeToRest, countCalls, restingPlace, setOut, signIn, signOut } from './at-rest.ts';
import { Site } from './site.ts';
import { usualApi } from './usual-answers.ts';

/**
 * The pages that tests look at screens with. One that a test is done with goes to the next, the app still running in it:
 * a new browser context costs a process, and to load the app costs more than most tests.
 */
export interface OpenPage {
  page: Page;
  site: Site;
  device: BrowserContextOptions;
  /** Where it goes when its test is done; nowhere with an unusual device. */
  others: OpenPage[] | undefined;
}

const pools = () =>
  new Map<BrowserContextOptions, OpenPage[]>([
    [desktop, []],
    [phone, []],
  ]);
const idle = pools();
/** Those whose time is the test's. */
const idleWithClock = pools();

/** Those in which the app is at rest, with who answers its calls. */
const resting = new WeakMap<Page, Site>();

/** One for all files: the worker that starts it talks to it without a process in between. It ends with the worker. */
let browser: Promise<Browser> | undefined;

/** A page of the app's origin that runs nothing. */
const emptyPage = '/robots.txt';

/** A page for one test alone, or for one after another who share `others`. */
export async function openPage(device: BrowserContextOptions, others?: OpenPage[]): Promise<OpenPage> {
  browser ??= chromium.launch({ executablePath: inject('chromiumPath'), args: [...chromiumFlags, undrawn] });
  const site = await Site.open(inject('pagesUrl'));
  const context = await (await browser).newContext({
    // Frames of things that move cost a fifth of the time; the tests of motion ask for it.
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...device,
    baseURL: site.origin,
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(45_000);
  await context.addInitScript(countCalls);
  const page = await context.newPage();
  await page.goto(emptyPage);
  return { page, site, device, others };
}

/** What a page looks like at rest that nobody has used. */
let untouched: string | undefined;

/** Loads the app where it rests, and lets it read what it reads once a load. */
async function loadAtRest({ page, site }: OpenPage): Promise<void> {
  site.api = usualApi();
  await page.evaluate(signOut);
  const settings = page.waitForResponse('**/api/settings');
  await page.goto(restingPlace);
  await settings;
  // The router hears of addresses once it has rendered, which is later than the first call.
  const atRest = await comeToRest(page);
  untouched ??= atRest;
  resting.set(page, site);
}

/** A page for one test after another: `handOn` takes it back. With a time it has a clock, which begins there and goes on by itself. */
export async function takePage(device: BrowserContextOptions, time?: string): Promise<OpenPage> {
  const others = (time ? idleWithClock : idle).get(device);
  const known = others?.pop();
  const taken = known ?? (await openPage(device, others));
  if (time) await taken.page.clock.install({ time });
  if (!known && others) await loadAtRest(taken);
  return taken;
}

/** Signs somebody in on a page where nobody is. */
export async function signedIn(page: Page, user: User | null): Promise<void> {
  if (user) await page.evaluate(signIn({ 'serendip.user': JSON.stringify(user), 'serendip.token': 'token-at-start' }));
}

/**
 * Brings a page to an address: the first time by moving the app that runs in it, which costs a third of loading it.
 * For tests of what happens while a page loads, `loads` of the stage.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const api = resting.get(page)?.api;
  resting.delete(page);
  // The settings are read once a load.
  if (api && !api.isUnusual(getSettings)) await setOut(page, path);
  else await page.goto(path);
}

/** The first visit loads the page, too. */
export function mustLoad(page: Page): void {
  resting.delete(page);
}

/** Undoes what a test may have done to its page, for the next. A page of an unusual device ends here. */
export async function handOn(taken: OpenPage): Promise<void> {
  const { page, site, device, others } = taken;
  const context = page.context();
  if (!others || page.isClosed()) return context.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (idleWithClock.get(device) === others) await page.clock.resume();
  await context.setOffline(false);
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
  const left = await comeToRest(page).catch(String);
  if (left === untouched && site.underWay === 0 && !site.api?.isUnusual(getSettings)) resting.set(page, site);
  else await loadAtRest(taken);
  others.push(taken);
}
