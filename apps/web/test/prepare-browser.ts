import { chromiumFlags, ensureChromium, undrawn } from '@serendip/test-kit/chromium';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { servePages } from '../../server/test/serve-pages.ts';
import { buildWebAppIfChanged } from '../build/web-app-build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's one browser takes connections. */
    browserEndpoint: string;
    /** Where the product's pages and files are served. The tests answer the calls. */
    pagesUrl: string;
  }
}

/** Once per run: builds the web app and starts a browser to look at it with. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  buildWebAppIfChanged();
  const [browser, pages] = await Promise.all([
    chromium.launchServer({ executablePath: ensureChromium(), args: [...chromiumFlags, undrawn] }),
    servePages(),
  ]);
  provide('browserEndpoint', browser.wsEndpoint());
  provide('pagesUrl', pages.url);
  return async () => {
    await browser.close();
    await pages.close();
  };
}
