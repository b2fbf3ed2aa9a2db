import { expect, test } from 'vitest';
import { matchRunPollInterval } from './use-match-run.ts';

test('a queued or processing run is polled every two seconds', () => {
  expect(matchRunPollInterval({ status: 'queued' }, 0)).toBe(2000);
  expect(matchRunPollInterval({ status: 'processing' }, 299_999)).toBe(2000);
});

test('polling stops at completed and at failed', () => {
  expect(matchRunPollInterval({ status: 'completed' }, 0)).toBe(false);
  expect(matchRunPollInterval({ status: 'failed' }, 0)).toBe(false);
});

test('polling stops after five minutes whatever the status', () => {
  expect(matchRunPollInterval({ status: 'queued' }, 300_000)).toBe(false);
  expect(matchRunPollInterval({ status: 'processing' }, 3_600_000)).toBe(false);
});

test('without a run there is no polling', () => {
  expect(matchRunPollInterval(null, 0)).toBe(false);
  expect(matchRunPollInterval(undefined, 0)).toBe(false);
});
