import { setTimeout as sleep } from 'node:timers/promises';

/** A rate limiter: one after the other, at most this many per second. */
export function gate(rate: number): () => Promise<void> {
  let next = 0;
  return async () => {
    const at = Math.max(next, performance.now());
    next = at + 1_000 / rate;
    await sleep(Math.max(0, at - performance.now()));
  };
}
