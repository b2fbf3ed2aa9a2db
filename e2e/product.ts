import { chromiumFlags, ensureChromium } from '@serendip/test-kit/chromium';
import { type Serendip, startSerendip } from '@serendip/test-kit/serendip';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { fillDataFolder } from '../apps/server/test/prepared-folder.ts';
import { type Visitor, visit } from './visitor.ts';

/** A running product and a browser, for all journeys of a file: to start both takes as long as many a journey. */
export interface Product {
  serendip: Serendip;
  /** A browser of somebody's own, until the end of the journey. */
  visit(device: BrowserContextOptions): Promise<Visitor>;
}

/** Starts them before a file's journeys and ends them afterwards. `flags` are the browser's, in addition. */
export function useProduct(settings: () => Promise<Record<string, string>>, flags: string[] = []): Product {
  let serendip: Serendip;
  let browser: Browser;
  let visitors: Visitor[] = [];
  beforeAll(async () => {
    serendip = await startSerendip(await settings(), fillDataFolder);
    browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags, ...flags] });
  });
  afterEach(async () => {
    await Promise.all(visitors.map(({ context }) => context.close()));
    visitors = [];
  });
  afterAll(async () => {
    await browser?.close();
    await serendip?.stop();
  });
  return {
    get serendip() {
      return serendip;
    },
    async visit(device) {
      const visitor = await visit(browser, serendip.url, device);
      visitors.push(visitor);
      return visitor;
    },
  };
}
