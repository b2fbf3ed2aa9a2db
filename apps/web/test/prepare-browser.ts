import { ensureChromium } from '@serendip/test-kit/chromium';
import type { TestProject } from 'vitest/node';
import { servePages } from '../../server/test/serve-pages.ts';
import { buildWebAppIfChanged } from '../build/web-app-build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the browser to look at screens with. */
    chromiumPath: string;
    /** Where the product's pages and files are served. The tests answer the calls. */
    pagesUrl: string;
  }
}

/** Once per run: builds the web app, serves it, and finds a browser to look at it with. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  buildWebAppIfChanged();
  provide('chromiumPath', ensureChromium());
  const pages = await servePages();
  provide('pagesUrl', pages.url);
  return pages.close;
}
