import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { callPolicy } from './call-policy.ts';

const never = new AbortController().signal;

/** Makes calls that take so long, in milliseconds, or fail; tells how many were under way when each began. */
async function busyness(takes: (call: number) => number | Error, calls: number, limits = {}): Promise<number[]> {
  const policy = callPolicy({ timeout: 200, retries: 0, failures: 1_000, ...limits });
  const busy: number[] = [];
  let underWay = 0;
  await Promise.allSettled(
    Array.from({ length: calls }, (_, call) =>
      policy.call(async () => {
        underWay += 1;
        busy.push(underWay);
        const time = takes(call);
        await wait(typeof time === 'number' ? time : 5);
        underWay -= 1;
        if (typeof time !== 'number') throw time;
      }, never),
    ),
  );
  return busy;
}

test('four calls go at once to begin with, up to twelve as long as answers come quickly', async () => {
  const busy = await busyness(() => 5, 150);
  expect(Math.max(...busy.slice(0, 4))).toBe(4);
  expect(Math.max(...busy)).toBe(12);
});

test('never more than four to a server that takes its time', async () => {
  expect(Math.max(...(await busyness(() => 120, 24)))).toBe(4);
});

test('a server that refuses now and then is asked by few at once again', async () => {
  const busy = await busyness(
    (call) => (call % 6 === 5 ? Object.assign(new Error('busy'), { statusCode: 429 }) : 5),
    150,
  );
  expect(Math.max(...busy)).toBeLessThanOrEqual(6);
});
