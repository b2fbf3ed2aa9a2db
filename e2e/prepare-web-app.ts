import { ensureChromium, ensureWholeChromium } from '@serendip/test-kit/chromium';
import { buildWebAppIfChanged } from '../apps/web/build/web-app-build.ts';

/**
 * Once per run: journeys start the product by themselves, and find its web app built and their browsers there. Two tests that
 * install them at the same time would lock each other out.
 */
export default function setup(): void {
  ensureChromium();
  ensureWholeChromium();
  buildWebAppIfChanged();
}
