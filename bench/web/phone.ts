import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, ensureChromium } from '@serendip/test-kit/chromium';
import { type BrowserContext, chromium } from 'playwright-core';
import type { Guest } from './guest.ts';

const debugPort = 9333;

/** Runs with a browser that has never been anywhere, signed in as the guest or not. */
export async function withFreshPhone<R>(
  url: string,
  guest: Guest | null,
  use: (phone: { context: BrowserContext; debugPort: number }) => Promise<R>,
): Promise<R> {
  const profile = mkdtempSync(join(tmpdir(), 'serendip-phone-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${debugPort}`],
    viewport: { width: 390, height: 844 },
  });
  try {
    if (guest) {
      const page = context.pages()[0] ?? (await context.newPage());
      await page.goto(`${url}/robots.txt`);
      const stored = { 'serendip.user': JSON.stringify(guest.user), 'serendip.token': guest.token };
      await page.evaluate(
        `Object.entries(${JSON.stringify(stored)}).forEach((entry) => localStorage.setItem(...entry))`,
      );
      await page.goto('about:blank');
    }
    return await use({ context, debugPort });
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
