import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { patience } from './packages/test-kit/src/patience.ts';

/** Milliseconds for one test: those that wait for two things in turn, and then some. */
const testTimeout = 300_000;

/** A look again and again at what comes a moment later: long enough for a machine that is busy with other things. */
const expect = { poll: { interval: 50, timeout: patience } };

/**
 * The suites. `npm test` runs all; one alone: `npx vitest run --project server`. No test is repeated: one that fails now and
 * then tells of a fault. And none is isolated: no module keeps state, so a worker loads everything once for all its files.
 */
export default defineConfig({
  test: {
    // One more than there are cores: many tests wait for a clock, a mail or a page. Each more costs more than it brings.
    maxWorkers: availableParallelism() + 1,
    isolate: false,
    // Of the tests of one file: more pages at once than this, and each waits for the other.
    maxConcurrency: 2,
    projects: [
      {
        // What needs no server and no browser. In one suite, since each suite starts workers of its own.
        test: {
          name: 'units',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            '{scripts,bench,research}/**/*.test.ts',
          ],
          setupFiles: ['apps/web/test/speak-english.ts'],
          testTimeout,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          expect,
          globalSetup: ['apps/server/test/prepare-database.ts'],
          setupFiles: ['apps/server/test/cheap-hashes.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          expect,
          globalSetup: ['apps/server/test/prepare-database.ts', 'e2e/prepare-web-app.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['apps/web/test/**/*.test.ts'],
          // One worker talks to one browser that it started, with no process in between, and keeps all cores busy with its pages.
          maxWorkers: 1,
          maxConcurrency: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          globalSetup: ['apps/web/test/prepare-browser.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
    ],
  },
});
