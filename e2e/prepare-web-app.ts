import { ensureChromium, ensureWholeChromium } from '@serendip/test-kit/chromium';
import type { TestProject } from 'vitest/node';
import { preparedDump } from '../apps/server/test/prepared-dump.ts';
import { buildWebAppIfChanged } from '../apps/web/build/web-app-build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of a migrated embedded database; null where the run is about a PostgreSQL server. */
    migratedDump: string | null;
  }
}

/**
 * Once per run: journeys start the product by themselves, and find its web app built and their browsers there. Two tests that install
 * them at the same time would lock each other out.
 */
export default async function setup({ provide }: TestProject): Promise<void> {
  ensureChromium();
  ensureWholeChromium();
  buildWebAppIfChanged();
  provide('migratedDump', process.env.TEST_DATABASE_URL ? null : await preparedDump());
}
