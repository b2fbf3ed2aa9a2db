import { chromiumFlags, ensureChromium, undrawn } from '@serendip/test-kit/chromium';
import { startSerendip } from '@serendip/test-kit/serendip';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildWebAppIfChanged } from '../build/web-app-build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's one browser takes connections. */
    browserEndpoint: string;
    /** A running Serendip. The tests answer the calls, so it serves only pages and files. */
    pagesUrl: string;
  }
}

/** Once per run: builds the web app and starts a browser to look at it with. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  buildWebAppIfChanged();
  const [browser, serendip] = await Promise.all([
    chromium.launchServer({ executablePath: ensureChromium(), args: [...chromiumFlags, undrawn] }),
    startSerendip({ RATE_LIMIT: 'off', LOG_LEVEL: 'error' }),
  ]);
  provide('browserEndpoint', browser.wsEndpoint());
  provide('pagesUrl', serendip.url);
  return async () => {
    await browser.close();
    await serendip.stop();
  };
}
