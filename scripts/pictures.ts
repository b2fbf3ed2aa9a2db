import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumFlags, ensureChromium } from '@serendip/test-kit/chromium';
import { startSerendip } from '@serendip/test-kit/serendip';
import { type Browser, chromium, type Page } from 'playwright-core';
import { ana } from '../apps/web/test/screens/samples.ts';
import type { Scene } from '../apps/web/test/screens/scenes/scene.ts';
import { scenes } from '../apps/web/test/screens/scenes.ts';
import { Site } from '../apps/web/test/screens/site.ts';
import { usualApi } from '../apps/web/test/screens/usual-answers.ts';
import { photographLanguages } from './pictures/languages.ts';

/**
 * `npm run pictures`: fills a demo, photographs every screen and main state at 1280 and 390 px, light and dark, into
 * `pictures/` (outside git), and puts the README's three into `docs/pictures/`. States that a demo does not have come from
 * the scenes of the browser tests. Words after it choose: `npm run pictures -- landing messages`. `-- --languages` makes
 * sheets of every screen in every language instead; words after it choose languages.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'pictures');
const forReadme = join(root, 'docs/pictures');

const host = { email: 'host@demo.serendip.test', password: 'demo-evening' };
const joiner = { email: 'guest1@demo.serendip.test', password: 'demo-evening' };
const newcomer = { email: 'newcomer@demo.serendip.test', password: 'demo-evening' };

interface Shot {
  name: string;
  who?: { email: string; password: string };
  path: string | ((eventId: string) => string);
  /** Brings the screen into the state to be seen. */
  prepare?: (page: Page) => Promise<void>;
  /** The README's cut: the window's width, and the heading that stands at its top. */
  readme?: { width: number; file: string; from: string };
}

const shots: Shot[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password/abcdefghijklmnopqrstuvwxyz' },
  { name: 'reset-password-invalid', path: '/reset-password' },
  { name: 'design-system', path: '/design-system' },
  { name: 'dashboard-empty', who: newcomer, path: '/dashboard' },
  { name: 'dashboard-hosted', who: host, path: '/dashboard' },
  {
    name: 'dashboard-joined',
    who: joiner,
    path: '/dashboard',
    prepare: (page) => page.getByRole('tab', { name: 'Events Joined' }).click(),
  },
  { name: 'create-event', who: host, path: '/create-event' },
  {
    name: 'create-event-question',
    who: host,
    path: '/create-event',
    prepare: async (page) => {
      await page.getByLabel('Event name').fill('Founders & Friends');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Add Question' }).click();
      await page.getByLabel('Question type').selectOption('multi_select');
      await page.getByLabel('Question text').fill('What brings you here?');
    },
  },
  { name: 'edit-event', who: host, path: (id) => `/events/${id}/edit` },
  { name: 'event-not-joined', who: newcomer, path: (id) => `/events/${id}` },
  {
    name: 'event-host',
    who: host,
    path: (id) => `/events/${id}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Show/ }).click();
      await page.getByText('Room Assignments').first().waitFor();
    },
    readme: { width: 1280, file: 'host-results.png', from: 'Match Results' },
  },
  {
    name: 'event-host-matches',
    who: host,
    path: (id) => `/events/${id}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Show/ }).click();
      await page.getByRole('button', { name: 'All Matches' }).click();
      await page.getByRole('heading', { name: 'Mutual Connections' }).first().waitFor();
    },
  },
  {
    name: 'event-understood',
    who: joiner,
    path: (id) => `/events/${id}`,
    prepare: async (page) => {
      const open = page.getByRole('button', { name: /^\d+ topics?$/ });
      await page.getByRole('heading', { name: 'What Serendip understood' }).waitFor();
      if (await open.isVisible()) await open.click();
    },
    readme: { width: 390, file: 'joiner-understood.png', from: 'What Serendip understood' },
  },
  {
    name: 'event-joined',
    who: joiner,
    path: (id) => `/events/${id}`,
    prepare: async (page) => {
      const why = page.getByText('Why matched').first();
      if (await why.isVisible()) await why.click();
    },
    readme: { width: 390, file: 'joiner-matches.png', from: 'Your Matches' },
  },
  { name: 'event-not-found', who: joiner, path: '/events/00000000-0000-4000-8000-000000000000' },
  { name: 'profile', who: joiner, path: '/profile' },
  { name: 'messages', who: joiner, path: '/messages' },
  {
    name: 'messages-thread',
    who: joiner,
    path: '/messages',
    prepare: async (page) => {
      await page
        .getByText(/soup on Thursday|green scarf|write you then|talk a little/)
        .first()
        .click();
      await page.getByText('Why matched').first().waitFor();
    },
  },
  { name: 'not-found', path: '/nowhere-at-all' },
];

/** A scene's name as a file's: 'wizard, delete confirmation' is scene-wizard-delete-confirmation. */
const sceneName = (scene: Scene) => `scene-${scene.name.replace(/\W+/g, '-')}`;

