import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedCalls } from './shared-calls.ts';
import { sharedTime } from './shared-time.ts';

const never = new AbortController().signal;

describe('a dead endpoint', () => {
  test('is called again after two minutes, and then after four if the first call fails', () => {
    let now = 0;
    const calls = sharedCalls({}, () => now);
    for (let failure = 0; failure < 3; failure += 1) calls.failed(true);
    expect(calls.isDead()).toBe(true);
    now = 119_000;
    expect(calls.isDead()).toBe(true);
    now = 120_000;
    expect(calls.isDead()).toBe(false);
    calls.failed(false);
    now += 239_000;
    expect(calls.isDead()).toBe(true);
    now += 1_000;
    calls.answered(0.1);
    calls.failed(false);
    expect(calls.isDead()).toBe(false);
  });
});

describe('places for calls', () => {
  test('go to hosts in turn, and not to those that have given up', async () => {
    const calls = sharedCalls({ concurrency: 1, mostAtOnce: 1 });
    const got: string[] = [];
    const ask = (network: string, signal = never) =>
      calls.place({ network, pair: '', first: true }, signal).then(
        (leave) => {
          got.push(network);
          setImmediate(leave);
        },
        () => undefined,
      );
    const gone = new AbortController();
    const all = [...['ann', 'ann', 'ann', 'ann'].map((host) => ask(host)), ask('gone', gone.signal), ask('bob')];
    gone.abort();
    await Promise.all(all);
    expect(got).toEqual(['ann', 'ann', 'bob', 'ann', 'ann']);
  });
});

describe('time for calls', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is one budget: five runs at once have a fifth of it each, and what one leaves is the others’', () => {
    const time = sharedTime();
    const parts = [1, 2, 3, 4, 5].map(() => time.part(100_000));
    vi.advanceTimersByTime(10_000);
    for (const part of parts.slice(1)) part.end();
    vi.advanceTimersByTime(49_000);
    expect(parts[0]?.signal.aborted).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(parts[0]?.signal.aborted).toBe(true);
    parts[0]?.end();
  });
});
