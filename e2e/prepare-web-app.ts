import { ensureChromium, ensureWholeChromium } from '@serendip/test-kit/chromium';
import { buildWebAppIfChanged } from '../apps/web/build/web-app-build.ts';

/**
 * Once per run, or as a command before several runs at once: tests that start the product by themselves find its web app built and
 * their browsers there. Two that made them at the same time would be in each other's way.
 */
export default function setup(): void {
  ensureChromium();
  ensureWholeChromium();
  buildWebAppIfChanged();
}

if (import.meta.main) setup();
