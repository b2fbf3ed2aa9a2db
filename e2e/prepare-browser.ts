import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumFlags, ensureChromium } from '../scripts/chromium.ts';
import { webAppIsCurrent } from '../scripts/web-app-build.ts';
import { startSerendip } from './serendip.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of the run takes connections. */
    browserEndpoint: string;
    /** The product, for screens whose calls are answered by their test: only its pages are asked for. */
    pagesUrl: string;
  }
}

/** Once per run: the web app as it is served, and a browser to look at it with. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  if (!webAppIsCurrent(root)) {
    const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, encoding: 'utf8' });
    if (built.status !== 0) throw new Error(`The web app could not be built:\n${built.stdout}${built.stderr}`);
  }
  const [browser, serendip] = await Promise.all([
    chromium.launchServer({ executablePath: ensureChromium(), args: chromiumFlags }),
    startSerendip({ RATE_LIMIT: 'off', LOG_LEVEL: 'error' }),
  ]);
  provide('browserEndpoint', browser.wsEndpoint());
  provide('pagesUrl', serendip.url);
  return async () => {
    await browser.close();
    await serendip.stop();
  };
}