/** All, or those whose name begins with a word of the command line. */
const named = process.argv.slice(2);
const isChosen = (name: string) => named.length === 0 || named.some((word) => name.startsWith(word));
const chosen = shots.filter(({ name }) => isChosen(name));
const chosenScenes = scenes.filter((scene) => isChosen(sceneName(scene)));

/** What a browser stores of a session that the API has just begun. */
async function sessionOf(url: string, user: { email: string; password: string }) {
  const response = await fetch(`${url}/api/users/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user }),
  });
  const answer = (await response.json()) as { status: { data: { user: unknown } } };
  const token = response.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  return [
    { name: 'serendip.user', value: JSON.stringify(answer.status.data.user) },
    { name: 'serendip.token', value: token },
  ];
}

/** The whole screen in one window, so that fixed elements are at the picture's edges. */
async function takeWhole(page: Page, width: number, path: string): Promise<void> {
  const height = Number(await page.evaluate('window.scrollTo(0, 0), document.documentElement.scrollHeight'));
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(150);
  await page.screenshot({ path });
}

async function takeCut(page: Page, from: string, path: string): Promise<void> {
  // The page's scroll padding keeps the heading below the header and the evening's strip.
  const heading = page.getByRole('heading', { name: from, exact: true });
  // Twice: parts of the page that the first scroll shows can change its height.
  for (let time = 0; time < 2; time++) {
    await heading.evaluate((element) => element.scrollIntoView());
    await page.waitForTimeout(150);
  }
  await page.screenshot({ path });
}

async function photograph(browser: Browser, url: string, eventId: string): Promise<void> {
  for (const width of [1280, 390])
    for (const colorScheme of ['light', 'dark'] as const)
      for (const shot of chosen) {
        const forCut = shot.readme?.width === width && colorScheme === 'light';
        const localStorage = shot.who ? await sessionOf(url, shot.who) : [];
        const context = await browser.newContext({
          baseURL: url,
          colorScheme,
          reducedMotion: 'reduce',
          viewport: { width, height: width === 390 ? 844 : 800 },
          deviceScaleFactor: forCut ? 2 : 1,
          storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
        });
        const page = await context.newPage();
        await page.goto(typeof shot.path === 'string' ? shot.path : shot.path(eventId));
        await page.waitForLoadState('networkidle');
        await shot.prepare?.(page);
        await page.mouse.move(0, 0);
        await page.waitForTimeout(300);
        if (forCut && shot.readme) await takeCut(page, shot.readme.from, join(forReadme, shot.readme.file));
        await takeWhole(page, width, join(folder, `${shot.name}-${width}-${colorScheme}.png`));
        await context.close();
      }
}

const heights: Record<number, number> = { 390: 844, 1920: 1080 };

/** The states of the browser tests, whose calls are answered by their scene. */
async function photographScenes(browser: Browser, url: string): Promise<void> {
  const site = await Site.open(url);
  for (const scene of chosenScenes) {
    const localStorage = scene.signedOut
      ? []
      : [
          { name: 'serendip.user', value: JSON.stringify(ana) },
          { name: 'serendip.token', value: 'token' },
        ];
    for (const width of scene.projected ? [1920, 1280, 390] : [1280, 390])
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({
          baseURL: site.origin,
          colorScheme,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
          viewport: { width, height: heights[width] ?? 800 },
          storageState: { cookies: [], origins: [{ origin: site.origin, localStorage }] },
        });
        const page = await context.newPage();
        const api = usualApi();
        site.api = api;
        scene.answer?.(api);
        await page.goto(scene.path);
        await scene.prepare(page);
        await page.mouse.move(0, 0);
        await takeWhole(page, width, join(folder, `${sceneName(scene)}-${width}-${colorScheme}.png`));
        await context.close();
      }
  }
}

async function newcomerSignsUp(url: string): Promise<void> {
  const user = { ...newcomer, password_confirmation: newcomer.password };
  await fetch(`${url}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user }),
  });
}

async function takeAll(browser: Browser): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'serendip-pictures-'));
  const demo = spawnSync(process.execPath, ['apps/server/src/demo/main.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const eventId = demo.stdout.match(/\/events\/([\w-]+)/)?.[1];
  if (!eventId) throw new Error(`The demo could not be made:\n${demo.stdout}${demo.stderr}`);
  const serendip = await startSerendip({ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
  try {
    await newcomerSignsUp(serendip.url);
    await photograph(browser, serendip.url, eventId);
    await photographScenes(browser, serendip.url);
  } finally {
    await serendip.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  process.stdout.write(`${(chosen.length + chosenScenes.length) * 4} pictures in ${folder}\n`);
}

for (const place of [folder, forReadme]) mkdirSync(place, { recursive: true });
spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  if (process.argv.includes('--languages')) await photographLanguages(browser, folder, named);
  else await takeAll(browser);
} finally {
  await browser.close();
}
