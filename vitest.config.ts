import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// A shared machine can stall for seconds: where nobody watches, a test that fails gets another chance.
const retry = process.env.CI ? 2 : 0;

/** The suites. `npm test` runs all; one alone: `npx vitest run --project server`. */
export default defineConfig({
  test: {
    // One more than there are cores: many tests wait for a clock, a mail or a page.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'matching', include: ['packages/matching/src/**/*.test.ts'], testTimeout: 120_000 } },
      { test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts', 'research/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          globalSetup: ['apps/server/test/prepare-database.ts'],
          // Each file has a database of its own and no module keeps state: to load everything once a worker is enough.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/prepare-browser.ts'],
          // As above; and the pages of a worker pass from test to test.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry,
        },
      },
    ],
  },
});
