import { join } from 'node:path';
import { languages } from '@serendip/texts/languages';
import type { Browser, Page } from 'playwright-core';
import { servePages } from '../../apps/server/test/serve-pages.ts';
import { ana } from '../../apps/web/test/screens/samples.ts';
import type { Scene } from '../../apps/web/test/screens/scenes/scene.ts';
import { Site } from '../../apps/web/test/screens/site.ts';
import { screens, speak, speakPseudo } from '../../apps/web/test/screens/speak.ts';
import { usualApi } from '../../apps/web/test/screens/usual-answers.ts';

/** CSS pixels of a window, and how many of them a sheet shows side by side. */
const windows = [
  { width: 320, height: 640, across: 8 },
  { width: 390, height: 844, across: 8 },
  { width: 1280, height: 800, across: 4 },
];

interface Picture {
  name: string;
  png: Buffer;
}

/** A screen in each of the windows, in a language. */
async function photographScreen(browser: Browser, site: Site, scene: Scene, language: string): Promise<Buffer[]> {
  const localStorage = scene.signedOut
    ? []
    : [
        { name: 'serendip.user', value: JSON.stringify(ana) },
        { name: 'serendip.token', value: 'token' },
      ];
  const context = await browser.newContext({
    baseURL: site.origin,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: site.origin, localStorage }] },
  });
  const page = await context.newPage();
  const api = usualApi();
  site.api = api;
  site.inPlaceOfFrench = null;
  scene.answer?.(api);
  await page.goto(scene.path);
  await scene.prepare(page);
  if (language === 'pseudo') await speakPseudo(page, site);
  else await speak(page, language);
  const taken: Buffer[] = [];
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(150);
    taken.push(await page.screenshot());
  }
  await context.close();
  return taken;
}

/** Pictures side by side, each with its screen's name. */
async function layOut(page: Page, pictures: Picture[], width: number, across: number, path: string): Promise<void> {
  const shown = 240;
  const cells = pictures.map(
    ({ name, png }) =>
      `<figure style="margin:0"><img width="${across === 4 ? 2 * shown : shown}" src="data:image/png;base64,${png.toString('base64')}"><figcaption>${name.replaceAll('<', '')}</figcaption></figure>`,
  );
  await page.setViewportSize({ width: 8 * shown + 100, height: 800 });
  await page.setContent(
    `<body style="font:12px sans-serif;background:#ddd"><h1>${width} px</h1><div style="display:grid;gap:8px;grid-template-columns:repeat(${across},${across === 4 ? 2 * shown : shown}px)">${cells.join('')}</div>`,
  );
  await page.screenshot({ path, fullPage: true });
}

/**
 * `npm run pictures -- --languages`: a sheet of every screen for each language and window. The longest is the pseudo-language.
 * Words after it choose: `-- --languages de pseudo`.
 */
export async function photographLanguages(browser: Browser, folder: string, chosen: string[]): Promise<void> {
  const pages = await servePages();
  const site = await Site.open(pages.url);
  const desk = await browser.newPage();
  const all = [...languages, 'pseudo'];
  for (const language of chosen.length > 0 ? all.filter((code) => chosen.includes(code)) : all) {
    const sheets = windows.map((): Picture[] => []);
    for (const scene of screens) {
      const taken = await photographScreen(browser, site, scene, language).catch((error: unknown) => {
        throw new Error(`${scene.name} in ${language}`, { cause: error });
      });
      for (const [at, png] of taken.entries()) sheets[at]?.push({ name: scene.name, png });
    }
    for (const [at, { width, across }] of windows.entries()) {
      const path = join(folder, `languages-${language}-${width}.png`);
      await layOut(desk, sheets[at] ?? [], width, across, path);
      process.stdout.write(`${path}\n`);
    }
  }
  await pages.close();
}
